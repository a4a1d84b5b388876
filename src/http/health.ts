// For whoever watches the server: is the process up, and can it work?
import type { FastifyInstance } from 'fastify'
import type { Readiness } from './ports.ts'

export function mountHealth(app: FastifyInstance, readiness: Readiness, connectedCount: () => number): void {
  app.get('/api/health', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { status: 'ok', sockets: connectedCount() }
  })

  app.get('/api/ready', async (_request, reply) => {
    const { ok, detail } = await readiness().catch(() => ({ ok: false, detail: {} }))
    reply.code(ok ? 200 : 503).header('cache-control', 'no-store')
    return { status: ok ? 'ready' : 'unavailable', ...detail }
  })
}
