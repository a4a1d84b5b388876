// A task to be read: its sentence, its text and properties, what belongs to it, and beside them its thread.
import { type KeyboardEvent, useRef, useState } from 'react'
import { toasts } from '../../../../ui/toasts.ts'
import type { Task } from '../../../tasks/contract.ts'
import { TaskBlockers } from '../blockers/task-blockers.tsx'
import { useUndo } from '../cards/use-undo.ts'
import { TaskChecklist } from '../checklist/task-checklist.tsx'
import { MoveTask } from '../projects/dialogs.tsx'
import { TaskThread } from '../thread/task-thread.tsx'
import { DeleteTask } from './delete-task.tsx'
import { EditConflict } from './edit-conflict.tsx'
import { TaskBar, type TaskBarProps } from './task-bar.tsx'
import { TaskGone } from './task-gone.tsx'
import { TaskProperties } from './task-properties.tsx'
import { TaskSlip } from './task-slip.tsx'
import { TaskTextFields } from './task-text-fields.tsx'
import { useChangeTask } from './use-change-task.ts'
import { useTaskText } from './use-task-text.ts'
import { useTextDrafts } from './use-text-drafts.ts'
import { WaitsForThis } from './waits-for-this.tsx'

export type TaskViewProps = {
  /** As it is now, perhaps changed by somebody else since it was opened. */
  task: Task
  /** It was only just made: its text is there to be typed over. */
  isFresh?: boolean
  /** It was deleted, or a way to another task was taken. */
  onLeave: () => void
  /** The text of a fresh one was saved, or given up. */
  onFreshSaved?: () => void
  onFreshCancelled?: () => void
  walk?: TaskBarProps['walk']
}

export function TaskView({ task, isFresh = false, onLeave, walk, ...fresh }: TaskViewProps) {
  const drafts = useTextDrafts()
  const place = useRef<HTMLElement>(null)
  const [deleting, setDeleting] = useState(false)
  const [moving, setMoving] = useState(false)
  const edited = useTaskText(task, drafts, () => {
    if (isFresh) fresh.onFreshSaved?.()
    else place.current?.focus()
  })
  const { mutate: change, isPending } = useChangeTask(task, edited.setAside)
  const undo = useUndo()

  function cancel() {
    edited.giveUp()
    if (isFresh) fresh.onFreshCancelled?.()
    else place.current?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key is one more way to a button that is there
    <div
      onKeyDown={undoByKey}
      className="grid h-full min-h-0 grid-cols-1 bg-surface lg:grid-cols-[minmax(0,1fr)_400px] max-lg:block max-lg:overflow-y-auto"
    >
      <article
        ref={place}
        tabIndex={-1}
        aria-label={`Task ${task.number}`}
        className="flex min-w-0 flex-col outline-none lg:overflow-y-auto lg:border-r lg:border-line"
      >
        <TaskBar
          task={task}
          busy={isPending}
          onChange={change}
          onMove={() => setMoving(true)}
          onDelete={() => setDeleting(true)}
          walk={walk}
        />
        <div className="mx-auto w-full max-w-[704px] flex-1 px-8 pt-3 pb-7 max-md:px-4">
          <TaskSlip task={task} onUndo={undo.mutate} />
          {edited.conflict && (
            <EditConflict
              base={edited.base}
              newer={edited.conflict}
              onTake={edited.giveUp}
              onKeep={() => edited.conflict && edited.keepOwn(edited.conflict)}
            />
          )}
          {edited.isGone && <TaskGone task={edited.base} onRestored={edited.goOn} />}
          <TaskTextFields edited={edited} isFresh={isFresh} onCancel={cancel} place={place} />
          <div className="mt-2">
            <TaskProperties task={task} onChange={change} />
          </div>
          <TaskChecklist taskId={task.id} />
          <TaskBlockers task={task} onSaved={edited.setAside} onFollow={onLeave} />
          <WaitsForThis task={task} onFollow={onLeave} />
        </div>
      </article>
      <aside
        aria-label="Thread of the task"
        className="flex min-h-0 min-w-0 flex-col bg-canvas px-5 pt-2.5 lg:overflow-y-auto max-lg:border-t max-lg:border-line max-md:px-4 [--ground:var(--canvas)]"
      >
        <TaskThread task={task} />
      </aside>
      {moving && <MoveTask task={task} onClose={() => setMoving(false)} />}
      <DeleteTask task={task} open={deleting} onOpenChange={setDeleting} onDeleted={onLeave} />
    </div>
  )
}

/* The keys of the page rest while a window is over it. */
function undoByKey({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) {
  const isWriting = target instanceof Element && target.matches('input, textarea')
  const isInWindow = target instanceof Element && target.closest('[role=dialog]') !== null
  if (key === 'z' && isInWindow && !isWriting && !ctrlKey && !metaKey && !altKey) toasts.undoLast()
}
