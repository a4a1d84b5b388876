// Saves name and address; another address only begins to wait for its link.
import { useQueryClient } from '@tanstack/react-query'
import type { LanguageCode } from '../../../mail/words/contract.ts'
import { api } from '../../../ui/api.ts'
import { toast } from '../../../ui/toasts.ts'
import { useAct } from '../../../ui/use-act.ts'
import { setLanguage, updateUser } from '../contract.ts'
import { sessionKey } from './use-session.ts'

export type Profile = { firstName: string; lastName: string; email: string }

/** What is wrong with the form is left for the form to say. */
export function useSaveProfile(onSaved: () => void = () => {}) {
  const queryClient = useQueryClient()
  return useAct((profile: Profile) => api(updateUser, { body: profile }), {
    failed: 'Failed to update profile',
    inForm: true,
    done(user) {
      queryClient.setQueryData(sessionKey, user)
      onSaved()
      toast({ kind: 'success', title: 'Profile Updated', description: savedWords(user.pendingEmail) })
    },
  })
}

/** Of our mails; null is that of the person's own. */
export function useSetLanguage() {
  const queryClient = useQueryClient()
  return useAct((language: LanguageCode | null) => api(setLanguage, { body: { language } }), {
    failed: 'Failed to save the language',
    done(user) {
      queryClient.setQueryData(sessionKey, user)
      toast({ kind: 'success', title: 'Language Saved', description: 'The next mail to you comes in it.' })
    },
  })
}

function savedWords(pendingEmail: string | null): string {
  if (pendingEmail === null) return 'Your profile has been updated.'
  return `Open the link in the mail to ${pendingEmail} to use that address.`
}
