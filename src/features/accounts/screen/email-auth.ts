// Signing in and signing up with an address: the call, and what to say when it fails (ERR-02).
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../ui/api.ts'
import { RequestError } from '../../../ui/request.ts'
import { signIn, signUp, type User } from '../contract.ts'
import { sessionKey } from './use-session.ts'

export type AuthMode = 'signin' | 'signup'

/** "signup" when the query asks for it (LAND-13), else "signin". */
export function authMode(search: string): AuthMode {
  return new URLSearchParams(search).get('mode') === 'signup' ? 'signup' : 'signin'
}

/** The server's message or "Authentication failed"; other words when the server was not reached. */
export function authFailureWords(error: Error): string {
  if (!(error instanceof RequestError)) return 'An error occurred. Please try again.'
  return error.userMessage ?? 'Authentication failed'
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
  const field = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const body = { email: field('email'), password: field('password'), timeZone }
  if (mode === 'signin') return api(signIn, { body })
  return api(signUp, { body: { ...body, name: field('name'), confirmPassword: field('confirmPassword') } })
}
