// Above a task: where it belongs, its link, and what is done with it as a whole.
import { Check, ChevronDown, ChevronUp, FolderInput, Maximize2, RotateCcw, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Button } from '../../../../ui/button.tsx'
import { CopyButton } from '../../../../ui/copy-button.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import type { Task } from '../../../tasks/contract.ts'
import { meaningOf } from '../../../tasks/status.ts'
import { toggledStatus } from '../cards/my-tasks-view.ts'
import { taskPath } from './open-task.ts'
import type { TaskWalk } from './task-walk.ts'
import type { TaskPatch } from './use-put-back.ts'

export type TaskBarProps = {
  task: Task
  busy: boolean
  onChange: (fields: TaskPatch) => void
  onMove: () => void
  onDelete: () => void
  /** On the task's own page: the way to its neighbours. Without it, the way to that page. */
  walk?: { walk: TaskWalk | null; go: (id: number) => void } | undefined
}

export function TaskBar({ task, busy, onChange, onMove, onDelete, walk }: TaskBarProps) {
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
        {walk === undefined ? (
          <OpenAsPage id={task.id} />
        ) : (
          walk.walk && <Neighbours {...walk.walk} go={walk.go} />
        )}
        <IconButton label="Move to another project" icon={<FolderInput aria-hidden />} onClick={onMove} />
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

function OpenAsPage({ id }: { id: number }) {
  return (
    <Link
      href={taskPath(id)}
      aria-label="Open as a page"
      title="Open as a page"
      className="grid size-8 place-items-center rounded-control text-ink-2 hover:bg-hover hover:text-ink max-md:size-11 [&_svg]:size-4"
    >
      <Maximize2 aria-hidden />
    </Link>
  )
}

/* "3 of 8" of the list one came from. */
function Neighbours({ place, count, before, after, go }: TaskWalk & { go: (id: number) => void }) {
  const way = (label: string, icon: ReactNode, id: number | null) => (
    <IconButton label={label} icon={icon} disabled={id === null} onClick={() => id !== null && go(id)} />
  )
  return (
    <>
      <span className="mr-1 text-12 text-ink-3 tabular-nums">
        {place} of {count}
      </span>
      {way('Previous task (k)', <ChevronUp aria-hidden />, before)}
      {way('Next task (j)', <ChevronDown aria-hidden />, after)}
    </>
  )
}
