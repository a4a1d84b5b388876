// Keys with which a person's own programs call the API.
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from './columns.ts'
import { users } from './users.ts'

// Written by tokens.
export const apiTokens = pgTable(
  'api_tokens',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** What the person calls it. */
    name: text('name').notNull(),
    /** SHA-256: the token itself is shown once and kept nowhere. */
    tokenHash: text('token_hash').notNull().unique(),
    /** Its last characters, by which the person knows it again. */
    ending: text('ending').notNull(),
    scopes: text('scopes').array().$type<('read' | 'write' | 'manage')[]>().notNull(),
    createdAt: createdAt(),
    usedAt: moment('used_at'),
    /** Null never ends. */
    expiresAt: moment('expires_at'),
  },
  (t) => [index('api_tokens_user').on(t.userId)],
)
