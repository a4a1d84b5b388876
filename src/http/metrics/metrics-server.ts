// Hands the figures out: on a port of their own, or on that of the pages to whoever has the token.
import { createHash, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { MetricsConfig } from '../../config.ts'
import { listenFault } from '../../config-listen.ts'
import type { Measures } from './metrics-ports.ts'

/** Where a token is set it is asked for here too. */
export async function startMetricsServer(
  measures: Measures,
  { port, host, token }: MetricsConfig,
): Promise<{ port: number; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    const answer = (status: number, text: string, type = 'text/plain') => {
      response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(text)
    }
    if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics') answer(404, 'Not found')
    else if (token !== null && !isBearer(request.headers.authorization, token)) answer(401, 'Unauthorized')
    else
      measures.read().then(
        (text) => answer(200, text, measures.type),
        () => answer(500, 'The figures cannot be read just now'),
      )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) =>
      reject(listenFault(error, { settings: { port: 'METRICS_PORT', host: 'METRICS_HOST' }, host, port })),
    )
    server.listen(port, host, resolve)
  })
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

export function mountMetrics(app: FastifyInstance, measures: Measures, token: string): void {
  app.get('/metrics', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (!isBearer(request.headers.authorization, token))
      return reply.code(401).send({ message: 'Unauthorized' })
    return reply.type(measures.type).send(await measures.read())
  })
}

/** In the same time for every wrong one. */
function isBearer(header: string | undefined, token: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(header ?? ''), hash(`Bearer ${token}`))
}
