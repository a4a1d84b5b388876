// One rule for every screen: a 401 while signed in says so and leads to sign-in (AUTH-19, AUTH-28).
import { RequestError } from './request.ts'
import type { ToastInput } from './toasts.ts'

/** Milliseconds between the toast and the way to sign-in (CONST-14). */
export const loginDelay = 500

export const unauthorizedToast = {
  kind: 'destructive',
  title: 'Unauthorized',
  description: 'You are logged out. Logging in again...',
  isLast: true,
} as const satisfies ToastInput

export type UnauthorizedPorts = {
  /** Does the app think that someone is signed in? */
  isSignedIn: () => boolean
  toast: (input: ToastInput) => unknown
  schedule: (run: () => void, milliseconds: number) => unknown
  /** Path, search and hash of the page, to come back to. */
  here: () => string
  go: (url: string) => void
}

/** Where sign-in begins, with the way back. */
export function loginUrl(next: string): string {
  return `/api/login?next=${encodeURIComponent(next)}`
}

/** Says "Unauthorized" once and goes to sign-in after 500 ms, however many calls fail meanwhile. */
export function createSignInAgain(ports: Omit<UnauthorizedPorts, 'isSignedIn'>): () => void {
  let leaving = false
  return () => {
    if (leaving) return
    leaving = true
    ports.toast(unauthorizedToast)
    ports.schedule(() => ports.go(loginUrl(ports.here())), loginDelay)
  }
}

/** For `createQueryClient`: acts on a 401 while signed in and leaves every other error to its screen. */
export function createUnauthorizedRule(ports: UnauthorizedPorts): (error: unknown) => void {
  const signInAgain = createSignInAgain(ports)
  return (error) => {
    if (error instanceof RequestError && error.status === 401 && ports.isSignedIn()) signInAgain()
  }
}

/** The ports of a real browser, but for `isSignedIn`, which only the shell knows, and the toast. */
export const browserPorts = {
  schedule: (run: () => void, milliseconds: number) => setTimeout(run, milliseconds),
  here: () => `${location.pathname}${location.search}${location.hash}`,
  go: (url: string) => location.assign(url),
}
