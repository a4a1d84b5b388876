// What a failed sign-in with Google says (AUTH-29).

const words: Record<string, string> = {
  google_not_configured: 'Google sign-in is not set up on this server',
  google_cancelled: 'Google sign-in was cancelled.',
  google_unconfirmed: 'Google has not confirmed this address. Sign in with your password instead.',
}

/**
 * Words for the `?error=` that the server sends back, null when there is none.
 * Only known codes have words of their own: a link from outside must not put its text on the sign-in screen.
 */
export function googleFailure(search: string): string | null {
  const code = new URLSearchParams(search).get('error')
  if (code === null) return null
  return words[code] ?? 'Google sign-in did not work. Please try again.'
}
