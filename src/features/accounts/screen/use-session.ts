// Who is signed in, as the server says (AUTH-16).
import { useQuery } from '@tanstack/react-query'
import { RequestError, request } from '../../../ui/request.ts'
import type { User } from '../contract.ts'

/**
 * The key that `keyOf(getUser)` gives. The contract is used here as types only: its schemas would bring
 * the whole of zod into the first load of a page that a visitor only reads.
 */
export const sessionKey = ['/api/auth/user', {}, {}] as const

export type Session =
  | { state: 'loading' }
  | { state: 'signed-out' }
  | { state: 'signed-in'; user: User }
  /** The server could not say: neither signed in nor out. */
  | { state: 'unknown'; error: Error; ask: () => void; asking: boolean }

/** Asked once and not retried; a 401 means signed out, any other failure means nothing. */
export function useSession(): Session {
  const query = useQuery({
    queryKey: sessionKey,
    queryFn: ({ signal }) => whoIsSignedIn(signal),
    retry: false,
    // A page that asks too must not set off the question anew: the app would show its loading screen again.
    retryOnMount: false,
  })
  if (query.data !== undefined) return { state: 'signed-in', user: query.data }
  if (query.error === null) return { state: 'loading' }
  if (query.error instanceof RequestError && query.error.status === 401) return { state: 'signed-out' }
  return {
    state: 'unknown',
    error: query.error,
    ask: () => void query.refetch(),
    asking: query.isFetching,
  }
}

/* The page came to a visitor without a session: that is known, and only what is asked later is asked. */
function whoIsSignedIn(signal: AbortSignal): Promise<User> {
  const { dataset } = document.documentElement
  if (dataset.visitor === undefined) return request('GET', '/api/auth/user', { signal }) as Promise<User>
  delete dataset.visitor
  return Promise.reject(new RequestError(401, 'Unauthorized', ''))
}
