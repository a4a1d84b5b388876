// Writes which tasks a task waits for, and what else could block it.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../../ui/api.ts'
import { failureWords } from '../../../../ui/request.ts'
import { toast, UNDO } from '../../../../ui/toasts.ts'
import { setBlockers } from '../../../tasks/blockers/contract.ts'
import type { Task } from '../../../tasks/contract.ts'
import { meaningOf } from '../../../tasks/status.ts'
import { useUndo } from '../cards/use-undo.ts'
import { refetchTasks } from '../refetch-tasks.ts'
import { useProjectTasks } from '../use-project-tasks.ts'

export function useSetBlockers({ id, projectId }: Task, onSaved: (saved: Task) => void) {
  const queryClient = useQueryClient()
  const { mutate: undo } = useUndo()
  return useMutation({
    mutationFn: (ids: number[]) => api(setBlockers, { params: { id }, body: { ids } }),
    onSuccess: ({ changeSetId, ...saved }) => {
      onSaved(saved)
      if (changeSetId !== null)
        toast({
          kind: 'success',
          title: 'Success',
          description: 'Task updated successfully',
          action: { label: UNDO, onPress: () => undo(changeSetId) },
        })
      return refetchTasks(queryClient, projectId)
    },
    onError: (error) => {
      toast({ kind: 'destructive', title: 'Failed to update task', description: failureWords(error) })
      return refetchTasks(queryClient, projectId)
    },
  })
}

/** Open tasks of the project by number, without the task itself and those that it waits for already. */
export function usePossibleBlockers(task: Task): Task[] {
  const known = new Set([task.id, ...task.blockedBy.map(({ id }) => id)])
  return (useProjectTasks(task.projectId).data ?? [])
    .filter(({ id, status }) => !known.has(id) && meaningOf(status) !== 'done')
    .sort((one, other) => one.number - other.number)
}
