// A mail on its way: its sort code fills, and what came of it appears below the perforation.

import { firstAgent } from '../../../crew/crew.ts'
import { agentFrom } from '../../../ui/agent.ts'
import { AgentStamp } from '../../../ui/agent-stamp.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { type SortStep, sortSteps } from '../../../ui/sort-bars.ts'
import { SortCode } from '../../../ui/sort-code.tsx'
import { StatusGlyph } from '../../../ui/status.tsx'
import { useProjectTasks } from '../../boards/screen/use-project-tasks.ts'
import type { Delivery } from '../../triage/contract.ts'
import { outcomeWords } from '../../triage/screen/delivery-words.tsx'
import { type FirstMail, useShownStep } from './use-first-mail.ts'

const MOST_TASKS = 5

/** Nothing until a mail is on its way. */
export function MailRun({ mail }: { mail: FirstMail }) {
  const { delivery, isOwnTest, isSending, isUnderWay } = mail
  const shown = useShownStep(delivery)
  if (!delivery && !isSending && !isUnderWay) return null
  const isOver = delivery !== null && delivery.status !== 'received' && delivery.status !== 'processing'
  const isShownToTheEnd = isOver && shown === sortSteps.findLast((step) => isDone(delivery, step))
  const agent = (delivery?.agent && agentFrom(delivery.agent)) || firstAgent.type
  return (
    <section
      aria-label={isOwnTest ? 'Your test mail' : 'Your first mail'}
      className="overflow-hidden rounded-panel bg-surface text-left shadow-card"
    >
      <div className="flex items-center gap-3 px-5.5 pt-4 pb-3 max-md:px-4">
        <AgentStamp agent={agent} size={20} />
        <h2 className="text-14 font-semibold whitespace-nowrap">
          {isOwnTest ? 'Your test mail' : 'Your first mail'}
        </h2>
        {delivery && <span className="min-w-0 truncate text-13 text-ink-2">“{delivery.subject}”</span>}
        {isOver && (
          <span className="inscription ml-auto text-12 whitespace-nowrap text-ink-3">
            {secondsOf(delivery)}
          </span>
        )}
      </div>
      <div className="px-5.5 max-md:px-4">
        <SortCode hash={delivery?.hash ?? 'not there yet'} step={shown} bars={140} labels={false} />
        <Steps delivery={delivery} shown={shown} />
      </div>
      <div
        aria-live="polite"
        className="perforated-t flex flex-wrap items-center gap-3 px-5.5 py-3.5 max-md:px-4"
      >
        {isShownToTheEnd ? <Outcome delivery={delivery} /> : <Skeleton className="my-2.5 w-56 max-w-full" />}
      </div>
    </section>
  )
}

function Outcome({ delivery }: { delivery: Delivery }) {
  const board = delivery.projectId === null ? null : `/project/${delivery.projectId}`
  return (
    <>
      <div className="min-w-0 flex-[1_1_16rem]">
        <MadeTasks projectId={delivery.projectId} />
        <p className="text-13 text-ink-2 wrap-text">{outcomeWords(delivery)}</p>
      </div>
      <ButtonLink href={`/mails/${delivery.id}`} variant="ghost">
        See the mail
      </ButtonLink>
      {board && (
        <ButtonLink href={board} variant="primary">
          Open your board
        </ButtonLink>
      )}
    </>
  )
}

/* In an account that had nothing all tasks of the project are of this mail. */
function MadeTasks({ projectId }: { projectId: number | null }) {
  const tasks = useProjectTasks(projectId).data ?? []
  return (
    <ul className="mb-1 grid gap-1 empty:hidden">
      {tasks.slice(0, MOST_TASKS).map(({ id, title }) => (
        <li key={id} className="flex items-center gap-2.5 text-14">
          <StatusGlyph status="pending" />
          <span className="min-w-0 truncate">{title}</span>
        </li>
      ))}
    </ul>
  )
}

function Steps({ delivery, shown }: { delivery: Delivery | null; shown: SortStep | null }) {
  const count = shown === null ? 0 : sortSteps.indexOf(shown) + 1
  return (
    <ol className="grid grid-cols-6 gap-x-3 gap-y-2.5 pt-2 pb-4 text-12 leading-[17px] max-md:grid-cols-3">
      {sortSteps.map((step, index) => {
        const isReached = index < count
        return (
          <li key={step} className={classNames('min-w-0', isReached ? 'text-ink-2' : 'text-ink-3')}>
            <b className={classNames('block font-550', isReached && 'text-ink')}>{step}</b>
            <span className="block truncate">{isReached ? noteOf(delivery, step) : 'to come'}</span>
          </li>
        )
      })}
    </ol>
  )
}

const entryOf = (delivery: Delivery | null, step: SortStep) =>
  delivery?.trace.find((entry) => entry.step === step.toLowerCase())

const isDone = (delivery: Delivery, step: SortStep) => entryOf(delivery, step) !== undefined

/** What the trace says of a step in a word or two: all of it stands on the mail's page. */
function noteOf(delivery: Delivery | null, step: SortStep): string {
  const note = entryOf(delivery, step)?.note ?? ''
  if (step === 'Stored') return delivery ? `${(delivery.size / 1_000).toFixed(1)} kB` : ''
  if (step === 'Guarded') return delivery?.trust === 'verified' ? 'it is you' : (delivery?.trust ?? '')
  if (step === 'Routed') return `to ${note.split(',')[0]}`
  return note
}

/** From its coming in to its end. */
function secondsOf({ trace, receivedAt }: Delivery): string {
  const end = trace.at(-1)?.at
  if (end === undefined) return ''
  const seconds = Math.max(0, new Date(end).getTime() - new Date(receivedAt).getTime()) / 1_000
  return `${seconds.toFixed(1)} s`
}
