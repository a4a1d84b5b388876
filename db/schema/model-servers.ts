// The language models that the owner of the server or a company set up, what may be sent to them, and their prices.
import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import { createdAt, id } from './columns.ts'
import { companies } from './users.ts'

// Written by models.
export const modelServers = pgTable(
  'model_servers',
  {
    id: id(),
    /** Lower ones are asked first. */
    position: integer('position').notNull(),
    /** Whose API it speaks: 'anthropic', 'google' or 'openai-compatible'. */
    provider: text('provider').notNull(),
    /** Null for the provider's own. */
    address: text('address'),
    /** Sealed by SECRETS_KEY where there is one; empty for a server that asks for none. */
    key: text('key').notNull(),
    model: text('model').notNull(),
    /** What it is asked for: 'fast', 'strong', or 'vectors' alone. */
    purposes: text('purposes').array().notNull().default(['fast', 'strong']),
    /** The company whose mails alone it reads; null for the owner's. */
    companyId: integer('company_id').references(() => companies.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [index('model_servers_company').on(t.companyId)],
)

// Switches of what may be sent to the owner's models; what has none may.
// Written by models.
export const modelPermissions = pgTable(
  'model_permissions',
  {
    /** An agent's type; '' for all of a company. */
    agent: text('agent').notNull(),
    /** 0 for all companies. */
    companyId: integer('company_id').notNull(),
    isAllowed: boolean('is_allowed').notNull(),
  },
  (t) => [primaryKey({ columns: [t.agent, t.companyId] })],
)

// What a model costs, by the million tokens.
// Written by models.
export const modelPrices = pgTable('model_prices', {
  model: text('model').primaryKey(),
  input: doublePrecision('input').notNull(),
  /** Input that the server had read before. */
  cached: doublePrecision('cached').notNull(),
  output: doublePrecision('output').notNull(),
  /** As ISO 4217 has it. */
  currency: text('currency').notNull(),
  /** When the price was looked up. */
  day: date('day', { mode: 'string' }).notNull(),
  /** Where: an address, or a person's own words. */
  source: text('source').notNull(),
})
