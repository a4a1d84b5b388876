// Asks once, then deletes a task.
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../../../ui/api.ts'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { toast, UNDO } from '../../../../ui/toasts.ts'
import { useAct } from '../../../../ui/use-act.ts'
import { deleteTask, type Task } from '../../../tasks/contract.ts'
import { useRestoreTask } from '../cards/use-restore-task.ts'
import { refetchTasks } from '../refetch-tasks.ts'

export type DeleteTaskProps = {
  task: Task
  open: boolean
  onOpenChange: (open: boolean) => void
  onDeleted: () => void
}

export function DeleteTask({ task, open, onOpenChange, onDeleted }: DeleteTaskProps) {
  const queryClient = useQueryClient()
  const { mutate: restore } = useRestoreTask()
  const remove = useAct(() => api(deleteTask, { params: { id: task.id } }), {
    failed: { title: 'Failed to delete task' },
    done: () => {
      toast({
        kind: 'success',
        title: 'Success',
        description: 'Task deleted successfully',
        action: { label: UNDO, onPress: () => restore(task) },
      })
      onDeleted()
      return refetchTasks(queryClient, task.projectId)
    },
  })
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Delete Task"
      description={`Are you sure you want to delete "${task.title}"? You can restore it for 30 days.`}
      confirmLabel="Delete"
      busyLabel="Deleting..."
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
    />
  )
}
