// A page to write an article on: published, or kept as a draft for whoever approves it.
import { useState } from 'react'
import { useLocation } from 'wouter'
import { api } from '../../../../ui/api.ts'
import { Button } from '../../../../ui/button.tsx'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { Switch } from '../../../../ui/switch.tsx'
import { toast } from '../../../../ui/toasts.ts'
import { useAct } from '../../../../ui/use-act.ts'
import { useKeys } from '../../../../ui/use-keys.ts'
import { createArticle } from '../../articles/contract.ts'
import { BackToBase } from '../article/article-bar.tsx'
import { useShowArticle } from '../article/use-article-acts.ts'
import { articlePath, knowledgePath } from '../knowledge-paths.ts'
import { keptWords } from '../knowledge-words.ts'
import { useKept } from '../use-kept.ts'
import { useKnowledge } from '../use-knowledge.ts'
import { bodyOf, emptyForm, isWhole } from './article-form.ts'
import { Writing } from './writing.tsx'

export function NewArticlePage() {
  const { data: held } = useKnowledge()
  const show = useShowArticle()
  const [, navigate] = useLocation()
  const written = useKept('article:new', emptyForm)
  const [isTried, setTried] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const form = written.value
  const mayPublish = held?.mayPublish ?? false
  const create = useAct(
    (isDraft: boolean) => api(createArticle, { body: { ...bodyOf(form), isPublic: form.isPublic, isDraft } }),
    {
      failed: { title: 'Failed to save the article' },
      done: (article) => {
        written.drop()
        show(article)
        navigate(articlePath(article.id), { replace: true })
        toast({
          kind: 'success',
          title: article.status === 'published' ? 'Published' : 'Draft saved',
          description:
            article.status === 'published'
              ? 'Questions are answered from it.'
              : 'Nothing is answered from it until it is approved.',
        })
      },
    },
  )
  function save(isDraft: boolean) {
    setTried(true)
    if (isWhole(form) && !create.isPending) create.mutate(isDraft)
  }
  const leave = () => navigate(knowledgePath)
  useKeys('Writing', [
    { keys: 'Ctrl Enter', label: 'Publish' },
    { keys: 'Ctrl B', label: 'Bold' },
  ])
  return (
    <div className="mx-auto w-full max-w-[1360px] px-8 pb-10 max-xl:px-6 max-md:px-4">
      <h1 className="sr-only">Write an article</h1>
      <div className="flex min-h-14 flex-wrap items-center gap-1.5 text-13 text-ink-2">
        <BackToBase />
        <p className="ml-auto text-12 text-ink-3 tabular-nums max-md:hidden">{keptWords(written.keptAt)}</p>
        <Button
          variant="ghost"
          className="ml-1.5 max-md:ml-auto"
          onClick={() => (written.keptAt === null ? leave() : setLeaving(true))}
        >
          Cancel
        </Button>
        {mayPublish && (
          <Button busy={create.isPending} onClick={() => save(true)} className="max-md:hidden">
            Save as draft
          </Button>
        )}
        <Button
          variant="primary"
          busy={create.isPending}
          busyLabel="Saving..."
          onClick={() => save(!mayPublish)}
        >
          {mayPublish ? 'Publish' : 'Send for approval'}
        </Button>
      </div>
      <Writing
        form={form}
        change={written.change}
        before={null}
        isTried={isTried}
        onSave={() => save(!mayPublish)}
      />
      <div className="mt-6 max-w-96 border-t border-line pt-4">
        <Switch
          checked={form.isPublic}
          onCheckedChange={(isPublic) => written.change({ isPublic })}
          label="Public"
          description="Also answers people from outside."
        />
      </div>
      <ConfirmDialog
        open={isLeaving}
        onOpenChange={setLeaving}
        title="Discard your article?"
        description="It is kept in this browser until you discard it."
        confirmLabel="Discard"
        cancelLabel="Keep writing"
        onConfirm={() => {
          written.drop()
          leave()
        }}
      />
    </div>
  )
}
