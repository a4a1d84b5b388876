// The way back of a change in a task: writes its fields as they were.
import { useQueryClient } from '@tanstack/react-query'
import { type ApiInput, api, keyOf } from '../../../../ui/api.ts'
import { toast } from '../../../../ui/toasts.ts'
import { useAct } from '../../../../ui/use-act.ts'
import { getTask, type Task, updateTask } from '../../../tasks/contract.ts'
import { refetchTasks } from '../refetch-tasks.ts'

export type TaskPatch = ApiInput<typeof updateTask>['body']

/** `onBack` hears the task as it is again. */
export function usePutBack(onBack?: (saved: Task) => void) {
  const queryClient = useQueryClient()
  return useAct(
    ({ id, fields }: { id: number; fields: TaskPatch }) => api(updateTask, { params: { id }, body: fields }),
    {
      failed: { title: 'Failed to undo' },
      done: (saved) => {
        queryClient.setQueryData(keyOf(getTask, { id: saved.id }), saved)
        onBack?.(saved)
        toast({ kind: 'success', title: 'Undone', description: saved.title })
        return refetchTasks(queryClient, saved.projectId)
      },
    },
  )
}
