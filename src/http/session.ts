// The browser's session: read from its cookie, started and ended by setting the cookie.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SessionPort } from '../kit/serve.ts'
import { deviceCookie, sessionCookie } from './cookie.ts'
import type { LivePort, OpenSession, Sessions } from './ports.ts'
import { noteCaller } from './refusals.ts'

export interface RequestSessions {
  /** The open session of the request; a prolonged one prolongs the cookie. */
  of(request: FastifyRequest, reply: FastifyReply): Promise<OpenSession | null>
  /** `open` is what `of` gave for this request. */
  port(request: FastifyRequest, reply: FastifyReply, open: OpenSession | null): SessionPort
}

export function requestSessions(
  sessions: Sessions,
  live: Pick<LivePort, 'closeSession'>,
  publicUrl: string,
): RequestSessions {
  const cookie = sessionCookie(publicUrl)
  const device = deviceCookie(publicUrl)

  function keep(reply: FastifyReply, token: string, expires: Date): void {
    reply.setCookie(cookie.name, token, { ...cookie.options, expires })
  }

  async function end(request: FastifyRequest): Promise<void> {
    const token = request.cookies[cookie.name]
    const ended = token ? await sessions.end(token) : null
    if (ended !== null) live.closeSession(ended)
  }

  async function remember(request: FastifyRequest, reply: FastifyReply, userId: number): Promise<void> {
    const { token, expiresAt } = await sessions.remember(userId, request.cookies[device.name] ?? null)
    reply.setCookie(device.name, token, { ...device.options, expires: expiresAt })
  }

  return {
    async of(request, reply) {
      const token = request.cookies[cookie.name]
      if (!token) return null
      const session = await sessions.find(token)
      if (session?.renewedUntil) keep(reply, token, session.renewedUntil)
      if (session) noteCaller(request, { userId: session.userId, via: 'browser' })
      return session
    },
    port: (request, reply, open) => ({
      id: open?.id ?? null,
      device: request.cookies[device.name] ?? null,
      remember: (userId) => remember(request, reply, userId),
      // A new token at each sign-in: one that was known before it is worth nothing after it.
      async start(userId) {
        await end(request)
        const { token, expiresAt } = await sessions.start(userId, request.headers['user-agent'] ?? '')
        keep(reply, token, expiresAt)
        await remember(request, reply, userId)
      },
      async end() {
        await end(request)
        reply.clearCookie(cookie.name, cookie.options)
      },
      closed(sessionIds) {
        for (const id of sessionIds) live.closeSession(id)
      },
    }),
  }
}
