// What became of a mail: its receipt with the sort code, the tasks made, the acts that are open, and the trace.
import { CalendarDays } from 'lucide-react'
import { Link } from 'wouter'
import { agentFrom } from '../../../ui/agent.ts'
import { AgentStamp } from '../../../ui/agent-stamp.tsx'
import { EvidenceMark } from '../../../ui/evidence-mark.tsx'
import { AvatarStack } from '../../../ui/person.tsx'
import { PriorityBadge } from '../../../ui/priority.tsx'
import { SortCode } from '../../../ui/sort-code.tsx'
import { DueDay } from '../../../ui/time.tsx'
import { MoveMail } from '../../boards/screen/projects/move-mail.tsx'
import { ReadAgain } from '../../replays/screen/read-again.tsx'
import { agentTitle } from './agent-title.ts'
import { DeliveryBadge, outcomeWords } from './delivery-words.tsx'
import { lastStep } from './last-step.ts'
import type { MadeTask } from './made-tasks.ts'
import { MailActions } from './mail-actions.tsx'
import { useRefetchDelivery } from './mail-log-query.ts'
import { agentOf } from './mail-text.tsx'
import { MailTrace } from './mail-trace.tsx'
import { MissedSentences } from './missed/missed-sentences.tsx'
import type { OpenDelivery } from './open-delivery.ts'

type MailOutcomeProps = { delivery: OpenDelivery; made: readonly MadeTask[] }

export function MailOutcome({ delivery, made }: MailOutcomeProps) {
  const refetch = useRefetchDelivery()
  return (
    <aside
      aria-label="What became of this mail"
      className="px-[22px] py-5 max-[1179px]:mx-auto max-[1179px]:w-full max-[1179px]:max-w-[690px] max-md:p-4 min-[1180px]:overflow-y-auto"
    >
      <h2 className="mb-2.5 text-13 font-semibold">What became of it</h2>
      <div className="rounded-card bg-surface shadow-card">
        <Receipt delivery={delivery} />
        {made.length > 0 && <MadeTasks delivery={delivery} made={made} />}
      </div>
      {delivery.status === 'processed' && delivery.projectId !== null && (
        <MissedSentences deliveryId={delivery.id} />
      )}
      <MailActions delivery={delivery} />
      {delivery.projectId !== null && (
        <div className="mt-3">
          <MoveMail mail={delivery} projectId={delivery.projectId} look="secondary" onMoved={refetch} />
        </div>
      )}
      {delivery.status === 'processed' && delivery.projectId !== null && (
        <ReadAgain key={delivery.id} deliveryId={delivery.id} onApplied={refetch} />
      )}
      <MailTrace delivery={delivery} />
    </aside>
  )
}

function Receipt({ delivery }: { delivery: OpenDelivery }) {
  const agent = delivery.agent === null ? null : agentFrom(delivery.agent)
  return (
    <>
      <div className="px-4 pt-[15px] pb-3.5">
        <div className="flex items-center gap-[11px]">
          {agent && <AgentStamp agent={agent} size={40} />}
          <div className="min-w-0 flex-1">
            <p className="text-14 font-semibold">{agentTitle(delivery.agent) ?? 'No agent'}</p>
            <p className="truncate text-13 text-ink-2" title={delivery.recipient}>
              {delivery.recipient}
            </p>
          </div>
          <DeliveryBadge status={delivery.status} />
        </div>
        <div className="mt-[15px] max-w-[340px]">
          <SortCode hash={delivery.hash} step={lastStep(delivery.trace)} />
        </div>
      </div>
      <p className="perforated-t px-4 pt-3 pb-3.5 text-13 text-ink-2 wrap-text">
        <b className="font-semibold text-ink">{outcomeWords(delivery)}.</b>{' '}
        {delivery.status === 'processed' && delivery.reason !== null && `${delivery.reason} `}
        {delivery.attempts > 1 && `Tried ${delivery.attempts} times. `}
        {delivery.projectId !== null && (
          <>
            In{' '}
            <Link href={`/project/${delivery.projectId}`} className="link">
              {delivery.projectName ?? 'its project'}
            </Link>
            .
          </>
        )}
      </p>
    </>
  )
}

function MadeTasks({ delivery, made }: MailOutcomeProps) {
  return (
    <ol aria-label="Tasks made" className="border-t border-line [&>li+li]:border-t [&>li]:border-line">
      {made.map(({ task, sentence }) => (
        <li key={task.id} className="grid grid-cols-[18px_minmax(0,1fr)] gap-x-2.5 px-4 py-3">
          <span className="mt-px">
            <EvidenceMark agent={agentOf(delivery)} number={sentence.number} />
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
