// Where a provider posts raw mails: the body is read as bytes, since those are what is signed.
import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { MailWebhook } from '../mail/intake/webhook/mail-webhook.ts'
import { BodyRoom } from './body-room.ts'

export const mailWebhookPath = '/api/mail/incoming'

/** Bytes of all bodies that are read or taken at once: each has its size some times in memory. */
const MOST_AT_ONCE = 128 * 2 ** 20
/** Bytes of one caller's address, so that nobody without the secret can take all of it. */
const MOST_OF_ONE = 96 * 2 ** 20

/** `webhook` is null where no secret is set: there is no such address then. */
export async function mountMailWebhook(app: FastifyInstance, webhook: MailWebhook | null): Promise<void> {
  if (!webhook) return
  const room = new BodyRoom({ all: MOST_AT_ONCE, perAddress: MOST_OF_ONE, body: webhook.mostBytes })
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/json', (request: FastifyRequest, body: Readable) =>
      room.read(request, body),
    )
    scope.post(mailWebhookPath, {
      bodyLimit: webhook.mostBytes,
      onRequest: async (request) => webhook.admit(signed(request)),
      onResponse: async (request) => room.leave(request),
      onRequestAbort: async (request) => room.leave(request),
      handler: async (request, reply) => {
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        const answer = await webhook.take({ ...signed(request), body })
        return reply.header('cache-control', 'no-store').send(answer)
      },
    })
  })
}

function signed({ headers }: FastifyRequest): { id: string; timestamp: string; signature: string } {
  const header = (name: string) => {
    const value = headers[name]
    return typeof value === 'string' ? value : ''
  }
  return {
    id: header('webhook-id'),
    timestamp: header('webhook-timestamp'),
    signature: header('webhook-signature'),
  }
}
