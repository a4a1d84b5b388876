// The Model Context Protocol at /mcp, for assistants that bring an API token (Streamable HTTP).
import { isInitializeRequest } from '@modelcontextprotocol/sdk/types.js'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Relay } from '../../kit/db/relay.ts'
import { AppError } from '../../kit/errors.ts'
import type { Toolbox } from '../../kit/tool.ts'
import { bearerOf } from '../bearer.ts'
import type { FindToken } from '../ports.ts'
import type { ConfirmServices } from './confirmation.ts'
import { isAnswer, McpSessions } from './mcp-sessions.ts'
import { type PassingOn, passingOn } from './passed-on.ts'
import type { ApiAnswer, ApiCall, ToolboxServices } from './toolbox-server.ts'

export interface McpServices extends ConfirmServices {
  toolboxes: readonly Toolbox[]
  findToken: FindToken
  /** To the other processes with the web service. */
  mcpRelay: Relay
}

export async function mountMcp(app: FastifyInstance, services: McpServices): Promise<void> {
  const sessions = new McpSessions()
  const others = await passingOn(services.mcpRelay, sessions)
  app.addHook('preClose', async () => {
    await others.close()
    await sessions.closeAll()
  })
  app.route({
    method: ['GET', 'POST', 'DELETE'],
    url: '/mcp',
    exposeHeadRoute: false,
    async handler(request, reply) {
      const caller = await callerOf(app, request, services)
      const own = ownSession(sessions, request, caller)
      if (!own && (await takeElsewhere(others, request, caller.secret))) return reply.code(202).send()
      if (!own && request.method !== 'POST') return refuseStream(reply)
      const transport = own ?? (await transportFor(sessions, request, caller))
      // From here on the library answers.
      reply.hijack()
      reply.raw.setHeader('cache-control', 'no-store')
      reply.raw.setHeader('x-content-type-options', 'nosniff')
      await transport.handleRequest(request.raw, reply.raw, request.body)
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

function ownSession(sessions: McpSessions, request: FastifyRequest, caller: ToolboxServices) {
  const id = sessionOf(request)
  return id === null ? null : sessions.find(id, caller.secret, caller.now())
}

function sessionOf({ headers }: FastifyRequest): string | null {
  const id = headers['mcp-session-id']
  return typeof id === 'string' && id.length <= 100 ? id : null
}

/** A process without the session makes each request by itself; an answer, or the end, is for whoever has it. */
async function takeElsewhere(others: PassingOn, request: FastifyRequest, secret: string): Promise<boolean> {
  const id = sessionOf(request)
  if (id === null) return false
  if (request.method === 'DELETE') {
    await others.end({ id, secret })
    return true
  }
  if (request.method !== 'POST' || !isAnswer(request.body)) return false
  if (await others.answer({ id, secret }, request.body)) return true
  throw new AppError('too_large', 'This answer is too long')
}

/** Nothing is told but in answer to a request, so that a client loses nothing without it (405, by the protocol). */
function refuseStream(reply: FastifyReply): FastifyReply {
  return reply.code(405).header('allow', 'POST, DELETE').send()
}

function transportFor(sessions: McpSessions, request: FastifyRequest, caller: ToolboxServices) {
  return isInitializeRequest(request.body) ? sessions.begin(caller) : sessions.once(caller)
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
