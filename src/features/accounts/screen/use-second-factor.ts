// Reads the second factors, and adds, names and removes them: the proof first, then what each of them takes.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, keyOf } from '../../../ui/api.ts'
import { toast } from '../../../ui/toasts.ts'
import { useAct } from '../../../ui/use-act.ts'
import { useRead } from '../../../ui/use-read.ts'
import { listSessions } from '../contract.ts'
import {
  addPasskey,
  beginPasskey,
  challengeToProve,
  type Proof,
  removePasskey,
  renamePasskey,
} from '../passkeys/contract.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  getSecondFactor,
  makeRecoveryCodes,
  removeSecondFactor,
} from '../second-factor/contract.ts'
import { makePasskey, signWithPasskey } from './passkey-browser.ts'

/** What is done to the second factors once the person has shown again who they are. */
export type FactorAct =
  | { what: 'add-app' | 'remove-app' | 'codes' | 'add-passkey' }
  | { what: 'remove-passkey'; id: number; name: string }

/** What comes of the proof: something to go on with, codes to keep, or nothing more to do. */
export type Proved =
  | { step: 'app'; secret: string; uri: string }
  | { step: 'device'; options: unknown }
  | { step: 'codes'; codes: readonly string[] }
  | { step: 'done'; message: string }

export const useSecondFactor = () => useRead(getSecondFactor, {})

async function act(factor: FactorAct, body: Proof): Promise<Proved> {
  switch (factor.what) {
    case 'add-app':
      return { step: 'app', ...(await api(beginSecondFactor, { body })) }
    case 'add-passkey':
      return { step: 'device', options: await api(beginPasskey, { body }) }
    case 'codes':
      return { step: 'codes', codes: (await api(makeRecoveryCodes, { body })).recoveryCodes }
    case 'remove-app':
      return { step: 'done', ...(await api(removeSecondFactor, { body })) }
    case 'remove-passkey':
      return { step: 'done', ...(await api(removePasskey, { params: { id: factor.id }, body })) }
  }
}

/** What fails is said in the dialog, which stands open. */
export function useProve(factor: FactorAct, onDone: (proved: Proved) => void) {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: async (given: Proof | 'passkey') =>
      act(
        factor,
        given === 'passkey' ? { passkey: await signWithPasskey(await api(challengeToProve, {})) } : given,
      ),
    async onSuccess(proved) {
      onDone(proved)
      if (proved.step === 'done' || proved.step === 'codes') await refresh()
    },
  })
}

export function useConfirmApp(onDone: (codes: readonly string[]) => void) {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (code: string) => api(confirmSecondFactor, { body: { code } }),
    async onSuccess({ recoveryCodes }) {
      onDone(recoveryCodes)
      await refresh()
    },
  })
}

export function useAddPasskey(onDone: (codes: readonly string[]) => void) {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: async ({ name, options }: { name: string; options: unknown }) =>
      api(addPasskey, { body: { name, passkey: await makePasskey(options) } }),
    async onSuccess({ recoveryCodes }) {
      onDone(recoveryCodes)
      await refresh()
    },
  })
}

export function useRenamePasskey(onDone: () => void) {
  const refresh = useRefresh()
  return useAct(
    ({ id, name }: { id: number; name: string }) => api(renamePasskey, { params: { id }, body: { name } }),
    {
      failed: 'The passkey could not be renamed',
      inForm: true,
      async done() {
        onDone()
        toast({ kind: 'success', title: 'Passkey Renamed' })
        await refresh()
      },
    },
  )
}

function useRefresh() {
  const queryClient = useQueryClient()
  return () =>
    Promise.all(
      [getSecondFactor, listSessions].map((read) => queryClient.invalidateQueries({ queryKey: keyOf(read) })),
    )
}
