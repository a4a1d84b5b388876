// The browser's own ways in and out: /api/login and /api/logout (AUTH-18, AUTH-27).
import type { FastifyInstance } from 'fastify'
import { ownPage } from '../kit/own-path.ts'
import { goTo } from './go-to.ts'
import { isSameOrigin } from './same-origin.ts'
import type { RequestSessions } from './session.ts'

export function mountSignInPages(app: FastifyInstance, sessions: RequestSessions, publicUrl: string): void {
  app.get<{ Querystring: { next?: string | string[] } }>('/api/login', async (request, reply) => {
    const next = ownPage(request.query.next)
    return goTo(reply, next ? `/auth/email?next=${encodeURIComponent(next)}` : '/auth/email')
  })

  // A link or picture on another site must not sign anybody out (model.md, GET that changes).
  app.get('/api/logout', async (request, reply) => {
    if (isSameOrigin(request, publicUrl)) await sessions.port(request, reply, null).end()
    return goTo(reply, '/')
  })
}
