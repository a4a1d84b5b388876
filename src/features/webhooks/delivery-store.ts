// The only SQL of what is sent to webhooks: put in line with the event itself, taken when it is due, and logged.
import { and, desc, eq, sql } from 'drizzle-orm'
import { type WebhookTry, webhookDeliveries, webhooks } from '../../../db/schema/webhooks.ts'
import type { SystemDatabase } from '../../kit/db/acting-database.ts'
import type { Database, RowsStatement } from '../../kit/db/database.ts'
import type { Scope } from '../../kit/scope.ts'
import { ofContext } from './webhook-store.ts'

export interface EventToSend {
  event_id: string
  type: string
  data: Record<string, unknown>
  company_id: number
  /** Those whose own webhooks hear of it where it is of no company. */
  user_ids: readonly number[]
  at: Date
}

/** One row for each webhook that hears of such events in that context; runs with the commit of what it tells of. */
export function deliveryInsertion(rows: readonly EventToSend[]): RowsStatement {
  return {
    text: `insert into webhook_deliveries (webhook_id, event_id, type, data, due_at, created_at)
      select webhooks.id, told.event_id, told.type, told.data, told.at, told.at
      from jsonb_to_recordset($1::jsonb)
        as told (event_id text, type text, data jsonb, company_id int, user_ids int[], at timestamptz)
      join webhooks on webhooks.is_active and told.type = any (webhooks.events)
        and (told.company_id = 0 and webhooks.owner_id = any (told.user_ids)
          or told.company_id <> 0 and webhooks.company_id = told.company_id)
      left join users owner on owner.id = webhooks.owner_id
      left join companies on companies.id = webhooks.company_id
      where companies.disabled_at is null and owner.disabled_at is null`,
    rows,
  }
}

/** A round beyond all delays: what a person sends to try an address is sent once, whatever comes of it. */
export const ONE_TRY = 1_000

/** Sent once, to a webhook that the caller may change. */
export async function putInLine(
  db: SystemDatabase,
  webhookId: number,
  one: { eventId: string; type: string; data: Record<string, unknown>; at: Date },
): Promise<void> {
  const { at, ...event } = one
  await db.orm
    .insert(webhookDeliveries)
    .values({ webhookId, ...event, round: ONE_TRY, dueAt: at, createdAt: at })
}

export type DeliveryRow = typeof webhookDeliveries.$inferSelect

const LISTED = 50

/** The latest first. */
export async function listDeliveriesOf(
  db: Database,
  scope: Scope,
  webhookId: number,
): Promise<DeliveryRow[]> {
  const rows = await db.orm
    .select({ delivery: webhookDeliveries })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
    .where(and(ofContext(scope), eq(webhookDeliveries.webhookId, webhookId)))
    .orderBy(desc(webhookDeliveries.id))
    .limit(LISTED)
  return rows.map(({ delivery }) => delivery)
}

/** Sent once more. False where the webhook has no such delivery. */
export async function putInLineAgain(
  db: Database,
  scope: Scope,
  { webhookId, id, at }: { webhookId: number; id: number; at: Date },
): Promise<boolean> {
  const own = db.orm.select({ id: webhooks.id }).from(webhooks).where(ofContext(scope))
  const again = await db.orm
    .update(webhookDeliveries)
    .set({ state: 'waiting', round: ONE_TRY, dueAt: at })
    .where(
      and(
        eq(webhookDeliveries.id, id),
        eq(webhookDeliveries.webhookId, webhookId),
        sql`${webhookDeliveries.webhookId} in ${own}`,
      ),
    )
    .returning({ id: webhookDeliveries.id })
  return again.length > 0
}

export interface DueDelivery {
  id: number
  /** How often it was sent before: of two jobs for one try the second finds another number. */
  sent: number
}

/** Asked every two seconds, where most servers have none. */
export async function hasWebhooks(db: SystemDatabase): Promise<boolean> {
  return (await db.orm.select({ id: webhooks.id }).from(webhooks).limit(1)).length > 0
}

/** In the open transaction: what is due, left alone by others until `again`, when it is due anew if nobody ended it. */
export async function takeDue(
  db: SystemDatabase,
  { most, now, again }: { most: number; now: Date; again: Date },
): Promise<DueDelivery[]> {
  return db.orm
    .update(webhookDeliveries)
    .set({ dueAt: again })
    .where(
      sql`${webhookDeliveries.id} in (select waiting.id from webhook_deliveries waiting
        join webhooks on webhooks.id = waiting.webhook_id and webhooks.is_active
        where waiting.state = 'waiting' and waiting.due_at <= ${now.toISOString()}::timestamptz
        order by waiting.due_at limit ${most} for update of waiting skip locked)`,
    )
    .returning({
      id: webhookDeliveries.id,
      sent: sql<number>`jsonb_array_length(${webhookDeliveries.tries})`,
    })
}

/** Null where it is at an end, or was sent meanwhile, or its webhook is off. */
export async function findDue(db: SystemDatabase, { id, sent }: DueDelivery) {
  const [found] = await db.orm
    .select({ delivery: webhookDeliveries, webhook: webhooks })
    .from(webhookDeliveries)
    .innerJoin(webhooks, and(eq(webhooks.id, webhookDeliveries.webhookId), webhooks.isActive))
    .where(
      and(
        eq(webhookDeliveries.id, id),
        eq(webhookDeliveries.state, 'waiting'),
        sql`jsonb_array_length(${webhookDeliveries.tries}) = ${sent}`,
      ),
    )
  return found ?? null
}

/** How a try ended; another one is due at `dueAt`, where there is one. */
export async function noteTry(
  db: SystemDatabase,
  id: number,
  { end, state, dueAt }: { end: WebhookTry; state: DeliveryRow['state']; dueAt: Date | null },
): Promise<void> {
  await db.orm
    .update(webhookDeliveries)
    .set({
      state,
      tries: sql`${webhookDeliveries.tries} || ${JSON.stringify([end])}::jsonb`,
      round: sql`${webhookDeliveries.round} + 1`,
      ...(dueAt ? { dueAt } : {}),
    })
    .where(eq(webhookDeliveries.id, id))
}
