// What people said to the Copilot and what it answered, in each context for itself.
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from './columns.ts'
import { jsonb } from './json.ts'
import { companies, users } from './users.ts'

// Written by copilot.
export const copilotMessages = pgTable(
  'copilot_messages',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null in the personal context. */
    companyId: integer('company_id').references(() => companies.id, { onDelete: 'cascade' }),
    type: text('type').$type<'user' | 'assistant'>().notNull(),
    content: text('content').notNull(),
    /** What came with an answer, as the feature's contract has it; null of what the person said. */
    answer: jsonb('answer').$type<Record<string, unknown>>(),
    /** When its proposal was applied; null before, and of what proposes nothing. */
    appliedAt: moment('applied_at'),
    createdAt: createdAt(),
  },
  (t) => [index('copilot_messages_of').on(t.userId, t.companyId, t.id)],
)
