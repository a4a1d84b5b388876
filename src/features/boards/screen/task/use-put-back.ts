// The way back of a change in a task: writes its fields as they were.
import { useQueryClient } from '@tanstack/react-query'
import { type ApiInput, api } from '../../../../ui/api.ts'
import { toast } from '../../../../ui/toasts.ts'
import { useAct } from '../../../../ui/use-act.ts'
import { updateTask } from '../../../tasks/contract.ts'
import { refetchTasks } from '../refetch-tasks.ts'

export type TaskPatch = ApiInput<typeof updateTask>['body']

export function usePutBack() {
  const queryClient = useQueryClient()
  return useAct(
    ({ id, fields }: { id: number; fields: TaskPatch }) => api(updateTask, { params: { id }, body: fields }),
    {
      failed: { title: 'Failed to undo' },
      done: (saved) => {
        toast({ kind: 'success', title: 'Undone', description: saved.title })
        return refetchTasks(queryClient, saved.projectId)
      },
    },
  )
}
