// The figures of a card: priority, due day, comments, assignees, and what holds it up.
import { CalendarDays, MessageSquare } from 'lucide-react'
import { classNames } from '../../../../ui/class-names.ts'
import { formatDay } from '../../../../ui/dates.ts'
import { useNow } from '../../../../ui/now.ts'
import { AvatarStack } from '../../../../ui/person.tsx'
import { PriorityBadge } from '../../../../ui/priority.tsx'
import { StatusBadge } from '../../../../ui/status.tsx'
import type { Task } from '../../contract.ts'
import { meaningOf } from '../../status.ts'
import { dueLabel } from './due-label.ts'
import { isOverdue, nameOf } from './filter-tasks.ts'

export function CardMeta({ task }: { task: Task }) {
  const meaning = meaningOf(task.status)
  return (
    <>
      {meaning === 'blocked' && task.blockedReason !== null && (
        <p className="mt-1.5 text-12 text-blocked-ink wrap-text first-letter:uppercase">
          {task.blockedReason}
        </p>
      )}
      <div className="mt-[7px] flex min-h-[22px] flex-wrap items-center gap-x-2.5 gap-y-1 text-12 text-ink-2 [&_svg]:size-3.5">
        {(meaning === 'blocked' || meaning === 'review') && <StatusBadge status={meaning} />}
        <PriorityBadge priority={task.priority} />
        <Due task={task} />
        {task.commentCount > 0 && (
          <span className="inline-flex items-center gap-1 tabular-nums">
            <MessageSquare aria-hidden />
            {task.commentCount}
            <span className="sr-only">{task.commentCount === 1 ? 'comment' : 'comments'}</span>
          </span>
        )}
        {task.assignees.length > 0 && (
          <AvatarStack
            names={task.assignees.map(({ user }) => nameOf(user))}
            className="relative z-1 ml-auto"
          />
        )}
      </div>
    </>
  )
}

function Due({ task }: { task: Task }) {
  const now = useNow()
  const words = dueLabel(task.dueDate, now)
  const late = isOverdue(task, now)
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1 whitespace-nowrap tabular-nums',
        late && 'text-high',
        task.dueDate === null && 'text-ink-3',
      )}
    >
      <CalendarDays aria-hidden />
      <span className="sr-only">{late ? 'Overdue: ' : 'Due: '}</span>
      {task.dueDate === null ? (
        words
      ) : (
        <time dateTime={task.dueDate.slice(0, 10)} title={formatDay(task.dueDate)} className="relative z-1">
          {words}
        </time>
      )}
    </span>
  )
}
