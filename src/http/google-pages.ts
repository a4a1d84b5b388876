// The way to Google and back: navigations of the browser, bound to it by a cookie (API-08, API-09, AUTH-29).
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ownPage } from '../kit/own-path.ts'
import { visitCookie } from './cookie.ts'
import { goTo, goToProvider } from './go-to.ts'
import type { GooglePort } from './ports.ts'
import { isSameOrigin } from './same-origin.ts'
import type { RequestSessions } from './session.ts'

export interface GooglePagesServices {
  sessions: RequestSessions
  publicUrl: string
  /** Null where Google is not set up: the way there says so and leads back. */
  google: GooglePort | null
}

type Asked = { link?: string | string[]; next?: string | string[] }

export function mountGooglePages(
  app: FastifyInstance,
  { sessions, publicUrl, google }: GooglePagesServices,
): void {
  const cookie = visitCookie(publicUrl)

  app.get<{ Querystring: Asked }>('/api/auth/google', async (request, reply) => {
    const isLink = request.query.link === 'true'
    if (!google) return goTo(reply, failedPath(isLink, 'google_not_configured'))
    // Another site must not start it in somebody's name (model.md, GET that changes).
    if (!isSameOrigin(request, publicUrl)) return goTo(reply, isLink ? '/settings' : '/auth/email')
    const signedInAs = await personOf(request, reply)
    if (isLink && signedInAs === null) return goTo(reply, '/auth/email?next=%2Fsettings')
    const begun = await google.begin({
      isLink,
      next: ownPage(request.query.next),
      signedInAs,
      ip: request.ip,
    })
    if ('error' in begun) return goTo(reply, failedPath(isLink, begun.error))
    reply.setCookie(cookie.name, begun.token, { ...cookie.options, expires: begun.expiresAt })
    return goToProvider(reply, begun.url)
  })

  app.get('/api/auth/google/callback', async (request, reply) => {
    if (!google) return goTo(reply, failedPath(false, 'google_not_configured'))
    const signedInAs = await personOf(request, reply)
    const token = request.cookies[cookie.name] ?? null
    reply.clearCookie(cookie.name, cookie.options)
    const search = request.url.slice(request.url.indexOf('?'))
    const came = await google.finish({
      token,
      search: search.startsWith('?') ? search : '',
      signedInAs,
      ip: request.ip,
    })
    if ('error' in came) return goTo(reply, failedPath(came.isLink, came.error))
    if (came.isLink) return goTo(reply, '/settings?linked=google')
    await sessions.port(request, reply, null).start(came.userId)
    return goTo(reply, came.next ?? '/dashboard')
  })

  async function personOf(request: FastifyRequest, reply: FastifyReply): Promise<number | null> {
    return (await sessions.of(request, reply))?.userId ?? null
  }
}

const failedPath = (isLink: boolean, error: string) =>
  `${isLink ? '/settings' : '/auth/email'}?error=${error}`
