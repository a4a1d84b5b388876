// Webhooks on the wire: where they lead, what they hear, and the log of what was sent.
import { z } from 'zod'
import { endpoint, idParam, isoMoment } from '../../kit/contract.ts'

export const webhook = z.object({
  id: z.number(),
  url: z.string(),
  events: z.array(z.string()),
  isActive: z.boolean(),
  /** Why it was switched off by itself. */
  endedBecause: z.string().nullable(),
  /** When its address last took something. */
  reachedAt: isoMoment.nullable(),
  /** Until when the secret before this one signs too. */
  oldSecretUntil: isoMoment.nullable(),
  createdAt: isoMoment,
})
export type Webhook = z.infer<typeof webhook>

export const webhookDelivery = z.object({
  id: z.number(),
  /** Stays the same however often it is sent. */
  event: z.string(),
  type: z.string(),
  state: z.enum(['waiting', 'taken', 'failed']),
  /** The next try of one that waits. */
  dueAt: isoMoment.nullable(),
  createdAt: isoMoment,
  tries: z.array(
    z.object({
      at: isoMoment,
      status: z.number().nullable(),
      error: z.string().nullable(),
      ms: z.number(),
    }),
  ),
})
export type WebhookDelivery = z.infer<typeof webhookDelivery>

const id = z.object({ id: idParam })
const success = z.object({ success: z.literal(true) })
const url = z
  .string({ error: 'Give an address' })
  .trim()
  .min(1, 'Give an address')
  .max(2_000, 'This address is too long')
const events = z.array(z.string().max(60)).min(1, 'Choose at least one event').max(50)

export const listWebhooks = endpoint({
  method: 'GET',
  path: '/api/webhooks',
  summary: 'The webhooks of the context, and the events that they may hear; of a company for its admins',
  access: 'session',
  response: z.object({
    webhooks: z.array(webhook),
    events: z.array(z.object({ type: z.string(), title: z.string() })),
  }),
})

export const createWebhook = endpoint({
  method: 'POST',
  path: '/api/webhooks',
  summary: 'Has an address told of events; the answer is the only one that holds the secret',
  access: 'session',
  isForBrowser: true,
  body: z.object({ url, events }),
  response: z.object({ webhook, secret: z.string() }),
  status: 201,
})

export const changeWebhook = endpoint({
  method: 'PATCH',
  path: '/api/webhooks/{id}',
  summary: 'Change what a webhook hears and where it leads, or switch it off and on',
  access: 'session',
  isForBrowser: true,
  params: id,
  body: z.object({ url: url.optional(), events: events.optional(), isActive: z.boolean().optional() }),
  response: webhook,
})

export const deleteWebhook = endpoint({
  method: 'DELETE',
  path: '/api/webhooks/{id}',
  summary: 'End a webhook; its log goes with it',
  access: 'session',
  params: id,
  response: success,
})

export const renewWebhookSecret = endpoint({
  method: 'POST',
  path: '/api/webhooks/{id}/secret',
  summary: 'Make a new secret; the old one signs too for a day',
  access: 'session',
  isForBrowser: true,
  params: id,
  response: z.object({ webhook, secret: z.string() }),
})

export const testWebhook = endpoint({
  method: 'POST',
  path: '/api/webhooks/{id}/test',
  summary: 'Send an event of the type test',
  access: 'session',
  params: id,
  response: success,
})

export const listWebhookDeliveries = endpoint({
  method: 'GET',
  path: '/api/webhooks/{id}/deliveries',
  summary: 'What was sent to a webhook and how it went, the latest first',
  access: 'session',
  params: id,
  response: z.object({ deliveries: z.array(webhookDelivery) }),
})

export const redeliverWebhook = endpoint({
  method: 'POST',
  path: '/api/webhooks/{id}/deliveries/{deliveryId}/redeliver',
  summary: 'Send an event once more, under the same id',
  access: 'session',
  params: z.object({ id: idParam, deliveryId: idParam }),
  response: success,
})
