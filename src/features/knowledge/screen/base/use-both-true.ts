// Says that two sentences which differ are both true, with a way back.
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../../../ui/api.ts'
import { toast, UNDO } from '../../../../ui/toasts.ts'
import { useAct } from '../../../../ui/use-act.ts'
import { dismissContradiction, restoreContradiction } from '../../contradictions/contract.ts'
import { refreshKnowledge } from '../refresh-knowledge.ts'

export function useBothTrue(id: number) {
  const queryClient = useQueryClient()
  const restore = useAct(() => api(restoreContradiction, { params: { id } }), {
    failed: { title: 'Failed to show the pair again' },
    done: () => refreshKnowledge(queryClient),
  })
  return useAct(() => api(dismissContradiction, { params: { id } }), {
    failed: { title: 'Failed to settle the pair' },
    done: () => {
      toast({
        kind: 'success',
        title: 'Both are true',
        description: 'The pair is not shown again.',
        action: { label: UNDO, onPress: () => restore.mutate() },
      })
      return refreshKnowledge(queryClient)
    },
  })
}
