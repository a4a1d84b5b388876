// An article edited where it is read: kept in the browser while one writes, seen by others once it is published.
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../../ui/api.ts'
import { Button } from '../../../../ui/button.tsx'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { RequestError } from '../../../../ui/request.ts'
import { toast } from '../../../../ui/toasts.ts'
import { useAct } from '../../../../ui/use-act.ts'
import { useKeys } from '../../../../ui/use-keys.ts'
import { changeArticle } from '../../articles/contract.ts'
import type { Article } from '../../contract.ts'
import { BackToBase } from '../article/article-bar.tsx'
import { useShowArticle } from '../article/use-article-acts.ts'
import { keptWords } from '../knowledge-words.ts'
import { refreshKnowledge } from '../refresh-knowledge.ts'
import { useKept } from '../use-kept.ts'
import { bodyOf, formOf, isWhole } from './article-form.ts'
import { ChangedMeanwhile } from './changed-meanwhile.tsx'
import { WhatItChanges } from './what-it-changes.tsx'
import { Writing } from './writing.tsx'

export function ArticleEditor({ article, onLeave }: { article: Article; onLeave: () => void }) {
  const queryClient = useQueryClient()
  const show = useShowArticle()
  const written = useKept(`article:${article.id}`, () => formOf(article))
  const [isTried, setTried] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const form = written.value
  const isTouched = written.keptAt !== null
  const save = useAct(
    (isOver: boolean) =>
      api(changeArticle, {
        params: { id: article.id },
        body: { ...bodyOf(form), ...(!isOver && { version: form.version }) },
      }),
    {
      failed: { title: 'Failed to publish the article' },
      inForm: true,
      done: (next: Article) => {
        written.drop()
        show(next)
        onLeave()
        toast({
          kind: 'success',
          title: next.status === 'draft' ? 'Draft saved' : 'Published',
          description: next.title,
        })
      },
    },
  )
  const isStale = save.error instanceof RequestError && save.error.status === 409
  function publish() {
    setTried(true)
    if (!isWhole(form) || save.isPending) return
    if (isTouched) save.mutate(false)
    else onLeave()
  }
  function discard() {
    written.drop()
    void refreshKnowledge(queryClient)
    onLeave()
  }
  useKeys('Writing', [
    { keys: 'Ctrl Enter', label: 'Publish' },
    { keys: 'Ctrl B', label: 'Bold' },
  ])
  return (
    <>
      <h1 className="sr-only">Edit {article.title}</h1>
      <div className="flex min-h-14 flex-wrap items-center gap-1.5 text-13 text-ink-2">
        <BackToBase />
        <p className="ml-auto text-12 text-ink-3 tabular-nums max-md:hidden">{keptWords(written.keptAt)}</p>
        <Button
          variant="ghost"
          className="ml-1.5 max-md:ml-auto"
          onClick={() => (isTouched ? setLeaving(true) : onLeave())}
        >
          Cancel
        </Button>
        <Button variant="primary" busy={save.isPending} busyLabel="Publishing..." onClick={publish}>
          {article.status === 'draft'
            ? 'Save the draft'
            : article.mayApprove
              ? 'Publish'
              : 'Send for approval'}
        </Button>
      </div>
      {isStale && (
        <ChangedMeanwhile
          articleId={article.id}
          isBusy={save.isPending}
          onPublish={() => save.mutate(true)}
        />
      )}
      <Writing form={form} change={written.change} before={article.text} isTried={isTried} onSave={publish} />
      <WhatItChanges article={article} title={form.title} text={form.text} />
      <ConfirmDialog
        open={isLeaving}
        onOpenChange={setLeaving}
        title="Discard your changes?"
        description="What you have written here is not published yet."
        confirmLabel="Discard"
        cancelLabel="Keep writing"
        onConfirm={discard}
      />
    </>
  )
}
