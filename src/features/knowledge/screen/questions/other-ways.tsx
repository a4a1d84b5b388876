// What else settles a question: an article that says it already, somebody who knows, or nothing at all.
import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Field } from '../../../../ui/field.tsx'
import { Input } from '../../../../ui/input.tsx'
import { Select } from '../../../../ui/select.tsx'
import { useRead } from '../../../../ui/use-read.ts'
import { listArticles } from '../../articles/contract.ts'
import type { Question } from '../../asking/contract.ts'
import { useKnowledge } from '../use-knowledge.ts'
import { useQuestionActs } from './use-question-acts.ts'

type Way = 'article' | 'person' | null

export function OtherWays({ question, onDone }: { question: Question; onDone: () => void }) {
  const [way, setWay] = useState<Way>(null)
  const { dismiss } = useQuestionActs(question)
  const toggle = (next: Way) => setWay(way === next ? null : next)
  return (
    <section aria-label="Other ways to settle it" className="mt-5 max-w-[72ch] border-t border-line pt-3">
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="ghost" aria-expanded={way === 'article'} onClick={() => toggle('article')}>
          An article says it already
        </Button>
        <Button size="sm" variant="ghost" aria-expanded={way === 'person'} onClick={() => toggle('person')}>
          Ask somebody else
        </Button>
        <Button
          size="sm"
          variant="ghost"
          busy={dismiss.isPending}
          onClick={() => dismiss.mutate(undefined, { onSuccess: onDone })}
        >
          Take off the list
        </Button>
      </div>
      {way === 'article' && <ByArticle question={question} onDone={onDone} />}
      {way === 'person' && <ByPerson question={question} onDone={() => setWay(null)} />}
    </section>
  )
}

/** Articles offered for the words that were typed. */
const MOST_OFFERED = 6

function ByArticle({ question, onDone }: { question: Question; onDone: () => void }) {
  const [words, setWords] = useState('')
  const { settle } = useQuestionActs(question)
  const { data } = useRead(
    listArticles,
    { query: { limit: MOST_OFFERED, ...(words.trim() !== '' && { q: words.trim() }) } },
    { placeholderData: (before) => before },
  )
  return (
    <div className="mt-3">
      <Field label="Which article" hint="Whoever asked is told which one it is.">
        <Input
          value={words}
          placeholder="Words of its title or text"
          onChange={(event) => setWords(event.target.value)}
        />
      </Field>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {data?.articles.map(({ id, title }) => (
          <li key={id} className="flex min-h-10 items-center gap-3 text-13">
            <span className="min-w-0 flex-1 truncate">{title}</span>
            <Button
              size="sm"
              aria-label={`${title} answers it`}
              busy={settle.isPending}
              onClick={() => settle.mutate(id, { onSuccess: onDone })}
            >
              This one
            </Button>
          </li>
        ))}
        {data?.articles.length === 0 && (
          <li className="py-2.5 text-13 text-ink-2">No article has these words.</li>
        )}
      </ul>
    </div>
  )
}

function ByPerson({ question, onDone }: { question: Question; onDone: () => void }) {
  const { data: held } = useKnowledge()
  const { pass } = useQuestionActs(question)
  const [chosen, setChosen] = useState<string>()
  const people = (held?.people ?? []).filter(({ id }) => id !== question.owner?.id)
  const person = people.find(({ id }) => String(id) === chosen)
  if (people.length === 0) {
    return <p className="mt-3 text-13 text-ink-2">There is nobody else here who could be asked.</p>
  }
  return (
    <div className="mt-3 flex items-end gap-2">
      <Field label="Who knows" className="min-w-0 flex-1">
        <Select
          value={chosen}
          onValueChange={setChosen}
          options={people.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      </Field>
      <Button
        disabled={person === undefined}
        busy={pass.isPending}
        onClick={() =>
          person && pass.mutate({ ownerId: person.id, name: person.name }, { onSuccess: onDone })
        }
      >
        Ask them
      </Button>
    </div>
  )
}
