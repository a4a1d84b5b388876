// Brings back a deleted task from Done (PB-24).
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../../ui/api.ts'
import { failureWords } from '../../../../ui/request.ts'
import { toast } from '../../../../ui/toasts.ts'
import type { Task } from '../../../tasks/contract.ts'
import { restoreTask } from '../../../tasks/lists/contract.ts'
import { refetchSoon } from './refetch-soon.ts'

export function useRestoreTask() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: Pick<Task, 'id' | 'projectId'>) => api(restoreTask, { params: { id } }),
    onSuccess: (saved) => toast({ kind: 'success', title: 'Task Restored', description: saved.title }),
    onError: (error) =>
      toast({ kind: 'destructive', title: 'Failed to restore the task', description: failureWords(error) }),
    onSettled: (_saved, _error, task) => refetchSoon(queryClient, task.projectId),
  })
}
