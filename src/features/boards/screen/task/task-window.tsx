// A task as a window named "Edit Task" over the page one was on (PB-13, TULA-06, KB-20, DLG-01).
import { useQueryClient } from '@tanstack/react-query'
import { api, keyOf } from '../../../../ui/api.ts'
import { Dialog } from '../../../../ui/dialog.tsx'
import { toast } from '../../../../ui/toasts.ts'
import { useAct } from '../../../../ui/use-act.ts'
import { listChecklist } from '../../../tasks/checklist/contract.ts'
import { dropNewTask, type Task } from '../../../tasks/contract.ts'
import { forgetCreated } from '../dialog/use-create-task.ts'
import { refetchTasks } from '../refetch-tasks.ts'
import { TaskRead } from './task-read.tsx'
import { TaskView } from './task-view.tsx'
import { useTask } from './use-task.ts'
import { useTextDrafts } from './use-text-drafts.ts'

export type TaskWindowProps = {
  taskId: number
  /** The task as the page has it, to be shown at once. */
  known?: Task | undefined
  /** Set for one that was only just made: it goes again when it is left as it was made. */
  fresh?: Task | undefined
  onClose: () => void
}

export function TaskWindow({ taskId, known, fresh, onClose }: TaskWindowProps) {
  const read = useTask(taskId, known)
  const queryClient = useQueryClient()
  const drafts = useTextDrafts()
  const remove = useRemoveUntouched()
  const task = read.data

  function close() {
    onClose()
    if (!task) return
    if (drafts.read(task.id) !== null) tellKept(task)
    else if (fresh && isUntouched(task, fresh) && !hasSteps(task)) remove.mutate(task)
  }

  const hasSteps = ({ id }: Task) =>
    (queryClient.getQueryData<unknown[]>(keyOf(listChecklist, { id })) ?? []).length > 0

  return (
    <Dialog open onOpenChange={close} title="Edit Task" size="page">
      <TaskRead read={read}>
        {(shown) => (
          <TaskView
            key={shown.id}
            task={shown}
            isFresh={fresh !== undefined}
            onLeave={onClose}
            onFreshSaved={onClose}
            onFreshCancelled={close}
          />
        )}
      </TaskRead>
    </Dialog>
  )
}

function tellKept({ title }: Task) {
  toast({ title: 'Draft kept', description: `What you typed is there when you open "${title}" again.` })
}

const isUntouched = (task: Task, made: Task) => task.version === made.version && task.commentCount === 0

/* Without a word, and without the 30 days of a deleted one: there was nothing in it. */
function useRemoveUntouched() {
  const queryClient = useQueryClient()
  return useAct(({ id }: Task) => api(dropNewTask, { params: { id } }), {
    failed: { title: 'Failed to delete task' },
    done: (_, { id }) => forgetCreated(id),
    settled: () => refetchTasks(queryClient),
  })
}
