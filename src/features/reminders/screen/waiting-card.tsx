// One task that waits for somebody: what, for whom, since when, and whether they are asked.

import { Link } from 'wouter'
import { Card } from '../../../ui/card.tsx'
import { formatDate } from '../../../ui/dates.ts'
import { useNow } from '../../../ui/now.ts'
import { AvatarStack } from '../../../ui/person.tsx'
import { PriorityBadge } from '../../../ui/priority.tsx'
import { dueLabel } from '../../boards/screen/cards/due-label.ts'
import type { WaitingTask } from '../waiting/contract.ts'
import { ChaseChoice } from './chase-choice.tsx'

export function WaitingCard({ task }: { task: WaitingTask }) {
  const { id, title, projectId, projectName, priority, dueDate, since, awaited } = task
  const names = awaited.map(nameOf)
  const now = useNow()
  const asked = askedWords(task)
  return (
    <Card className="flex gap-x-6 gap-y-4 px-4 py-3.5 max-md:flex-col">
      <div className="min-w-0 flex-1">
        <h3 className="text-14 font-550 wrap-text">
          <Link href={`/project/${projectId}?highlightTask=${id}`} className="hover:underline">
            {title}
          </Link>
        </h3>
        <p className="mt-1.5 flex items-center gap-2 text-13">
          <AvatarStack names={names} />
          <span className="min-w-0 wrap-text">
            {listed(names)}
            <time dateTime={since} title={formatDate(since)} className="text-ink-2">
              {' '}
              · {silenceWords(since, now)}
            </time>
          </span>
        </p>
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-12 text-ink-2">
          <span className="min-w-0 wrap-text">{projectName}</span>
          {priority !== 'medium' && <PriorityBadge priority={priority} />}
          {dueDate !== null && (
            <span>Due {dueLabel(dueDate, now).replace(/^[ITY]/, (first) => first.toLowerCase())}</span>
          )}
          {asked !== null && <span>{asked}</span>}
        </p>
      </div>
      <ChaseChoice task={task} />
    </Card>
  )
}

function nameOf({ firstName, lastName, email }: WaitingTask['awaited'][number]): string {
  return `${firstName} ${lastName}`.trim() || email
}

function listed(names: readonly string[]): string {
  return names.length < 3 ? names.join(' and ') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

const dayMs = 86_400_000

function silenceWords(since: string, now: number): string {
  const days = Math.floor((now - new Date(since).getTime()) / dayMs)
  if (days < 1) return 'no answer since today'
  return days === 1 ? '1 day without an answer' : `${days} days without an answer`
}

/* The switch beside it says it where they are not asked. */
function askedWords({ awaited, chaseDays }: WaitingTask): string | null {
  const last = awaited.flatMap(({ chasedAt }) => chasedAt ?? []).sort((a, b) => b.localeCompare(a))[0]
  if (last !== undefined) return `Last asked on ${formatDate(last)}`
  return chaseDays === null ? null : 'Asked in their morning, until there is an answer'
}
