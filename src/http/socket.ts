// The handshake of /ws: the session's cookie and our own origin, or no socket at all (API-74, threat 15).
import websocket from '@fastify/websocket'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../kit/errors.ts'
import type { LivePort, OpenSession } from './ports.ts'
import { hasOurOrigin } from './same-origin.ts'
import type { RequestSessions } from './session.ts'

const SOCKET_PATH = '/ws'
/** Browsers send nothing on this socket; what comes is read and dropped. */
const MAX_INCOMING_BYTES = 1_024

/** Before any hook that refuses a request: the connection of a handshake that was refused is closed by this. */
export async function takeHandshakes(app: FastifyInstance): Promise<void> {
  await app.register(websocket, {
    options: { maxPayload: MAX_INCOMING_BYTES },
    errorHandler: (_error, socket) => socket.terminate(),
    // The sockets are closed by live/, which waits for each.
    preClose: (done) => done(),
  })
  app.addHook('onRequest', async ({ raw, url }) => {
    if (raw.headers.upgrade !== undefined && url.split('?')[0] !== SOCKET_PATH)
      throw new AppError('not_found', 'There is no socket at this address')
  })
}

export async function mountSocket(
  app: FastifyInstance,
  services: { sessions: RequestSessions; live: LivePort; publicUrl: string },
): Promise<void> {
  const admitted = new WeakMap<FastifyRequest, OpenSession>()
  await app.register(async (scoped) => {
    scoped.get(
      SOCKET_PATH,
      {
        websocket: true,
        preValidation: async (request, reply) => {
          if (!hasOurOrigin(request, services.publicUrl)) {
            throw new AppError('forbidden', 'A socket is opened by this site only')
          }
          const session = await services.sessions.of(request, reply)
          if (!session?.confirmed) throw new AppError('unauthorized', 'Unauthorized')
          admitted.set(request, session)
        },
      },
      (socket, request) => {
        const session = admitted.get(request)
        if (!session) return socket.terminate()
        services.live.join(socket, { userId: session.userId, sessionId: session.id })
      },
    )
  })
}
