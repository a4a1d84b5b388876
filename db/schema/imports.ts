// Imports that go on: what was asked for, and how far each is.
import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, updatedAt } from './columns.ts'
import { jsonb } from './json.ts'
import { companies, users } from './users.ts'

/** Ids of what was made so far, in the order of the file. */
export interface StoredImported {
  projects: { id: number; tasks: number[] }[]
  pollIds: number[]
}

// Written by imports.
export const openImports = pgTable(
  'open_imports',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    companyId: integer('company_id').references(() => companies.id, { onDelete: 'cascade' }),
    /** SHA-256 of the context and the request, by which a repeated request joins the open import. */
    hash: text('hash').notNull(),
    /** JSON, packed, since a file may hold what no text of the database can; null once the import has ended. */
    request: text('request'),
    /** Steps that were committed. */
    step: integer('step').notNull().default(0),
    made: jsonb('made').$type<StoredImported>().notNull(),
    isDone: boolean('is_done').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('open_imports_request').on(t.userId, t.hash).where(sql`not is_done`),
    index('open_imports_company').on(t.companyId),
  ],
)
