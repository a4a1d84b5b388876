// An absence that was said in words is set, and taken back to what was set before.
import { useQueryClient } from '@tanstack/react-query'
import { api, keyOf } from '../../../ui/api.ts'
import { toast, UNDO } from '../../../ui/toasts.ts'
import { useAct } from '../../../ui/use-act.ts'
import { endAbsence, getAbsence, type ShownAbsence, setAbsence } from '../../absence/contract.ts'
import type { Understood } from '../contract.ts'

type SaidAbsence = Extract<Understood, { kind: 'absence' }>['absence']

export function useSayAway() {
  const queryClient = useQueryClient()
  const again = () => queryClient.invalidateQueries({ queryKey: keyOf(getAbsence) })
  const restore = useAct(
    ({ absence }: ShownAbsence) =>
      absence === null
        ? api(endAbsence, {})
        : api(setAbsence, {
            body: { from: absence.from, until: absence.until, delegateId: absence.delegateId },
          }),
    { failed: 'The absence could not be taken back', done: again },
  )
  return useAct(
    async ({ from, until, delegateId, isEnd }: SaidAbsence) => {
      const before = await api(getAbsence, {})
      if (isEnd) await api(endAbsence, {})
      else await api(setAbsence, { body: { from, until, delegateId } })
      return before
    },
    {
      failed: 'The absence could not be set',
      async done(before, { isEnd }) {
        await again()
        toast({
          kind: 'success',
          title: isEnd ? 'Your absence has ended' : 'Your absence is set',
          action: { label: UNDO, onPress: () => restore.mutate(before) },
        })
      },
    },
  )
}
