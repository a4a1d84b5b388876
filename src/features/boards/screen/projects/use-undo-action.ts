// The action of a toast that takes an act back, and goes to where that shows.
import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { undoChangeSet } from '../../../../records/contract.ts'
import { api } from '../../../../ui/api.ts'
import { toast, UNDO } from '../../../../ui/toasts.ts'
import { useAct } from '../../../../ui/use-act.ts'
import { refetchProjects } from '../cards/refetch-projects.ts'

interface Undo {
  changeSetId: number | null
  /** Where one is when it is undone. */
  path: string
}

/** An action for a toast: takes the act back, and goes where it shows. None where nothing was changed. */
export function useUndoAction() {
  const queryClient = useQueryClient()
  const [, navigate] = useLocation()
  const undo = useAct(({ id }: { id: number; path: string }) => api(undoChangeSet, { params: { id } }), {
    failed: { title: 'Failed to undo' },
    done: async ({ undone, kept }, { path }) => {
      await refetchProjects(queryClient)
      navigate(path)
      toast({
        kind: undone > 0 ? 'success' : 'info',
        title: undone > 0 ? 'Undone' : 'Nothing was undone',
        ...(kept.length > 0 && { description: `${kept.join('. ')}.` }),
      })
    },
  })
  return ({ changeSetId, path }: Undo) =>
    changeSetId === null
      ? {}
      : { action: { label: UNDO, onPress: () => undo.mutate({ id: changeSetId, path }) }, duration: 10_000 }
}
