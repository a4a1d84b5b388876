// Where a provider posts raw mails: the body is read as bytes, since those are what is signed.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../kit/errors.ts'
import type { MailWebhook } from '../mail/intake/webhook/mail-webhook.ts'

export const mailWebhookPath = '/api/mail/incoming'

/** Bytes of all bodies that are read or taken at once: each has its size some times in memory. */
const MOST_AT_ONCE = 128 * 2 ** 20

/** `webhook` is null where no secret is set: there is no such address then. */
export async function mountMailWebhook(app: FastifyInstance, webhook: MailWebhook | null): Promise<void> {
  if (!webhook) return
  const memory = new Room(MOST_AT_ONCE)
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    )
    scope.post(mailWebhookPath, {
      bodyLimit: webhook.mostBytes,
      onRequest: async (request) => {
        webhook.admit(signed(request))
        memory.take(request, lengthOf(request, webhook.mostBytes))
      },
      onResponse: async (request) => memory.give(request),
      onRequestAbort: async (request) => memory.give(request),
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

/** A body whose length is not told counts as the longest. Throws AppError for one that is too long. */
function lengthOf({ headers }: FastifyRequest, most: number): number {
  const told = Number(headers['content-length'] ?? most)
  if (told > most) throw new AppError('too_large', 'The mail is too large')
  return Number.isFinite(told) ? told : most
}

/** Memory that calls take while they last; who finds none is asked to come again. */
class Room {
  readonly #most: number
  readonly #taken = new Map<FastifyRequest, number>()

  constructor(most: number) {
    this.#most = most
  }

  take(request: FastifyRequest, bytes: number): void {
    const now = [...this.#taken.values()].reduce((sum, one) => sum + one, 0)
    if (now + bytes > this.#most)
      throw new AppError('unavailable', 'Too much mail at once; try again in a moment')
    this.#taken.set(request, bytes)
  }

  give(request: FastifyRequest): void {
    this.#taken.delete(request)
  }
}
