// Second factors: an authenticator app of an account, and the codes for whoever has lost it.
import { bigint, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from './columns.ts'
import { users } from './users.ts'

/** At most one an account; asked for at each sign-in once it is confirmed (RFC 6238). */
// Written by accounts.
export const authenticators = pgTable('authenticators', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** As src/kit/kept-secret.ts keeps it. */
  secret: text('secret').notNull(),
  /** Null until a first code has shown that the app has the secret. */
  confirmedAt: moment('confirmed_at'),
  /** The latest time step of which a code was taken: no code is taken twice. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  createdAt: createdAt(),
})

/** Each works once, in place of a code of the app. */
// Written by accounts.
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of 80 random bits. */
    codeHash: text('code_hash').notNull(),
    usedAt: moment('used_at'),
    createdAt: createdAt(),
  },
  (t) => [unique().on(t.userId, t.codeHash), index('recovery_codes_user').on(t.userId)],
)
