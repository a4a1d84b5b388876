// The conversations of this process with assistants, and how a request finds its own.
import { isInitializeRequest } from '@modelcontextprotocol/sdk/types.js'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Relay } from '../../kit/db/relay.ts'
import { AppError } from '../../kit/errors.ts'
import { isAnswer, McpSessions } from './mcp-sessions.ts'
import { type PassingOn, passingOn } from './passed-on.ts'
import type { ToolboxServices } from './toolbox-server.ts'

export interface McpDoor {
  handle(
    request: FastifyRequest,
    reply: FastifyReply,
    caller: ToolboxServices,
  ): Promise<FastifyReply | undefined>
  close(): Promise<void>
}

/** `relay` leads to the other processes with the web service. */
export async function openMcpDoor(relay: Relay): Promise<McpDoor> {
  const sessions = new McpSessions()
  const others = await passingOn(relay, sessions)
  return {
    async handle(request, reply, caller) {
      const own = ownSession(sessions, request, caller)
      if (!own && (await takeElsewhere(others, request, caller.secret))) return reply.code(202).send()
      if (!own && request.method !== 'POST') return refuseStream(reply)
      const transport = own ?? (await transportFor(sessions, request, caller))
      // From here on the library answers.
      reply.hijack()
      reply.raw.setHeader('cache-control', 'no-store')
      reply.raw.setHeader('x-content-type-options', 'nosniff')
      await transport.handleRequest(request.raw, reply.raw, request.body)
      return undefined
    },
    async close() {
      await others.close()
      await sessions.closeAll()
    },
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
