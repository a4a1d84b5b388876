// The Model Context Protocol at /mcp, for assistants that bring an API token (Streamable HTTP).
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Relay } from '../../kit/db/relay.ts'
import { AppError } from '../../kit/errors.ts'
import type { Toolbox } from '../../kit/tool.ts'
import { bearerOf } from '../bearer.ts'
import type { FindToken } from '../ports.ts'
import type { ConfirmServices } from './confirmation.ts'
import type { McpDoor } from './mcp-door.ts'
import type { ApiAnswer, ApiCall, ToolboxServices } from './toolbox-server.ts'

export interface McpServices extends ConfirmServices {
  toolboxes: readonly Toolbox[]
  findToken: FindToken
  /** To the other processes with the web service. */
  mcpRelay: Relay
}

export function mountMcp(app: FastifyInstance, services: McpServices): void {
  // Opened with the first call: the library is large, and few servers are asked by assistants.
  let opened: Promise<McpDoor> | null = null
  app.addHook('preClose', async () => (await opened)?.close())
  app.route({
    method: ['GET', 'POST', 'DELETE'],
    url: '/mcp',
    exposeHeadRoute: false,
    async handler(request, reply) {
      const caller = await callerOf(app, request, services)
      opened ??= import('./mcp-door.ts').then(({ openMcpDoor }) => openMcpDoor(services.mcpRelay))
      return (await opened).handle(request, reply, caller)
    },
  })
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
