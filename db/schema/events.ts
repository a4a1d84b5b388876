// Live events, kept for a day so that a socket can catch up after a gap; partitioned by it.
import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt } from './columns.ts'
import { jsonb } from './json.ts'
import { users } from './users.ts'

// Written by kit and live.
export const events = pgTable(
  'events',
  {
    id: bigint('id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /** The person whose sockets get it. */
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** 0 for personal (API-75). */
    companyId: integer('company_id').notNull().default(0),
    type: text('type').notNull(),
    /** Ids only, never content (NOTIF-17). */
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.id, t.createdAt] }),
    index('events_user').on(t.userId, t.id),
    index('events_created').on(t.createdAt),
  ],
)
