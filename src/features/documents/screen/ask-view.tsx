// A question to a document: answered by its own sentences, or not at all.
import { type FormEvent, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import type { Document } from '../contract.ts'
import { placeWords } from './document-words.ts'
import { useAskDocument } from './use-document-acts.ts'

export type AskViewProps = { document: Document; show: (part: number, quote: string | null) => void }

export function AskView({ document, show }: AskViewProps) {
  const [question, setQuestion] = useState('')
  const ask = useAskDocument(document.id)
  function send(event: FormEvent) {
    event.preventDefault()
    if (question.trim() !== '') ask.mutate(question.trim())
  }
  return (
    <div className="py-4">
      <form onSubmit={send} className="flex items-end gap-2">
        <Field label="Question" className="flex-1">
          <Input value={question} maxLength={500} onChange={(event) => setQuestion(event.target.value)} />
        </Field>
        <Button variant="primary" type="submit" busy={ask.isPending}>
          Ask
        </Button>
      </form>
      <div aria-live="polite">
        {ask.data?.answers.length === 0 && (
          <p className="mt-4 text-13 text-ink-2">The document does not say.</p>
        )}
        <ul className="mt-4 grid gap-1">
          {ask.data?.answers.map((answer) => (
            <li key={answer.quote}>
              <button
                type="button"
                onClick={() => show(answer.part, answer.quote)}
                className="grid w-full grid-cols-[minmax(0,1fr)_auto] gap-3 rounded-control px-2.5 py-1.5 text-left text-15 hover:bg-ink/4"
              >
                <span className="wrap-text">{answer.text}</span>
                <span className="text-12 text-ink-3">{placeWords(document.unit, answer.part)}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
