// Webhooks: addresses that hear what happens in a context, and the log of what was sent to them.
import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from './columns.ts'
import { jsonb } from './json.ts'
import { companies, users } from './users.ts'

/** Of a person, or of a company, whose admins look after it. */
// Written by webhooks.
export const webhooks = pgTable(
  'webhooks',
  {
    id: id(),
    /** Who made it; of a company's it may be somebody who has left. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** Null for the person's own. */
    companyId: integer('company_id').references(() => companies.id, { onDelete: 'cascade' }),
    /** Whose own it is; null for a company's. */
    ownerId: integer('owner_id').references(() => users.id, { onDelete: 'cascade' }),
    url: text('url').notNull(),
    events: text('events').array().notNull(),
    /** Signs what is sent (Standard Webhooks); the one before it signs too until it ends. */
    secret: text('secret').notNull(),
    oldSecret: text('old_secret'),
    oldSecretUntil: moment('old_secret_until'),
    isActive: boolean('is_active').notNull().default(true),
    /** Why it was switched off by itself; null where a person did. */
    endedBecause: text('ended_because'),
    reachedAt: moment('reached_at'),
    createdAt: createdAt(),
  },
  (t) => [index('webhooks_company').on(t.companyId), index('webhooks_owner').on(t.ownerId)],
)

export interface WebhookTry {
  at: string
  status: number | null
  error: string | null
  ms: number
}

/** One event for one webhook; however often it is sent, its id stays. Partitioned by the week in which it was made. */
// Written by webhooks.
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    webhookId: integer('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    eventId: text('event_id').notNull(),
    type: text('type').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    state: text('state').$type<'waiting' | 'taken' | 'failed'>().notNull().default('waiting'),
    tries: jsonb('tries').$type<WebhookTry[]>().notNull().default([]),
    /** Tries since it was last put in line: further ones come with growing delays. */
    round: integer('round').notNull().default(0),
    dueAt: moment('due_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.id, t.createdAt] }),
    index('webhook_deliveries_of').on(t.webhookId, t.id),
    index('webhook_deliveries_due').on(t.state, t.dueAt),
    index('webhook_deliveries_created').on(t.createdAt),
  ],
)
