// The field that asks the knowledge base, and what it answers (FAQ-02).
import { Search } from 'lucide-react'
import { type RefObject, type SubmitEvent, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Kbd } from '../../../../ui/kbd.tsx'
import { LONGEST_QUESTION } from '../../asking/contract.ts'
import { AnswerView } from './answer-view.tsx'
import { NotKnown } from './not-known.tsx'
import { useAsking } from './use-asking.ts'

export type AskBoxProps = { instanceId: number | null; field: RefObject<HTMLInputElement | null> }

export function AskBox({ instanceId, field }: AskBoxProps) {
  const { ask, answer } = useAsking(instanceId)
  const [question, setQuestion] = useState(answer?.question ?? '')
  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const words = question.trim()
    if (words === '') field.current?.focus()
    else if (!ask.isPending) ask.mutate(words)
  }
  return (
    <section aria-label="Ask the knowledge base">
      <form
        onSubmit={send}
        className="flex h-13 items-center gap-3 rounded-card bg-surface pr-2 pl-4 ring-field focus-within:outline-2 focus-within:outline-offset-1 focus-within:outline-focus max-md:h-14 max-md:pl-3"
      >
        <Search aria-hidden className="size-4 text-ink-3" />
        <input
          ref={field}
          value={question}
          maxLength={LONGEST_QUESTION}
          aria-label="Question"
          placeholder="Ask how things are done here"
          onChange={(event) => setQuestion(event.target.value)}
          className="h-full min-w-0 flex-1 bg-transparent text-16 outline-none"
        />
        <Kbd keys={question.trim() === '' ? '/' : 'Enter'} className="max-md:hidden" />
        <Button
          variant="primary"
          type="submit"
          className="h-9! max-md:h-10!"
          busy={ask.isPending}
          busyLabel="Looking..."
        >
          Ask
        </Button>
      </form>
      <div aria-live="polite">
        {answer !== null &&
          (answer.statements.length > 0 ? (
            <AnswerView key={answer.id} answer={answer} />
          ) : (
            <NotKnown key={answer.id} answer={answer} />
          ))}
      </div>
    </section>
  )
}
