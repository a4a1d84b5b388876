// A local HTTP server that answers as one real model server does, also where that is odd.
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

export interface DialectRequest {
  path: string
  body: Record<string, unknown>
  /** 1 for the first. */
  count: number
}

export interface DialectReply {
  status?: number
  headers?: Record<string, string>
  /** An object is sent as JSON, a text as it is. */
  body: unknown
  /** Milliseconds before it. */
  delayMs?: number
}

export interface DialectServer {
  url: string
  readonly requests: DialectRequest[]
  close(): Promise<void>
}

export async function startDialectServer(
  replyTo: (request: DialectRequest) => DialectReply,
): Promise<DialectServer> {
  const requests: DialectRequest[] = []
  async function play(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = incoming.method === 'GET' ? {} : ((await json(incoming)) as Record<string, unknown>)
    const request = { path: incoming.url ?? '', body, count: requests.length + 1 }
    requests.push(request)
    const { status = 200, headers = {}, body: reply, delayMs = 0 } = replyTo(request)
    await new Promise((resolve) => setTimeout(resolve, delayMs))
    const isText = typeof reply === 'string'
    const type = isText ? (reply.startsWith('data:') ? 'text/event-stream' : 'text/html') : 'application/json'
    outgoing
      .writeHead(status, { 'content-type': type, ...headers })
      .end(isText ? reply : JSON.stringify(reply))
  }
  // The caller may hang up first.
  const server = createServer((incoming, outgoing) => {
    play(incoming, outgoing).catch(() => outgoing.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
