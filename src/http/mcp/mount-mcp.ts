// The Model Context Protocol at /mcp, for assistants that bring an API token (Streamable HTTP).
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../../kit/errors.ts'
import type { Toolbox } from '../../kit/tool.ts'
import { bearerOf } from '../bearer.ts'
import type { FindToken } from '../ports.ts'
import type { ConfirmServices } from './confirmation.ts'
import type { McpSessions } from './mcp-sessions.ts'
import type { ApiAnswer, ApiCall, ToolboxServices } from './toolbox-server.ts'

export interface McpServices extends ConfirmServices {
  toolboxes: readonly Toolbox[]
  findToken: FindToken
}

export function mountMcp(app: FastifyInstance, services: McpServices): void {
  // Begun with the first call: the library is large, and few servers are asked by assistants.
  let sessions: Promise<McpSessions> | null = null
  app.addHook('preClose', async () => (await sessions)?.closeAll())
  app.route({
    method: ['GET', 'POST', 'DELETE'],
    url: '/mcp',
    exposeHeadRoute: false,
    async handler(request, reply) {
      const caller = await callerOf(app, request, services)
      sessions ??= openSessions()
      const transport = await transportFor(await sessions, request, caller)
      // From here on the library answers.
      reply.hijack()
      reply.raw.setHeader('cache-control', 'no-store')
      reply.raw.setHeader('x-content-type-options', 'nosniff')
      await transport.handleRequest(request.raw, reply.raw, request.body)
    },
  })
}

async function openSessions(): Promise<McpSessions> {
  const { McpSessions } = await import('./mcp-sessions.ts')
  return new McpSessions()
}

/** No cookie counts here: another site's page could send it along. */
async function callerOf(
  app: FastifyInstance,
  request: FastifyRequest,
  services: McpServices,
): Promise<ToolboxServices> {
  const secret = bearerOf(request)
  const token = secret === null ? null : await services.findToken(secret)
  if (secret === null || !token)
    throw new AppError('unauthorized', 'Send an API token as Authorization: Bearer ...', {
      reason: 'token',
    })
  const { toolboxes, now, takeOnce } = services
  return {
    ...{ toolboxes, now, takeOnce, secret, scopes: token.scopes },
    call: (call) => callApi(app, { request, secret, call }),
  }
}

async function transportFor(sessions: McpSessions, request: FastifyRequest, caller: ToolboxServices) {
  const id = request.headers['mcp-session-id']
  const known = typeof id === 'string' ? sessions.find(id, caller.secret, caller.now()) : null
  if (known) return known
  const { isInitializeRequest } = await import('@modelcontextprotocol/sdk/types.js')
  if (request.method === 'POST' && isInitializeRequest(request.body)) return sessions.begin(caller)
  if (request.method !== 'POST') throw new AppError('not_found', 'This session has ended: begin a new one')
  return sessions.once(caller)
}

/** The call goes through the same door as any other of the API: same token, same rules, same words. */
async function callApi(
  app: FastifyInstance,
  { request, secret, call }: { request: FastifyRequest; secret: string; call: ApiCall },
): Promise<ApiAnswer> {
  const company = call.companyId ?? call.headers['x-company-id']
  const answer = await app.inject({
    method: call.method as 'GET',
    url: call.path,
    remoteAddress: request.ip,
    headers: {
      authorization: `Bearer ${secret}`,
      host: request.headers.host ?? '',
      ...(company === undefined ? {} : { 'x-company-id': String(company) }),
    },
    ...(call.body === undefined ? {} : { payload: call.body as object }),
  })
  return { status: answer.statusCode, text: answer.payload }
}
