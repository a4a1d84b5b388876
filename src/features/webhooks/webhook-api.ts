// Answers the calls about webhooks: the person's own, and those of a company for its admins.
import { randomUUID } from 'node:crypto'
import { asSystem } from '../../kit/db/acting-database.ts'
import { AppError } from '../../kit/errors.ts'
import type { SecretKeeper } from '../../kit/kept-secret.ts'
import { addressFault } from '../../kit/outside-call.ts'
import type { Scope } from '../../kit/scope.ts'
import { type Served, serve } from '../../kit/serve.ts'
import { countTry } from '../../kit/try-store.ts'
import type { AppServices, ToldEvent } from '../feature.ts'
import * as contract from './contract.ts'
import { TEST } from './deliver.job.ts'
import { type DeliveryRow, listDeliveriesOf, putInLine, putInLineAgain } from './delivery-store.ts'
import { newSecret } from './signature.ts'
import {
  dropWebhook,
  findWebhook,
  insertWebhook,
  listWebhooksOf,
  updateWebhook,
  type WebhookRow,
} from './webhook-store.ts'

const MOST = 20
const HOUR_MS = 3_600_000
const OLD_SECRET_MS = 24 * HOUR_MS
/** Tests and deliveries sent again, for each person: nobody presses the servers of others with them. */
const SENDS_PER_HOUR = 60

interface ApiServices extends Pick<AppServices, 'db' | 'clock' | 'system' | 'config'> {
  events: readonly ToldEvent[]
  secrets: SecretKeeper
}

const notFound = () => new AppError('not_found', 'Webhook not found')

/** What a company tells to addresses outside is for its admins to say. */
function requireKeeper({ companyId, role }: Scope): void {
  if (companyId !== 0 && role !== 'admin')
    throw new AppError('forbidden', 'This takes an admin of the company', { reason: 'role' })
}

export function webhookRoutes({ db, clock, system, config, events, secrets }: ApiServices): Served[] {
  function checked(url: string | undefined, chosen: readonly string[] = []): void {
    const fault = url === undefined ? null : addressFault(url, config.privateHosts)
    if (fault) throw new AppError('invalid', fault)
    const unknown = chosen.find((one) => !events.some(({ type }) => type === one))
    if (unknown) throw new AppError('invalid', `There is no event ${unknown}`)
  }
  async function ownWebhook(scope: Scope, id: number): Promise<WebhookRow> {
    requireKeeper(scope)
    const found = await findWebhook(db, scope, id)
    if (!found) throw notFound()
    return found
  }
  const countSend = ({ userId }: Scope) =>
    countTry(
      asSystem(db, system),
      [{ key: `webhook-send:${userId}`, max: SENDS_PER_HOUR, windowMs: HOUR_MS }],
      clock(),
    )
  return [
    serve(contract.listWebhooks, async ({ scope }) => {
      requireKeeper(scope)
      const rows = await listWebhooksOf(db, scope)
      return {
        webhooks: rows.map((row) => onWire(row, clock())),
        events: events.map(({ type, title }) => ({ type, title })),
      }
    }),
    serve(contract.createWebhook, async ({ scope, body }) => {
      requireKeeper(scope)
      checked(body.url, body.events)
      const secret = newSecret()
      const made = await insertWebhook(db, scope, {
        ...{
          made: { url: body.url, events: body.events, secret: secrets.keep(secret) },
          most: MOST,
          at: clock(),
        },
      })
      if (!made) throw new AppError('conflict', `There are ${MOST} webhooks already: end one first`)
      return { webhook: onWire(made, clock()), secret }
    }),
    serve(contract.changeWebhook, async ({ scope, params, body }) => {
      const before = await ownWebhook(scope, params.id)
      checked(body.url, body.events)
      const { url, events: chosen, isActive } = body
      const changed = await updateWebhook(db, scope, params.id, {
        url: url ?? before.url,
        ...(chosen === undefined ? {} : { events: chosen }),
        ...(isActive === undefined ? {} : { isActive, endedBecause: null }),
      })
      if (!changed) throw notFound()
      return onWire(changed, clock())
    }),
    serve(contract.deleteWebhook, async ({ scope, params }) => {
      requireKeeper(scope)
      if (!(await dropWebhook(db, scope, params.id))) throw notFound()
      return { success: true as const }
    }),
    serve(contract.renewWebhookSecret, async ({ scope, params }) => {
      const before = await ownWebhook(scope, params.id)
      const secret = newSecret()
      const oldSecretUntil = new Date(clock().getTime() + OLD_SECRET_MS)
      const renewed = await updateWebhook(db, scope, params.id, {
        ...{ secret: secrets.keep(secret), oldSecret: before.secret, oldSecretUntil },
      })
      if (!renewed) throw notFound()
      return { webhook: onWire(renewed, clock()), secret }
    }),
    serve(contract.testWebhook, async ({ scope, params }) => {
      const { id, isActive } = await ownWebhook(scope, params.id)
      if (!isActive) throw new AppError('conflict', 'This webhook is off: switch it on first')
      await countSend(scope)
      const event = { eventId: `evt_${randomUUID()}`, type: TEST, data: { webhookId: id }, at: clock() }
      await putInLine(asSystem(db, system), id, event)
      return { success: true as const }
    }),
    serve(contract.listWebhookDeliveries, async ({ scope, params }) => {
      await ownWebhook(scope, params.id)
      return { deliveries: (await listDeliveriesOf(db, scope, params.id)).map(deliveryOnWire) }
    }),
    serve(contract.redeliverWebhook, async ({ scope, params }) => {
      const { isActive } = await ownWebhook(scope, params.id)
      if (!isActive) throw new AppError('conflict', 'This webhook is off: switch it on first')
      await countSend(scope)
      const again = { webhookId: params.id, id: params.deliveryId, at: clock() }
      if (!(await putInLineAgain(db, scope, again))) throw new AppError('not_found', 'Delivery not found')
      return { success: true as const }
    }),
  ]
}

function onWire(row: WebhookRow, now: Date): contract.Webhook {
  const { id, url, events, isActive, endedBecause, reachedAt, oldSecretUntil, createdAt } = row
  return {
    ...{ id, url, events, isActive, endedBecause },
    reachedAt: reachedAt?.toISOString() ?? null,
    oldSecretUntil: oldSecretUntil && oldSecretUntil > now ? oldSecretUntil.toISOString() : null,
    createdAt: createdAt.toISOString(),
  }
}

function deliveryOnWire({ id, eventId, type, state, tries, dueAt, createdAt }: DeliveryRow) {
  return {
    ...{ id, event: eventId, type, state, tries },
    dueAt: state === 'waiting' ? dueAt.toISOString() : null,
    createdAt: createdAt.toISOString(),
  }
}
