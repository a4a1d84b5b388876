// Says that a comment is deleted, with the way back.
import { undoChangeSet } from '../../../../records/contract.ts'
import { api } from '../../../../ui/api.ts'
import { toast, UNDO } from '../../../../ui/toasts.ts'
import { useAct } from '../../../../ui/use-act.ts'

/** `refetch` reads the comments again. */
export function useCommentDeleted(refetch: () => unknown) {
  const bringBack = useAct((id: number) => api(undoChangeSet, { params: { id } }), {
    failed: { title: 'Failed to undo' },
    done: ({ undone }) => {
      toast(
        undone > 0
          ? { kind: 'success', title: 'Undone', description: 'The comment is back' }
          : { kind: 'info', title: 'Nothing was undone' },
      )
      void refetch()
    },
  })
  return (changeSetId: number) =>
    toast({
      ...{ kind: 'success', title: 'Comment deleted', duration: 10_000 },
      action: { label: UNDO, onPress: () => bringBack.mutate(changeSetId) },
    })
}
