// The session cookie: its name, its flags and its life (AUTH-29).
import type { CookieSerializeOptions } from '@fastify/cookie'

export interface SessionCookie {
  name: string
  options: CookieSerializeOptions
}

/** Binds the way to a provider and back to one browser; Lax, since the way back is a navigation from the provider's site. */
export function visitCookie(publicUrl: string): SessionCookie {
  const { name, options } = sessionCookie(publicUrl)
  return { name: `${name}-visit`, options }
}

/** Outlives the session: it opens nothing, and tells a browser that has signed in before from one that guesses. */
export function deviceCookie(publicUrl: string): SessionCookie {
  const { name, options } = sessionCookie(publicUrl)
  return { name: `${name}-device`, options }
}

/** On https the `__Host-` prefix keeps other hosts of the domain from setting it (RFC 6265bis section 4.1.3.2). */
export function sessionCookie(publicUrl: string): SessionCookie {
  const secure = new URL(publicUrl).protocol === 'https:'
  return {
    name: secure ? '__Host-mailcrew' : 'mailcrew',
    options: { path: '/', httpOnly: true, sameSite: 'lax', secure },
  }
}
