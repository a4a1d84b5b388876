// Takes back what a mail or acts changed.
import { useQueryClient } from '@tanstack/react-query'
import { reopenSuggestion, undoChangeSet, undoChangeSets } from '../../../../records/contract.ts'
import { api } from '../../../../ui/api.ts'
import { toast } from '../../../../ui/toasts.ts'
import { useAct } from '../../../../ui/use-act.ts'
import { refetchProjects } from './refetch-projects.ts'

export const useUndo = () => useTakeBack((id: number) => api(undoChangeSet, { params: { id } }))

/** Of several acts in one. */
export const useUndoMany = () => useTakeBack((ids: number[]) => api(undoChangeSets, { body: { ids } }))

/** Of a decision about a suggestion, with what came of it. */
export const useReopen = () => useTakeBack((id: number) => api(reopenSuggestion, { params: { id } }))

function useTakeBack<V>(undo: (what: V) => Promise<{ undone: number; kept: string[] }>) {
  const queryClient = useQueryClient()
  return useAct(undo, {
    failed: { title: 'Failed to undo' },
    done: ({ undone, kept }) => {
      toast({
        kind: 'success',
        title: undone === 1 ? '1 change undone' : `${undone} changes undone`,
        ...(kept.length > 0 && { description: `Kept, since it was changed later: ${kept.join(', ')}` }),
      })
      return refetchProjects(queryClient)
    },
  })
}
