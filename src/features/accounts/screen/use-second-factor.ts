// Reads the second factor, and adds, removes and renews what belongs to it.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, keyOf } from '../../../ui/api.ts'
import { useRead } from '../../../ui/use-read.ts'
import { listSessions } from '../contract.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  getSecondFactor,
  makeRecoveryCodes,
  removeSecondFactor,
} from '../second-factor/contract.ts'

export type FactorAct = 'add' | 'remove' | 'codes'

type Answer = { secret: string; uri: string } | { recoveryCodes: string[] } | { message: string }

export const useSecondFactor = () => useRead(getSecondFactor, {})

/** What fails is said in the dialog, which stands open. */
export function useActOnFactor(act: FactorAct, onDone: (answer: Answer) => void) {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (body: { password: string; code: string }): Promise<Answer> => {
      if (act === 'add') return api(beginSecondFactor, { body: { password: body.password } })
      return act === 'remove' ? api(removeSecondFactor, { body }) : api(makeRecoveryCodes, { body })
    },
    onSuccess: async (answer) => {
      onDone(answer)
      await refresh()
    },
  })
}

export function useConfirmFactor(onDone: (answer: { recoveryCodes: string[] }) => void) {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (code: string) => api(confirmSecondFactor, { body: { code } }),
    onSuccess: async (answer) => {
      onDone(answer)
      await refresh()
    },
  })
}

function useRefresh() {
  const queryClient = useQueryClient()
  return () =>
    Promise.all(
      [getSecondFactor, listSessions].map((read) => queryClient.invalidateQueries({ queryKey: keyOf(read) })),
    )
}
