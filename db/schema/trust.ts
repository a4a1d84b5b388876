// Whom people have blocked: mail from these addresses creates nothing that reaches them (SET-20).
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt } from './columns.ts'
import { users } from './users.ts'

// Written by trust.
export const blocks = pgTable(
  'blocks',
  {
    /** Who blocked. */
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Lower case; of a person with or without an account. */
    address: text('address').notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.address] }), index('blocks_address').on(t.address)],
)
