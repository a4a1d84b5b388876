// An absence that was said in words is set, and taken back to what was set before.
import { useQueryClient } from '@tanstack/react-query'
import { undoChangeSet } from '../../../records/contract.ts'
import { api, keyOf } from '../../../ui/api.ts'
import { toast, UNDO } from '../../../ui/toasts.ts'
import { useAct } from '../../../ui/use-act.ts'
import { endAbsence, getAbsence, setAbsence } from '../../absence/contract.ts'
import type { Understood } from '../contract.ts'

type SaidAbsence = Extract<Understood, { kind: 'absence' }>['absence']

export function useSayAway() {
  const queryClient = useQueryClient()
  const again = () => queryClient.invalidateQueries({ queryKey: keyOf(getAbsence) })
  const takeBack = useAct((id: number) => api(undoChangeSet, { params: { id } }), {
    failed: 'The absence could not be taken back',
    done: again,
  })
  return useAct(
    ({ from, until, delegateId, isEnd }: SaidAbsence) =>
      isEnd ? api(endAbsence, {}) : api(setAbsence, { body: { from, until, delegateId } }),
    {
      failed: 'The absence could not be set',
      async done({ changeSetId }, { isEnd }) {
        await again()
        toast({
          ...{ kind: 'success', title: isEnd ? 'Your absence has ended' : 'Your absence is set' },
          ...(changeSetId === null
            ? {}
            : { action: { label: UNDO, onPress: () => takeBack.mutate(changeSetId) } }),
        })
      },
    },
  )
}
