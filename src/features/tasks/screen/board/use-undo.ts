// Takes back what one mail or act changed.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../../ui/api.ts'
import { failureWords } from '../../../../ui/request.ts'
import { toast } from '../../../../ui/toasts.ts'
import { undoChangeSet } from '../../contract.ts'
import { refetchTasks } from '../refetch-tasks.ts'

export function useUndo() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => api(undoChangeSet, { params: { id } }),
    onSuccess: ({ undone, kept }) => {
      toast({
        kind: 'success',
        title: undone === 1 ? '1 change undone' : `${undone} changes undone`,
        ...(kept.length > 0 && { description: `Kept, since it was changed later: ${kept.join(', ')}` }),
      })
      return refetchTasks(queryClient)
    },
    onError: (error) =>
      toast({ kind: 'destructive', title: 'Failed to undo', description: failureWords(error) }),
  })
}
