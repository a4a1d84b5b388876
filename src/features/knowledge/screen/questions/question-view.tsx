// One question without an answer: who asked and how they put it, and what is done with it.
import { Link } from 'wouter'
import type { Response } from '../../../../kit/contract.ts'
import { Button } from '../../../../ui/button.tsx'
import { Loaded } from '../../../../ui/loaded.tsx'
import { useNow } from '../../../../ui/now.ts'
import { Loading, Skeleton, SkeletonRows } from '../../../../ui/skeleton.tsx'
import { RelativeTime } from '../../../../ui/time.tsx'
import { useRead } from '../../../../ui/use-read.ts'
import { useSession } from '../../../accounts/screen/use-session.ts'
import { getQuestion } from '../../asking/contract.ts'
import { plainWords } from '../article/plain-words.ts'
import { articlePath } from '../knowledge-paths.ts'
import { agoWords, askedWords } from '../knowledge-words.ts'
import { AnswerForm } from './answer-form.tsx'
import { OtherWays } from './other-ways.tsx'
import { useQuestionActs } from './use-question-acts.ts'

export interface QuestionViewProps {
  id: number
  /** It is off the list now. */
  onDone: () => void
}

export function QuestionView({ id, onDone }: QuestionViewProps) {
  const read = useRead(getQuestion, { params: { id } })
  return (
    <Loaded
      of={read}
      level={3}
      failed="Failed to load the question"
      waiting={
        <Loading label="Loading the question">
          <Skeleton className="h-5 w-2/3" />
          <SkeletonRows rows={3} />
        </Loading>
      }
    >
      {(question) => <Whole question={question} onDone={onDone} />}
    </Loaded>
  )
}

export type WholeQuestion = Response<typeof getQuestion>

function Whole({ question, onDone }: { question: WholeQuestion; onDone: () => void }) {
  const now = useNow()
  const session = useSession()
  const { owner, ownerAskedAt, state } = question
  const isYou = session.state === 'signed-in' && session.user.id === owner?.id
  const ownerName = isYou ? 'you' : owner?.name
  return (
    <article aria-labelledby="question" className="min-w-0">
      <h3 id="question" className="text-20 font-semibold tracking-[-0.012em] text-pretty wrap-text">
        {question.text}
      </h3>
      <p className="mt-1 text-13 text-ink-2 first-letter:uppercase wrap-text">
        {askedWords(question, now)}
        {owner !== null && state === 'unanswered' && (
          <>
            {' \u00b7 '}
            {ownerAskedAt === null
              ? `waits for ${ownerName}`
              : `${ownerName} ${isYou ? 'were' : 'was'} asked ${agoWords(ownerAskedAt, now)}`}
          </>
        )}
      </p>
      <Wrong question={question} />
      <Asks question={question} />
      {state === 'unanswered' && question.mayAnswer && (
        <>
          <AnswerForm question={question} onDone={onDone} />
          <OtherWays question={question} onDone={onDone} />
        </>
      )}
      {state === 'unanswered' && !question.mayAnswer && (
        <p className="mt-5 text-13 text-ink-2">You get a mail as soon as it is answered.</p>
      )}
      {question.articleId !== null && (
        <p className="mt-5 text-13">
          <Link href={articlePath(question.articleId)} className="link">
            {state === 'drafted' ? 'Open the draft that answers it' : 'Open the article that answers it'}
          </Link>
        </p>
      )}
      {state === 'dismissed' && question.mayAnswer && <Reopen question={question} onDone={onDone} />}
    </article>
  )
}

function Wrong({ question: { wrong } }: { question: WholeQuestion }) {
  if (wrong.length === 0) return null
  return (
    <div className="mt-4 border-l-2 border-line-2 py-0.5 pl-4 text-13">
      <p className="font-550">This answer was marked wrong</p>
      <ul className="mt-1 grid gap-1">
        {wrong.map(({ articleId, title, sentence }) => (
          <li key={sentence} className="text-ink-2 wrap-text">
            <q>{plainWords(sentence)}</q>{' '}
            {articleId === null ? (
              title
            ) : (
              <Link href={articlePath(articleId, sentence)} className="link">
                {title}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** How they put it, where those are other words than the question's. */
function Asks({ question: { asks, text } }: { question: WholeQuestion }) {
  const others = asks.filter((one) => one.text !== text)
  if (others.length === 0) return null
  return (
    <ul aria-label="How it was asked" className="mt-4 grid gap-1.5 text-13">
      {others.map(({ name, text: words, at }) => (
        <li key={`${at} ${words}`} className="flex gap-3">
          <q className="min-w-0 flex-1 wrap-text">{words}</q>
          <span className="shrink-0 text-12 text-ink-2">
            {name ?? 'From outside'}, <RelativeTime at={at} />
          </span>
        </li>
      ))}
    </ul>
  )
}

function Reopen({ question, onDone }: { question: WholeQuestion; onDone: () => void }) {
  const { reopen } = useQuestionActs(question)
  return (
    <Button
      className="mt-5"
      busy={reopen.isPending}
      onClick={() => reopen.mutate(undefined, { onSuccess: onDone })}
    >
      Put back on the list
    </Button>
  )
}
