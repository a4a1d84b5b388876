// The language models that the owner of the server set up on its page; the first is asked first.
import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id } from './columns.ts'

// Written by models.
export const modelServers = pgTable('model_servers', {
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
  createdAt: createdAt(),
})
