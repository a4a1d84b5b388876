// Stored mails that are read again: how far that is, and what would be otherwise.
import { boolean, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from './columns.ts'
import { jsonb } from './json.ts'
import { deliveries } from './mails.ts'
import { companies, users } from './users.ts'

export type ReplayState = 'running' | 'paused' | 'done'

/** One run over the mails of a company, of a person's own context, or, without both, of the whole server. */
// Written by replays.
export const replays = pgTable(
  'replays',
  {
    id: id(),
    companyId: integer('company_id').references(() => companies.id, { onDelete: 'cascade' }),
    ownerId: integer('owner_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Who began it; null for the owner of the server. */
    startedBy: integer('started_by').references(() => users.id, { onDelete: 'set null' }),
    since: moment('since'),
    state: text('state').$type<ReplayState>().notNull().default('running'),
    total: integer('total').notNull(),
    seen: integer('seen').notNull().default(0),
    /** The last delivery that was read. */
    lastId: integer('last_id').notNull().default(0),
    createdAt: createdAt(),
    finishedAt: moment('finished_at'),
  },
  (t) => [index('replays_company').on(t.companyId), index('replays_owner').on(t.ownerId)],
)

export interface StoredDifference {
  kind: 'new' | 'changed' | 'gone'
  title: string
  sentence: string
  fields: { name: string; before: string; after: string }[]
}

/** A mail of which something would be otherwise. */
// Written by replays.
export const replayMails = pgTable(
  'replay_mails',
  {
    id: id(),
    replayId: integer('replay_id')
      .notNull()
      .references(() => replays.id, { onDelete: 'cascade' }),
    deliveryId: integer('delivery_id')
      .notNull()
      .references(() => deliveries.id, { onDelete: 'cascade' }),
    subject: text('subject').notNull(),
    differences: jsonb('differences').$type<StoredDifference[]>().notNull(),
    /** Made so, or found to be so already. */
    appliedAt: moment('applied_at'),
    /** By which it is taken back; null where nothing was left to do. */
    changeSetId: integer('change_set_id'),
    /** It could not be made so, as in a project that was archived since. */
    failed: boolean('failed').notNull().default(false),
  },
  (t) => [unique().on(t.replayId, t.deliveryId), index('replay_mails_delivery').on(t.deliveryId)],
)
