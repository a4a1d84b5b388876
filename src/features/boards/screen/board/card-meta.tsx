// The figures of a card: priority, due day, comments, assignees, and what holds it up.
import { CalendarDays, MessageSquare, Repeat } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../../../../ui/class-names.ts'
import { formatDay, type Moment } from '../../../../ui/dates.ts'
import { useNow } from '../../../../ui/now.ts'
import { AvatarStack } from '../../../../ui/person.tsx'
import { PriorityBadge } from '../../../../ui/priority.tsx'
import { StatusBadge } from '../../../../ui/status.tsx'
import type { Task } from '../../../tasks/contract.ts'
import { repeatWords } from '../../../tasks/repeats/repeat-words.ts'
import { meaningOf } from '../../../tasks/status.ts'
import { HeldUpBy } from '../blockers/held-up-by.tsx'
import { dueLabel } from '../cards/due-label.ts'
import { isOverdue, nameOf } from '../cards/filter-tasks.ts'

export function CardMeta({ task }: { task: Task }) {
  const meaning = meaningOf(task.status)
  return (
    <>
      <HeldUpBy task={task} />
      <Figures>
        {(meaning === 'blocked' || meaning === 'review') && <StatusBadge status={meaning} />}
        <PriorityBadge priority={task.priority} />
        <Due task={task} wordsOf={dueLabel} />
        <CommentCount task={task} />
        <Assignees task={task} />
      </Figures>
    </>
  )
}

/** The row of a card's figures; `wide` where there is room between them. */
export function Figures({ wide = false, children }: { wide?: boolean; children: ReactNode }) {
  return (
    <div
      className={classNames(
        'mt-[7px] flex min-h-[22px] flex-wrap items-center gap-y-1 text-12 text-ink-2 [&_svg]:size-3.5',
        wide ? 'gap-x-4' : 'gap-x-2.5',
      )}
    >
      {children}
    </div>
  )
}

export function CommentCount({ task: { commentCount } }: { task: Task }) {
  if (commentCount === 0) return null
  return (
    <span className="inline-flex items-center gap-1 tabular-nums">
      <MessageSquare aria-hidden />
      {commentCount}
      <span className="sr-only">{commentCount === 1 ? 'comment' : 'comments'}</span>
    </span>
  )
}

/** At the right end of the figures (CONST-17). */
export function Assignees({ task: { assignees } }: { task: Task }) {
  if (assignees.length === 0) return null
  return <AvatarStack names={assignees.map(({ user }) => nameOf(user))} className="relative z-1 ml-auto" />
}

/** The due day in words, red when it is past, and that it repeats; the date itself and how often on hover. */
export function Due({ task, wordsOf }: { task: Task; wordsOf: (due: string, now: Moment) => string }) {
  const now = useNow()
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
        'No due date'
      ) : (
        <time dateTime={task.dueDate.slice(0, 10)} title={formatDay(task.dueDate)} className="relative z-1">
          {wordsOf(task.dueDate, now)}
        </time>
      )}
      {task.repeats !== null && (
        <span title={`Repeats ${repeatWords(task.repeats)}`} className="relative z-1 inline-flex">
          <Repeat aria-hidden className="size-3!" />
          <span className="sr-only">, repeats {repeatWords(task.repeats)}</span>
        </span>
      )}
    </span>
  )
}
