// Mounts the served endpoints: caller, scope, contract, handler, contract.
import { create } from 'content-disposition'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../kit/clock.ts'
import type { AnyEndpoint } from '../kit/contract.ts'
import { AppError } from '../kit/errors.ts'
import { EventsAnswer, FileAnswer, type Served } from '../kit/serve.ts'
import { actingFor } from '../kit/who-acts.ts'
import { bearerOf, requireTokenScope } from './bearer.ts'
import type { FindToken, OpenSession, RoleIn } from './ports.ts'
import { noteCaller } from './refusals.ts'
import { isSameOrigin } from './same-origin.ts'
import { type Caller, scopeOf } from './scope.ts'
import { sendEvents } from './send-events.ts'
import type { RequestSessions } from './session.ts'
import { checkInput, checkOutput } from './validate.ts'

export interface RouteServices {
  publicUrl: string
  sessions: RequestSessions
  roleIn: RoleIn
  findToken: FindToken
  clock: Clock
}

export function mountRoutes(app: FastifyInstance, routes: readonly Served[], services: RouteServices): void {
  for (const served of routes) {
    app.route({
      method: served.endpoint.method,
      url: served.endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
      handler: (request, reply) => answer(served, request, reply, services),
      ...largeBody(served.endpoint, services),
    })
  }
}

/** Asked before the body is taken: who is not signed in would fill the memory. */
function largeBody(endpoint: AnyEndpoint, services: RouteServices) {
  if (endpoint.mostBytes === null) return {}
  return {
    bodyLimit: endpoint.mostBytes,
    async onRequest(request: FastifyRequest, reply: FastifyReply) {
      const { caller } = await callerOf(endpoint, request, reply, services)
      if (!caller) throw new AppError('unauthorized', 'Please sign in')
    },
  }
}

async function answer(
  { endpoint, handler: run }: Served,
  request: FastifyRequest,
  reply: FastifyReply,
  services: RouteServices,
): Promise<unknown> {
  const { caller, session } = await callerOf(endpoint, request, reply, services)
  const scope = await scopeOf(request, endpoint, caller, services.roleIn)
  const input = {
    // A public endpoint's handler takes null: servePublic types it so.
    scope: scope as NonNullable<typeof scope>,
    params: checkInput(endpoint.params, request.params),
    query: checkInput(endpoint.query, request.query),
    body: checkInput(endpoint.body, request.body),
    session: services.sessions.port(request, reply, session),
    ip: request.ip,
    signal: hungUp(reply),
    takesEvents: request.headers.accept?.includes('text/event-stream') ?? false,
  }
  const via = caller && !session ? 'token' : 'browser'
  const act = { userId: caller?.userId ?? null, via, at: services.clock() } as const
  // A GET changes nothing.
  const result = await (endpoint.method === 'GET' ? run(input) : actingFor(act, () => run(input)))
  reply.code(endpoint.status).header('cache-control', 'no-store')
  if (result instanceof FileAnswer) return sendFile(reply, result)
  if (result instanceof EventsAnswer) return sendEvents(reply, endpoint, result)
  return checkOutput(endpoint.response, result, `${endpoint.method} ${endpoint.path}`)
}

function hungUp({ raw }: FastifyReply): AbortSignal {
  const control = new AbortController()
  // It may have been while it was asked who calls.
  if (raw.closed) control.abort()
  raw.once('close', () => {
    if (!raw.writableEnded) control.abort()
  })
  return control.signal
}

/**
 * Who calls: a program by its token, else the browser by its cookie. No site can make a browser send the
 * Authorization header unasked, so that only the cookie needs the question where the call came from.
 */
async function callerOf(
  endpoint: AnyEndpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  services: RouteServices,
): Promise<{ caller: Caller | null; session: OpenSession | null }> {
  const secret = bearerOf(request)
  if (secret !== null) {
    const token = await services.findToken(secret)
    // RFC 6750 section 3
    if (!token) reply.header('www-authenticate', 'Bearer error="invalid_token"')
    if (!token) throw new AppError('unauthorized', 'This token is unknown or has ended')
    noteCaller(request, { userId: token.userId, via: 'token' })
    requireTokenScope(endpoint, token)
    return { caller: token, session: null }
  }
  if (endpoint.method !== 'GET' && !isSameOrigin(request, services.publicUrl)) {
    throw new AppError('forbidden', 'This call came from another site', { reason: 'cross_site' })
  }
  const session = await services.sessions.of(request, reply)
  return { caller: session, session }
}

/** Kept, never shown: what is in it must not run in our origin (RFC 6266 for the name). */
function sendFile(reply: FastifyReply, { name, type, size, content }: FileAnswer): FastifyReply {
  return reply
    .type(type)
    .header('content-length', size)
    .header('content-disposition', create(name))
    .send(content)
}
