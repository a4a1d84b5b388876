// Views of boards and lists that a person has kept under a name.
import { sql } from 'drizzle-orm'
import { integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id } from './columns.ts'
import { companies, users } from './users.ts'

// Written by boards.
export const savedViews = pgTable(
  'saved_views',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null for personal. */
    companyId: integer('company_id').references(() => companies.id, { onDelete: 'cascade' }),
    page: text('page').notNull(),
    name: text('name').notNull(),
    /** Of the address, without its question mark. */
    query: text('query').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('saved_views_name').on(t.userId, sql`coalesce(company_id, 0)`, t.page, sql`lower(name)`),
  ],
)
