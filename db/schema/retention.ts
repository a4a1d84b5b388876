// For how long a company keeps its mails.
import { integer, pgTable } from 'drizzle-orm/pg-core'
import { companies } from './users.ts'

/** No row: they are kept. */
// Written by settings.
export const mailRetention = pgTable('mail_retention', {
  companyId: integer('company_id')
    .primaryKey()
    .references(() => companies.id, { onDelete: 'cascade' }),
  days: integer('days').notNull(),
})
