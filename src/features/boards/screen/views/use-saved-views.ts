// The saved views of a page: read, kept and forgotten.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../../ui/api.ts'
import { failureWords } from '../../../../ui/request.ts'
import { toast, UNDO } from '../../../../ui/toasts.ts'
import { useAct } from '../../../../ui/use-act.ts'
import { useRead } from '../../../../ui/use-read.ts'
import { deleteView, listViews, type SavedView, saveView, type ViewPage } from '../../views/contract.ts'

export function useSavedViews(page: ViewPage) {
  return useRead(listViews, { query: { page } })
}

export function useSaveView(page: ViewPage) {
  const refetch = useRefetch()
  return useMutation({
    mutationFn: (view: { name: string; query: string }) => api(saveView, { body: { page, ...view } }),
    onSuccess: ({ name }) => {
      toast({ kind: 'success', title: 'View saved', description: name })
      return refetch()
    },
    onError: (error) => failed('Failed to save the view', error),
  })
}

export function useDeleteView(page: ViewPage) {
  const refetch = useRefetch()
  const keepAgain = useAct(({ name, query }: SavedView) => api(saveView, { body: { page, name, query } }), {
    failed: { title: 'Failed to undo' },
    done: ({ name }) => {
      toast({ kind: 'success', title: 'Undone', description: name })
      return refetch()
    },
  })
  return useMutation({
    mutationFn: ({ id }: SavedView) => api(deleteView, { params: { id } }),
    onSuccess: (_, view) => {
      toast({
        ...{ kind: 'success', title: 'View deleted', description: view.name },
        action: { label: UNDO, onPress: () => keepAgain.mutate(view) },
      })
      return refetch()
    },
    onError: (error) => failed('Failed to delete the view', error),
  })
}

function useRefetch(): () => Promise<void> {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: [listViews.path] })
}

function failed(title: string, error: Error) {
  toast({ kind: 'destructive', title, description: failureWords(error) })
}
