// Saves name and address; another address only begins to wait for its link.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../ui/api.ts'
import { isAboutInput, toastFailure } from '../../../ui/failure-toast.ts'
import { toast } from '../../../ui/toasts.ts'
import { updateUser } from '../contract.ts'
import { sessionKey } from './use-session.ts'

export type Profile = { firstName: string; lastName: string; email: string }

/** What is wrong with the form is left for the form to say. */
export function useSaveProfile(onSaved: () => void = () => {}) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (profile: Profile) => api(updateUser, { body: profile }),
    onSuccess(user) {
      queryClient.setQueryData(sessionKey, user)
      onSaved()
      toast({ kind: 'success', title: 'Profile Updated', description: savedWords(user.pendingEmail) })
    },
    onError(error) {
      if (!isAboutInput(error)) toastFailure(error, 'Failed to update profile')
    },
  })
}

function savedWords(pendingEmail: string | null): string {
  if (pendingEmail === null) return 'Your profile has been updated.'
  return `Open the link in the mail to ${pendingEmail} to use that address.`
}
