// What a failed sign-in with Google says (AUTH-29).
import { googleFailures } from '../contract.ts'

const words: Record<string, string> = googleFailures

/**
 * Words for the `?error=` that the server sends back, null when there is none.
 * Only known codes have words of their own: a link from outside must not put its text on the sign-in screen.
 */
export function googleFailure(search: string): string | null {
  const code = new URLSearchParams(search).get('error')
  if (code === null) return null
  return (Object.hasOwn(words, code) ? words[code] : undefined) ?? googleFailures.google_failed
}
