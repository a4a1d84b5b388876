// Sends an answer as server-sent events: each as it is told, and at last the response, checked against its contract.
import type { FastifyReply } from 'fastify'
import type { AnyEndpoint } from '../kit/contract.ts'
import type { EventsAnswer } from '../kit/serve.ts'
import { knownError } from './error-reply.ts'
import { checkOutput } from './validate.ts'

export async function sendEvents(
  reply: FastifyReply,
  endpoint: AnyEndpoint,
  { run }: EventsAnswer,
): Promise<FastifyReply> {
  const { raw } = reply
  reply.hijack()
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) raw.setHeader(name, value)
  raw.writeHead(endpoint.status, {
    'content-type': 'text/event-stream; charset=utf-8',
    // A proxy that gathers before it passes on would hold back what is told.
    'x-accel-buffering': 'no',
  })
  const tell = (event: string, data: unknown) => {
    if (!raw.writableEnded && !raw.destroyed) raw.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
  }
  raw.flushHeaders()
  try {
    const response = await run(tell)
    tell('answer', checkOutput(endpoint.response, response, `${endpoint.method} ${endpoint.path}`))
  } catch (error) {
    const { status, code, message } = knownError(error)
    if (status >= 500)
      reply.log.error({ error: error instanceof Error ? error.name : typeof error }, 'an answer failed')
    tell('failed', { status, code, message })
  }
  raw.end()
  return reply
}
