// The session cookie: its name, its flags and its life (AUTH-29).
import type { CookieSerializeOptions } from '@fastify/cookie'

export interface SessionCookie {
  name: string
  options: CookieSerializeOptions
}

/** On https the `__Host-` prefix keeps other hosts of the domain from setting it (RFC 6265bis section 4.1.3.2). */
export function sessionCookie(publicUrl: string): SessionCookie {
  const secure = new URL(publicUrl).protocol === 'https:'
  return {
    name: secure ? '__Host-mailcrew' : 'mailcrew',
    options: { path: '/', httpOnly: true, sameSite: 'lax', secure },
  }
}
