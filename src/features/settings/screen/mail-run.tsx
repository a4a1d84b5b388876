// A mail on its way through the post room: its sort code fills, and what came of it appears below the perforation.

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
import type { Work } from '../../triage/contract.ts'
import { outcomeWords } from '../../triage/screen/work-words.tsx'
import { type FirstMail, useShownStep } from './use-first-mail.ts'

const MOST_TASKS = 5

/** Nothing until a mail is on its way. */
export function MailRun({ mail }: { mail: FirstMail }) {
  const { work, isOwnTest, isSending, isUnderWay } = mail
  const shown = useShownStep(work)
  if (!work && !isSending && !isUnderWay) return null
  const isOver = work !== null && work.status !== 'received' && work.status !== 'processing'
  const isShownToTheEnd = isOver && shown === sortSteps.findLast((step) => isDone(work, step))
  const agent = (work?.agent && agentFrom(work.agent)) || firstAgent.type
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
        {work && <span className="min-w-0 truncate text-13 text-ink-2">“{work.subject}”</span>}
        {isOver && (
          <span className="inscription ml-auto text-12 whitespace-nowrap text-ink-3">{secondsOf(work)}</span>
        )}
      </div>
      <div className="px-5.5 max-md:px-4">
        <SortCode hash={work?.hash ?? 'not there yet'} step={shown} bars={140} labels={false} />
        <Steps work={work} shown={shown} />
      </div>
      <div
        aria-live="polite"
        className="perforated-t flex flex-wrap items-center gap-3 px-5.5 py-3.5 max-md:px-4"
      >
        {isShownToTheEnd ? <Outcome work={work} /> : <Skeleton className="my-2.5 w-56 max-w-full" />}
      </div>
    </section>
  )
}

function Outcome({ work }: { work: Work }) {
  const board = work.projectId === null ? null : `/project/${work.projectId}`
  return (
    <>
      <div className="min-w-0 flex-[1_1_16rem]">
        <MadeTasks projectId={work.projectId} />
        <p className="text-13 text-ink-2 wrap-text">{outcomeWords(work)}</p>
      </div>
      <ButtonLink href={`/mails/${work.id}`} variant="ghost">
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

function Steps({ work, shown }: { work: Work | null; shown: SortStep | null }) {
  const count = shown === null ? 0 : sortSteps.indexOf(shown) + 1
  return (
    <ol className="grid grid-cols-6 gap-x-3 gap-y-2.5 pt-2 pb-4 text-12 leading-[17px] max-md:grid-cols-3">
      {sortSteps.map((step, index) => {
        const isReached = index < count
        return (
          <li key={step} className={classNames('min-w-0', isReached ? 'text-ink-2' : 'text-ink-3')}>
            <b className={classNames('block font-550', isReached && 'text-ink')}>{step}</b>
            <span className="block truncate">{isReached ? noteOf(work, step) : 'to come'}</span>
          </li>
        )
      })}
    </ol>
  )
}

const entryOf = (work: Work | null, step: SortStep) =>
  work?.trace.find((entry) => entry.step === step.toLowerCase())

const isDone = (work: Work, step: SortStep) => entryOf(work, step) !== undefined

/** What the trace says of a step in a word or two: all of it stands on the mail's page. */
function noteOf(work: Work | null, step: SortStep): string {
  const note = entryOf(work, step)?.note ?? ''
  if (step === 'Stored') return work ? `${(work.size / 1_000).toFixed(1)} kB` : ''
  if (step === 'Guarded') return work?.trust === 'verified' ? 'it is you' : (work?.trust ?? '')
  if (step === 'Routed') return `to ${note.split(',')[0]}`
  return note
}

/** From its coming in to its end. */
function secondsOf({ trace, receivedAt }: Work): string {
  const end = trace.at(-1)?.at
  if (end === undefined) return ''
  const seconds = Math.max(0, new Date(end).getTime() - new Date(receivedAt).getTime()) / 1_000
  return `${seconds.toFixed(1)} s`
}
