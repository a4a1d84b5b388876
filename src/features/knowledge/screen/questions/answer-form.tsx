// The answer to a question, written where the question is: it becomes a draft, or is published at once.
import { type SubmitEvent, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { Field } from '../../../../ui/field.tsx'
import { lazyComponent } from '../../../../ui/lazy.tsx'
import { Textarea } from '../../../../ui/textarea.tsx'
import type { Question } from '../../asking/contract.ts'
import { LONGEST_ARTICLE } from '../../contract.ts'
import { useKept } from '../use-kept.ts'
import { useKnowledge } from '../use-knowledge.ts'
import { useQuestionActs } from './use-question-acts.ts'

const Markdown = lazyComponent(async () => (await import('../article/markdown.tsx')).Markdown)

export function AnswerForm({ question, onDone }: { question: Question; onDone: () => void }) {
  const { data: held } = useKnowledge()
  const { answer } = useQuestionActs(question)
  const written = useKept(`answer:${question.id}`, () => ({ text: '', isPublic: false }))
  const [isPreview, setPreview] = useState(false)
  const [tried, setTried] = useState(false)
  const { text, isPublic } = written.value
  const isMissing = text.trim() === ''
  function save(publish: boolean) {
    setTried(true)
    if (isMissing || answer.isPending) return
    answer.mutate(
      { text: text.trim(), publish, isPublic },
      {
        onSuccess: () => {
          written.drop()
          onDone()
        },
      },
    )
  }
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    save(held?.mayPublish ?? false)
  }
  return (
    <form noValidate onSubmit={submit} className="mt-5 max-w-[72ch]">
      <div className={isPreview ? 'hidden' : undefined}>
        <Field
          label="Answer"
          hint="Markdown works here. What you write is kept until you send it."
          error={tried && isMissing ? 'Write the answer first' : undefined}
        >
          <Textarea
            data-answer
            rows={6}
            value={text}
            maxLength={LONGEST_ARTICLE}
            onChange={(event) => written.change({ text: event.target.value })}
          />
        </Field>
      </div>
      {isPreview && (
        <section aria-label="Preview" className="rounded-card bg-surface px-5 py-4 shadow-card">
          <Markdown text={text} />
        </section>
      )}
      <div className="mt-2">
        <Checkbox
          checked={isPublic}
          onCheckedChange={(next) => written.change({ isPublic: next })}
          label="Public"
          description="Also answers people outside of the company."
        />
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        {held?.mayPublish && (
          <Button variant="primary" type="submit" busy={answer.isPending} busyLabel="Publishing...">
            Publish the answer
          </Button>
        )}
        <Button
          variant={held?.mayPublish ? 'secondary' : 'primary'}
          busy={answer.isPending}
          onClick={() => save(false)}
        >
          Save as draft
        </Button>
        {!isMissing && (
          <Button variant="ghost" aria-pressed={isPreview} onClick={() => setPreview(!isPreview)}>
            {isPreview ? 'Keep writing' : 'Preview'}
          </Button>
        )}
      </div>
    </form>
  )
}
