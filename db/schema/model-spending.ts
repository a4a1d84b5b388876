// What the language models were asked and what it cost: by who pays, for the budget, and by use, for the owner.
import { bigint, date, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { jsonb } from './json.ts'
import { deliveries } from './mails.ts'
import { users } from './users.ts'

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

// Kept for a year.
// Written by model.
export const modelUsage = pgTable(
  'model_usage',
  {
    /** UTC. */
    day: date('day', { mode: 'string' }).notNull(),
    model: text('model').notNull(),
    /** The company whose model it is; 0 for the owner's. */
    payerId: integer('payer_id').notNull(),
    /** 'fast', 'strong' or 'vectors'. */
    purpose: text('purpose').notNull(),
    /** An agent's type, or the part of the app that asked. */
    agent: text('agent').notNull(),
    /** Whose mails; 0 for none. */
    companyId: integer('company_id').notNull(),
    questions: integer('questions').notNull(),
    answers: integer('answers').notNull(),
    /** Tokens that were sent, `cachedTokens` of them read by the server before. */
    inputTokens: bigint('input_tokens', { mode: 'number' }).notNull(),
    cachedTokens: bigint('cached_tokens', { mode: 'number' }).notNull(),
    outputTokens: bigint('output_tokens', { mode: 'number' }).notNull(),
    /** Questions that were not asked, since their answer was stored, and the tokens that this saved. */
    storedAnswers: integer('stored_answers').notNull().default(0),
    savedTokens: bigint('saved_tokens', { mode: 'number' }).notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.day, t.payerId, t.model, t.purpose, t.agent, t.companyId] })],
)

// Questions without an answer.
// Written by model.
export const modelFailures = pgTable(
  'model_failures',
  {
    /** UTC. */
    day: date('day', { mode: 'string' }).notNull(),
    model: text('model').notNull(),
    /** The company whose model it is; 0 for the owner's. */
    payerId: integer('payer_id').notNull(),
    fault: text('fault').notNull(),
    count: integer('count').notNull(),
    lastAt: timestamp('last_at', { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.payerId, t.model, t.fault] })],
)

// Answers to questions about mails, for a day: the same question is not asked twice.
// Written by model.
export const modelAnswers = pgTable(
  'model_answers',
  {
    /** Hash of the question, the model, and for whom it was asked. */
    key: text('key').primaryKey(),
    deliveryId: integer('delivery_id')
      .notNull()
      .references(() => deliveries.id, { onDelete: 'cascade' }),
    /** For whom it was asked. */
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** With marks in place of secrets, as it came. */
    answer: jsonb('answer').$type<unknown>().notNull(),
    tokens: integer('tokens').notNull(),
    askedAt: moment('asked_at').notNull(),
  },
  (t) => [
    index('model_answers_delivery').on(t.deliveryId),
    index('model_answers_user').on(t.userId),
    index('model_answers_asked').on(t.askedAt),
  ],
)
