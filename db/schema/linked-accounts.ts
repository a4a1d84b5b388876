// Ways to sign in beside the password: identities at other providers, and sign-ins with them that are under way.
import { boolean, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from './columns.ts'
import { users } from './users.ts'

/** An identity at a provider; `subject` is the provider's own name for it, which never changes (OpenID Connect Core 2). */
// Written by accounts.
export const linkedAccounts = pgTable(
  'linked_accounts',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: text('provider').notNull(),
    subject: text('subject').notNull(),
    /** As the provider said it when it was linked; only shown. */
    email: text('email').notNull(),
    linkedAt: moment('linked_at').notNull(),
    usedAt: moment('used_at').notNull(),
  },
  (t) => [unique().on(t.provider, t.subject), unique().on(t.userId, t.provider)],
)

/** A browser that was sent to a provider and is to come back within minutes. */
// Written by accounts.
export const providerVisits = pgTable('provider_visits', {
  id: id(),
  /** SHA-256 of the cookie's token. */
  tokenHash: text('token_hash').notNull().unique(),
  state: text('state').notNull(),
  nonce: text('nonce').notNull(),
  codeVerifier: text('code_verifier').notNull(),
  isLink: boolean('is_link').notNull(),
  /** Who asked for the link; null for a sign-in. */
  userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
  nextPath: text('next_path'),
  expiresAt: moment('expires_at').notNull(),
  createdAt: createdAt(),
})
