// Above a task: where it belongs, its link, and what is done with it as a whole.
import { Check, RotateCcw, Trash2 } from 'lucide-react'
import { Link } from 'wouter'
import { Button } from '../../../../ui/button.tsx'
import { CopyButton } from '../../../../ui/copy-button.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import type { Task } from '../../../tasks/contract.ts'
import { meaningOf } from '../../../tasks/status.ts'
import { toggledStatus } from '../my-tasks/my-tasks-view.ts'
import { taskPath } from './open-task.ts'
import type { TaskPatch } from './use-put-back.ts'

export type TaskBarProps = {
  task: Task
  busy: boolean
  onChange: (fields: TaskPatch) => void
  onDelete: () => void
}

export function TaskBar({ task, busy, onChange, onDelete }: TaskBarProps) {
  const isDone = meaningOf(task.status) === 'done'
  return (
    <div className="flex min-h-[52px] shrink-0 flex-wrap items-center gap-1 py-1.5 pr-4 pl-5 text-13 text-ink-2 max-md:px-4">
      <nav aria-label="Place of the task" className="flex min-w-0 items-center gap-[7px]">
        <Link
          href={`/project/${task.projectId}?highlightTask=${task.id}`}
          className="truncate hover:text-ink hover:underline"
        >
          {task.project.name}
        </Link>
        <span aria-hidden className="text-ink-3">
          /
        </span>
        <span className="font-medium text-ink tabular-nums">#{task.number}</span>
      </nav>
      <CopyButton
        text={`${location.origin}${taskPath(task.id)}`}
        label="Copy link"
        className="max-sm:px-2! max-sm:[&_[aria-live]]:sr-only"
      />
      <div className="ml-auto flex items-center gap-1">
        <IconButton label="Delete task" icon={<Trash2 aria-hidden />} onClick={onDelete} />
        <Button
          variant={isDone ? 'secondary' : 'primary'}
          busy={busy}
          icon={isDone ? <RotateCcw aria-hidden /> : <Check aria-hidden />}
          onClick={() => onChange({ status: toggledStatus(task.status) })}
        >
          {isDone ? 'Mark Pending' : 'Mark Complete'}
        </Button>
      </div>
    </div>
  )
}
