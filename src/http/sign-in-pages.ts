// The browser's own ways in and out: /api/login, /api/auth/google and /api/logout (AUTH-18, AUTH-27).
import type { FastifyInstance } from 'fastify'
import { isSameOrigin } from './same-origin.ts'
import type { RequestSessions } from './session.ts'

export function mountSignInPages(app: FastifyInstance, sessions: RequestSessions, publicUrl: string): void {
  app.get<{ Querystring: { next?: string | string[] } }>('/api/login', async (request, reply) => {
    const next = ownPath(request.query.next)
    return reply
      .header('cache-control', 'no-store')
      .redirect(next ? `/auth/email?next=${encodeURIComponent(next)}` : '/auth/email')
  })

  // Google sign-in comes later; until then the way there says so and leads back (AUTH-29).
  app.get<{ Querystring: { link?: string } }>('/api/auth/google', async (request, reply) => {
    const back = request.query.link === 'true' ? '/settings' : '/auth/email'
    return reply.header('cache-control', 'no-store').redirect(`${back}?error=google_not_configured`)
  })

  // A link or picture on another site must not sign anybody out (model.md, GET that changes).
  app.get('/api/logout', async (request, reply) => {
    if (isSameOrigin(request, publicUrl)) await sessions.port(request, reply).end()
    return reply.header('cache-control', 'no-store').redirect('/')
  })
}

/** The path of an address on this site; null for any other, whichever way it is written (open redirect). */
export function ownPath(next: unknown): string | null {
  const here = 'http://here.invalid'
  if (typeof next !== 'string' || !next.startsWith('/') || !URL.canParse(next, here)) return null
  const url = new URL(next, here)
  return url.origin === here ? url.pathname + url.search + url.hash : null
}
