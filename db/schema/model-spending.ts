// What the language model has cost, by day and by who pays for it.
import { bigint, date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

// Written by model.
export const modelSpending = pgTable(
  'model_spending',
  {
    /** UTC. */
    day: date('day', { mode: 'string' }).notNull(),
    /** `company 7` or `sender 12`. */
    account: text('account').notNull(),
    /** Input and output together. */
    tokens: bigint('tokens', { mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.account] })],
)
