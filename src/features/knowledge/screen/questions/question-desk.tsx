// What people asked and did not find, as a list that one works off: the question at the left, what is done with it beside.
import { ChevronLeft } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import { classNames } from '../../../../ui/class-names.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { EmptyTray } from '../../../../ui/illustration.tsx'
import { Loaded } from '../../../../ui/loaded.tsx'
import { useNow } from '../../../../ui/now.ts'
import { Segmented } from '../../../../ui/segmented.tsx'
import { Loading, SkeletonRows } from '../../../../ui/skeleton.tsx'
import { useKeys } from '../../../../ui/use-keys.ts'
import type { Question, QuestionState } from '../../asking/contract.ts'
import { knowledgePath, questionsPath } from '../knowledge-paths.ts'
import type { KnowledgePlace } from '../knowledge-place.ts'
import { askedWords } from '../knowledge-words.ts'
import { ShowMore } from '../show-more.tsx'
import { useQuestionPages } from '../use-pages.ts'
import { QuestionView } from './question-view.tsx'

const states: readonly { value: QuestionState; label: string }[] = [
  { value: 'unanswered', label: 'Unanswered' },
  { value: 'drafted', label: 'Drafted' },
  { value: 'answered', label: 'Answered' },
  { value: 'dismissed', label: 'Dismissed' },
]

const emptyWords: Record<QuestionState, [string, string]> = {
  unanswered: ['Nothing waits for an answer', 'What FAQ cannot answer appears here, the most asked first.'],
  drafted: ['No drafts', 'Answers that wait for approval appear here.'],
  answered: ['Nothing answered yet', 'Questions that got their answer later appear here.'],
  dismissed: ['Nothing dismissed', 'What you take off the list appears here, and can be put back.'],
}

export interface QuestionDeskProps {
  place: KnowledgePlace
  setPlace: (place: KnowledgePlace) => void
}

export function QuestionDesk({ place, setPlace }: QuestionDeskProps) {
  const [state, setState] = useState<QuestionState>('unanswered')
  const read = useQuestionPages(state)
  const open = (question: number | null) => setPlace({ ...place, view: 'questions', question })
  const [emptyTitle, emptyText] = emptyWords[state]
  return (
    <section aria-labelledby="questions" className="mt-4">
      <Link
        href={knowledgePath}
        className="inline-flex min-h-6 items-center gap-1 text-13 text-ink-2 hover:text-ink max-md:min-h-11"
      >
        <ChevronLeft aria-hidden className="size-4" />
        Knowledge Base
      </Link>
      <header className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id="questions" className="text-16 font-semibold">
          What people asked and did not find
          {read.data !== undefined && (
            <span className="ml-2 text-13 font-normal text-ink-3 tabular-nums">{read.data.total}</span>
          )}
        </h2>
        <Segmented
          label="Which questions"
          value={state}
          onValueChange={(next) => {
            setState(next)
            open(null)
          }}
          options={states}
        />
      </header>
      <Loaded
        of={read}
        level={3}
        className="mt-4"
        failed="Failed to load the questions"
        waiting={
          <Loading label="Loading the questions" className="mt-4">
            <SkeletonRows rows={5} />
          </Loading>
        }
      >
        {({ questions, total }) => {
          const named = questions.find(({ id }) => id === place.question)
          if (questions.length === 0 && place.question === null) {
            return (
              <EmptyState title={emptyTitle} illustration={<EmptyTray />}>
                {emptyText}
              </EmptyState>
            )
          }
          return (
            <Desk
              questions={questions}
              openId={named?.id ?? place.question ?? questions[0]?.id ?? null}
              onOpen={open}
              more={<ShowMore of={read} shown={questions.length} total={total} />}
            />
          )
        }}
      </Loaded>
    </section>
  )
}

/** Questions that fit above the one that is open on a phone. */
const FEW = 3
/** What lies below the edge fades, so that one sees that the list goes on. */
const listStyle =
  'max-lg:max-h-68 max-lg:overflow-y-auto max-lg:pb-10 max-lg:[mask-image:linear-gradient(#000_calc(100%-2.5rem),transparent)]'

interface DeskProps {
  questions: readonly Question[]
  openId: number | null
  onOpen: (id: number | null) => void
  /** At the end of the list. */
  more: ReactNode
}

function Desk({ questions, openId, onOpen, more }: DeskProps) {
  const at = questions.findIndex(({ id }) => id === openId)
  const step = (by: 1 | -1) => {
    const next = questions[at + by]
    if (next === undefined) return false
    onOpen(next.id)
    return true
  }
  useKeys('Questions', [
    { keys: 'j', label: 'Next question', run: () => step(1) },
    { keys: 'k', label: 'The one before', run: () => step(-1) },
    {
      keys: 'c',
      label: 'Write the answer',
      run: () => document.querySelector<HTMLElement>('[data-answer]')?.focus(),
    },
  ])
  /* What was worked off makes room for the one that took its place. */
  const following = questions[at + 1] ?? questions[at - 1] ?? null
  return (
    <div className="mt-4 grid items-start gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,360px)_minmax(0,1fr)]">
      {questions.length > 0 && (
        <nav aria-label="Questions" className={classNames('min-w-0', questions.length > FEW && listStyle)}>
          <ul className="border-t border-line">
            {questions.map((question) => (
              <li key={question.id} className="border-b border-line">
                <QuestionLink question={question} isOpen={question.id === openId} />
              </li>
            ))}
          </ul>
          {more}
        </nav>
      )}
      {openId !== null && (
        <QuestionView key={openId} id={openId} onDone={() => onOpen(following?.id ?? null)} />
      )}
    </div>
  )
}

function QuestionLink({ question, isOpen }: { question: Question; isOpen: boolean }) {
  const now = useNow()
  return (
    <Link
      href={questionsPath(question.id)}
      replace
      aria-current={isOpen ? 'true' : undefined}
      className={classNames(
        'block px-3 py-2.5 -outline-offset-2 hover:bg-ink/3',
        isOpen && 'bg-surface shadow-[inset_2px_0_0_var(--accent)]',
      )}
    >
      <span className="font-550 block text-13 leading-[19px] text-pretty wrap-text">{question.text}</span>
      <span className="block text-12 text-ink-2 wrap-text">{askedWords(question, now)}</span>
    </Link>
  )
}
