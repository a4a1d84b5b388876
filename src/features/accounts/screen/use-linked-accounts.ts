// The ways to sign in: read, one added, one taken away (AUTH-23, AUTH-24, ERR-09, ERR-10).
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, keyOf } from '../../../ui/api.ts'
import { toastFailure } from '../../../ui/failure-toast.ts'
import { RequestError } from '../../../ui/request.ts'
import { toast } from '../../../ui/toasts.ts'
import { useAct } from '../../../ui/use-act.ts'
import { useRead } from '../../../ui/use-read.ts'
import { getUser, type LinkedAccount, linkEmail, listLinkedAccounts, unlinkAccount } from '../contract.ts'
import type { NewPassword } from './new-password-form.tsx'

const key = keyOf(listLinkedAccounts)

export function useLinkedAccounts() {
  return useRead(listLinkedAccounts, {})
}

/** The new entry comes into the list without asking for it again (AUTH-23). */
export function useAddPassword(onAdded: () => void) {
  const queryClient = useQueryClient()
  return useAct((chosen: NewPassword) => api(linkEmail, { body: chosen }), {
    failed: 'Failed to add password authentication',
    inForm: true,
    done(added) {
      queryClient.setQueryData<LinkedAccount[]>(key, (before = []) => [added, ...before])
      onAdded()
      toast({
        kind: 'success',
        title: 'Password Added',
        description: 'You can now sign in with your email and password.',
      })
    },
  })
}

export function useUnlink(onDone: () => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (provider: LinkedAccount['provider']) => api(unlinkAccount, { params: { provider } }),
    onSuccess(_said, provider) {
      queryClient.setQueryData<LinkedAccount[]>(key, (before = []) =>
        before.filter((one) => one.provider !== provider),
      )
      // The primary one may be another now.
      void queryClient.invalidateQueries({ queryKey: keyOf(getUser) })
      onDone()
      toast({ kind: 'success', title: 'Account Unlinked', description: 'It no longer opens your account.' })
    },
    onError(error) {
      onDone()
      if (error instanceof RequestError && error.status === 409) return toastLast()
      toastFailure(error, 'Failed to unlink account')
    },
  })
}

export function toastLast(): void {
  toast({
    kind: 'destructive',
    title: 'Cannot Unlink',
    description: 'You must have at least one authentication method',
  })
}
