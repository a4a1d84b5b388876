// What became of a mail: its receipt with the sort code, the tasks made, the acts that are open, and the trace.
import { CalendarDays } from 'lucide-react'
import { Link } from 'wouter'
import { agentFrom, agentTitles } from '../../../ui/agent.ts'
import { AgentStamp } from '../../../ui/agent-stamp.tsx'
import { EvidenceMark } from '../../../ui/evidence-mark.tsx'
import { AvatarStack } from '../../../ui/person.tsx'
import { PriorityBadge } from '../../../ui/priority.tsx'
import { SortCode } from '../../../ui/sort-code.tsx'
import { DueDay } from '../../../ui/time.tsx'
import { lastStep } from './last-step.ts'
import type { MadeTask } from './made-tasks.ts'
import { MailActs } from './mail-acts.tsx'
import { agentOf } from './mail-text.tsx'
import { MailTrace } from './mail-trace.tsx'
import type { OpenWork } from './open-work.ts'
import { outcomeWords, WorkBadge } from './work-words.tsx'

type MailOutcomeProps = { work: OpenWork; made: readonly MadeTask[] }

export function MailOutcome({ work, made }: MailOutcomeProps) {
  return (
    <aside
      aria-label="What became of this mail"
      className="px-[22px] py-5 max-[1179px]:mx-auto max-[1179px]:w-full max-[1179px]:max-w-[690px] max-md:p-4 min-[1180px]:overflow-y-auto"
    >
      <h2 className="mb-2.5 text-13 font-semibold">What became of it</h2>
      <div className="rounded-card bg-surface shadow-card">
        <Receipt work={work} />
        {made.length > 0 && <MadeTasks work={work} made={made} />}
      </div>
      <MailActs work={work} />
      <MailTrace work={work} />
    </aside>
  )
}

function Receipt({ work }: { work: OpenWork }) {
  const agent = work.agent === null ? null : agentFrom(work.agent)
  return (
    <>
      <div className="px-4 pt-[15px] pb-3.5">
        <div className="flex items-center gap-[11px]">
          {agent && <AgentStamp agent={agent} size={40} />}
          <div className="min-w-0 flex-1">
            <p className="text-14 font-semibold">{agent ? agentTitles[agent] : 'No agent'}</p>
            <p className="truncate text-13 text-ink-2" title={work.recipient}>
              {work.recipient}
            </p>
          </div>
          <WorkBadge status={work.status} />
        </div>
        <div className="mt-[15px] max-w-[340px]">
          <SortCode hash={work.hash} step={lastStep(work.trace)} />
        </div>
      </div>
      <p className="perforated-t px-4 pt-3 pb-3.5 text-13 text-ink-2 wrap-text">
        <b className="font-semibold text-ink">{outcomeWords(work)}.</b>{' '}
        {work.status === 'processed' && work.reason !== null && `${work.reason} `}
        {work.attempts > 1 && `Tried ${work.attempts} times. `}
        {work.projectId !== null && (
          <>
            In{' '}
            <Link href={`/project/${work.projectId}`} className="link">
              {work.projectName ?? 'its project'}
            </Link>
            .
          </>
        )}
      </p>
    </>
  )
}

function MadeTasks({ work, made }: MailOutcomeProps) {
  return (
    <ol aria-label="Tasks made" className="border-t border-line [&>li+li]:border-t [&>li]:border-line">
      {made.map(({ task, sentence }) => (
        <li key={task.id} className="grid grid-cols-[18px_minmax(0,1fr)] gap-x-2.5 px-4 py-3">
          <span className="mt-px">
            <EvidenceMark agent={agentOf(work)} number={sentence.number} />
          </span>
          <div className="min-w-0">
            <Link
              href={`/project/${task.projectId}?highlightTask=${task.id}`}
              className="block text-14 font-550 wrap-text hover:underline"
            >
              {task.title}
            </Link>
            <div className="mt-[3px] flex items-center gap-[11px] text-12 text-ink-2">
              <PriorityBadge priority={task.priority} />
              {task.dueDate !== null && (
                <span className="flex items-center gap-1">
                  <CalendarDays aria-hidden className="size-3.5" />
                  <DueDay due={task.dueDate} />
                </span>
              )}
              <span className="ml-auto">
                <AvatarStack
                  names={task.assignees.map(
                    ({ user }) => `${user.firstName} ${user.lastName}`.trim() || user.email,
                  )}
                />
              </span>
            </div>
          </div>
        </li>
      ))}
    </ol>
  )
}
