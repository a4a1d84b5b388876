// Private links under which a calendar program reads a person's due dates.
import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt } from './columns.ts'
import { users } from './users.ts'

/** One link a person; without a row there is none. */
// Written by calendar.
export const calendarFeeds = pgTable('calendar_feeds', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** SHA-256 of the secret part of the link, which is shown when it is made and never again. */
  tokenHash: text('token_hash').notNull().unique(),
  createdAt: createdAt(),
})
