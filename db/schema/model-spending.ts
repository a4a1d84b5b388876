// What the language models were asked and what it cost: by who pays, for the budget, and by use, for the owner.
import { bigint, date, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

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
