// Mounts the served endpoints: origin, session, scope, contract, answer, contract.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../kit/errors.ts'
import type { Served } from '../kit/serve.ts'
import type { RoleIn } from './ports.ts'
import { isSameOrigin } from './same-origin.ts'
import { scopeOf } from './scope.ts'
import type { RequestSessions } from './session.ts'
import { checkInput, checkOutput } from './validate.ts'

export interface RouteParts {
  publicUrl: string
  sessions: RequestSessions
  roleIn: RoleIn
}

export function mountRoutes(app: FastifyInstance, routes: readonly Served[], parts: RouteParts): void {
  for (const served of routes) {
    app.route({
      method: served.endpoint.method,
      url: served.endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
      handler: (request, reply) => answer(served, request, reply, parts),
    })
  }
}

async function answer(
  { endpoint, answer: run }: Served,
  request: FastifyRequest,
  reply: FastifyReply,
  parts: RouteParts,
): Promise<unknown> {
  if (endpoint.method !== 'GET' && !isSameOrigin(request, parts.publicUrl)) {
    throw new AppError('forbidden', 'This call came from another site', { reason: 'cross_site' })
  }
  const session = await parts.sessions.of(request, reply)
  const scope = await scopeOf(request, endpoint, session, parts.roleIn)
  const result = await run({
    // A public endpoint's handler takes null: servePublic types it so.
    scope: scope as NonNullable<typeof scope>,
    params: checkInput(endpoint.params, request.params),
    query: checkInput(endpoint.query, request.query),
    body: checkInput(endpoint.body, request.body),
    session: parts.sessions.port(request, reply),
    ip: request.ip,
  })
  reply.code(endpoint.status).header('cache-control', 'no-store')
  return checkOutput(endpoint.response, result, `${endpoint.method} ${endpoint.path}`)
}
