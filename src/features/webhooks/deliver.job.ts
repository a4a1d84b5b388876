// Sends one event to one webhook, logs how it went, and says when it is due again.
import { z } from 'zod'
import type { WebhookTry } from '../../../db/schema/webhooks.ts'
import { defineJob, type Job } from '../../jobs/job.ts'
import { asSystem } from '../../kit/db/acting-database.ts'
import type { SecretKeeper } from '../../kit/kept-secret.ts'
import { callOutside } from '../../kit/outside-call.ts'
import type { AppServices } from '../feature.ts'
import { findDue, noteTry, ONE_TRY } from './delivery-store.ts'
import { signedHeaders } from './signature.ts'
import { endWebhook, noteWebhookReached, type WebhookRow } from './webhook-store.ts'

const payload = z.object({ id: z.number(), sent: z.number() })

const [SECOND, MINUTE, HOUR] = [1_000, 60_000, 3_600_000]
/** Before each further try; after the last one, three days later, it has failed. */
const DELAYS_MS = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
]

interface Services extends Pick<AppServices, 'db' | 'clock' | 'system' | 'config'> {
  secrets: SecretKeeper
}

export function deliverJob({ db, clock, system, config, secrets }: Services): Job<typeof payload> {
  return defineJob({
    name: 'deliver-webhook',
    payload,
    atOnce: 8,
    async run(due) {
      const found = await findDue(asSystem(db, system), due)
      if (!found) return
      const { delivery, webhook } = found
      const at = clock()
      const body = JSON.stringify({
        type: delivery.type,
        timestamp: delivery.createdAt.toISOString(),
        data: delivery.data,
      })
      const headers = {
        ...signedHeaders({ id: delivery.eventId, body }, secretsOf(webhook, at).map(secrets.read), at),
        'content-type': 'application/json',
        'user-agent': 'Mailcrew-Webhooks',
      }
      const { end, retryAfter } = await tryOnce({ url: webhook.url, headers, body }, config.privateHosts, at)
      const taken = end.status !== null && end.status >= 200 && end.status < 300
      const delay = DELAYS_MS[delivery.round]
      await db.transaction(async () => {
        const acting = asSystem(db, system)
        if (taken) {
          await noteTry(acting, delivery.id, { end, state: 'taken', dueAt: null })
          return noteWebhookReached(acting, webhook.id, clock())
        }
        const isGone = end.status === 410
        const again = delay === undefined || isGone ? null : Math.max(delay, retryAfter * SECOND)
        const dueAt = again === null ? null : new Date(clock().getTime() + Math.min(again, 24 * HOUR))
        await noteTry(acting, delivery.id, { end, state: dueAt ? 'waiting' : 'failed', dueAt })
        if (isGone) return endWebhook(acting, webhook.id, 'Its address answered that it is gone (410).')
        const wasReached = webhook.reachedAt !== null && webhook.reachedAt >= delivery.createdAt
        if (!dueAt && !wasReached && delivery.round !== ONE_TRY)
          await endWebhook(acting, webhook.id, 'Its address took nothing for three days.')
      })
    },
  })
}

/** The type of an event that a person sends to try a webhook. */
export const TEST = 'test'

function secretsOf({ secret, oldSecret, oldSecretUntil }: WebhookRow, at: Date): string[] {
  return oldSecret && oldSecretUntil && oldSecretUntil > at ? [secret, oldSecret] : [secret]
}

async function tryOnce(
  message: { url: string; headers: Record<string, string>; body: string },
  privateHosts: readonly string[],
  at: Date,
): Promise<{ end: WebhookTry; retryAfter: number }> {
  const since = performance.now()
  const ended = (status: number | null, error: string | null): WebhookTry => ({
    ...{ at: at.toISOString(), status, error, ms: Math.round(performance.now() - since) },
  })
  try {
    const { status, retryAfter } = await callOutside({ ...message, privateHosts })
    return { end: ended(status, null), retryAfter: retryAfter ?? 0 }
  } catch (error) {
    return { end: ended(null, wordsOf(error)), retryAfter: 0 }
  }
}

/** What went wrong before there was any answer, for whoever looks after the address. */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return 'The address could not be reached'
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'No answer within 10 seconds'
  const code = 'code' in error ? String(error.code) : ''
  if (code === 'ENOTFOUND') return 'There is no such host'
  if (code === 'ECONNREFUSED') return 'The connection was refused'
  return error.message.slice(0, 200)
}
