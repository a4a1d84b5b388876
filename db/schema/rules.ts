// What people have agents do with mails, as they said it in words.
import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { KeptRule } from '../../src/language/rules/kept-rule.ts'
import { createdAt, id, updatedAt } from './columns.ts'
import { jsonb } from './json.ts'
import { threads } from './mails.ts'
import { companies, users } from './users.ts'

// Written by rules.
export const mailRules = pgTable(
  'mail_rules',
  {
    id: id(),
    /** Who made it; null for one of a company whose maker has gone. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The company in whose mails it holds; null for those of the person's own context. */
    companyId: integer('company_id').references(() => companies.id, { onDelete: 'cascade' }),
    /** For the mails of the whole company, not for its maker's alone. */
    isOfCompany: boolean('is_of_company').notNull().default(false),
    /** As it was written. */
    words: text('words').notNull(),
    rules: jsonb('rules').$type<KeptRule[]>().notNull(),
    /** By what a mail's sender can be known (`sender-keys.ts`); empty where any sender may fit. */
    senderKeys: text('sender_keys').array().notNull().default(sql`'{}'`),
    isOn: boolean('is_on').notNull().default(true),
    /** The thread in which a mail set it up, which asks whether it is meant so; null once that was answered. */
    waitsIn: integer('waits_in').references(() => threads.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('mail_rules_user').on(t.userId).where(sql`not is_of_company`),
    index('mail_rules_company').on(t.companyId).where(sql`is_of_company`),
    index('mail_rules_waiting').on(t.waitsIn).where(sql`waits_in is not null`),
  ],
)
