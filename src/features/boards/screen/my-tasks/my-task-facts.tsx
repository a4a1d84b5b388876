// The facts of a task in one line: status, priority, project, due day, last change and who does it.
import { FolderClosed, UserRound } from 'lucide-react'
import { formatMoment, relativeTime } from '../../../../ui/dates.ts'
import { useNow } from '../../../../ui/now.ts'
import { maxAvatars } from '../../../../ui/person.tsx'
import { PriorityBadge } from '../../../../ui/priority.tsx'
import { StatusBadge } from '../../../../ui/status.tsx'
import type { ListedTask } from '../../../tasks/lists/contract.ts'
import { Due, Figures } from '../board/card-meta.tsx'
import { dueLabel } from '../board/due-label.ts'
import { nameOf } from '../board/filter-tasks.ts'
import { statusLabelOf } from '../status-words.ts'

export function MyTaskFacts({ task }: { task: ListedTask }) {
  const { shown, label } = statusLabelOf(task.status)
  return (
    <Figures wide>
      <StatusBadge status={shown} label={label} />
      <PriorityBadge priority={task.priority} />
      <Due task={task} wordsOf={dueLabel} />
      <span className="inline-flex min-w-0 items-center gap-1">
        <FolderClosed aria-hidden className="shrink-0" />
        <span className="sr-only">Project: </span>
        <span className="truncate">{task.projectName ?? 'Unknown'}</span>
      </span>
      <Assigned names={task.assignees.map(({ user }) => nameOf(user))} />
      <Updated at={task.updatedAt} />
    </Figures>
  )
}

function Assigned({ names }: { names: readonly string[] }) {
  const rest = names.slice(maxAvatars)
  return (
    <span className="inline-flex min-w-0 items-center gap-1">
      <UserRound aria-hidden className="shrink-0" />
      <span className="sr-only">Assigned to: </span>
      <span className="truncate">{names.slice(0, maxAvatars).join(', ')}</span>
      {rest.length > 0 && <span title={rest.join(', ')}>+{rest.length}</span>}
    </span>
  )
}

function Updated({ at }: { at: string }) {
  const words = relativeTime(at, useNow())
  return (
    <span className="whitespace-nowrap text-ink-3 tabular-nums">
      Updated{' '}
      <time dateTime={at} title={formatMoment(at)} className="relative z-1">
        {words === 'Just now' ? 'just now' : words}
      </time>
    </span>
  )
}
