// Signing in and signing up with an address: the mode that the address asks for, and the call.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../ui/api.ts'
import { signIn, signUp, type User } from '../contract.ts'
import { browserLanguage } from './browser-language.ts'
import { fieldOf } from './field-of.ts'
import { sessionKey } from './use-session.ts'

export type AuthMode = 'signin' | 'signup'

/** "signup" when the query asks for it (LAND-13), else "signin". */
export function authMode(search: string): AuthMode {
  return new URLSearchParams(search).get('mode') === 'signup' ? 'signup' : 'signin'
}

/** Sends the form; on success the person is known to the whole app before `onDone` runs. */
export function useEmailAuth(mode: AuthMode, onDone: () => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (form: FormData) => send(mode, form),
    onSuccess: (user: User) => {
      queryClient.setQueryData(sessionKey, user)
      onDone()
    },
  })
}

function send(mode: AuthMode, form: FormData): Promise<User> {
  const field = (name: string) => fieldOf(form, name)
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const body = { email: field('email'), password: field('password'), timeZone }
  if (mode === 'signin') {
    const code = field('code')
    return api(signIn, { body: code === '' ? body : { ...body, code } })
  }
  const signedUp = { ...body, name: field('name'), confirmPassword: field('confirmPassword') }
  const language = browserLanguage(navigator.languages)
  return api(signUp, { body: language === null ? signedUp : { ...signedUp, language } })
}
