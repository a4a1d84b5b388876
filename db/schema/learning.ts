// What the corrections of a company, or of a person outside of one, taught about their mails.
import { sql } from 'drizzle-orm'
import { boolean, integer, pgTable, uniqueIndex } from 'drizzle-orm/pg-core'
import type { LearnedReading } from '../../src/language/learned/learned-reading.ts'
import { id, moment } from './columns.ts'
import { jsonb } from './json.ts'
import { companies, users } from './users.ts'

/** One row each, made with the first correction or choice. What was corrected stands with the records themselves. */
// Written by learning.
export const learnedReadings = pgTable(
  'learned_readings',
  {
    id: id(),
    /** The person of a personal context; null for a company. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    companyId: integer('company_id').references(() => companies.id, { onDelete: 'cascade' }),
    isOn: boolean('is_on').notNull().default(true),
    reading: jsonb('reading').$type<LearnedReading>().notNull(),
    /** Names of what people had it forget: it is not learned again. */
    forgotten: jsonb('forgotten').$type<string[]>().notNull().default(sql`'[]'::jsonb`),
    /** How many corrections it was learned from. */
    corrections: integer('corrections').notNull().default(0),
    learnedAt: moment('learned_at'),
  },
  (t) => [
    uniqueIndex('learned_readings_user').on(t.userId).where(sql`company_id is null`),
    uniqueIndex('learned_readings_company').on(t.companyId).where(sql`company_id is not null`),
  ],
)
