// Passkeys: keys of a person's devices that open an account (WebAuthn), and the challenges that wait for a signature.
import { bigint, boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from './columns.ts'
import { users } from './users.ts'

// Written by accounts.
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** As the authenticator names it, base64url. */
    credentialId: text('credential_id').notNull().unique(),
    /** COSE, base64url; the private key never leaves the device. */
    publicKey: text('public_key').notNull(),
    /** Signatures so far, of a device that counts them; 0 for one that does not (WebAuthn section 6.1.1). */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** How the browser may reach it, such as "internal". */
    transports: text('transports').array().notNull(),
    name: text('name').notNull(),
    /** Kept by a password manager or an account of the device's maker, and so on more than one device. */
    isSynced: boolean('is_synced').notNull(),
    createdAt: createdAt(),
    usedAt: moment('used_at'),
  },
  (t) => [index('passkeys_user').on(t.userId)],
)

/** Given to a browser to have signed: for minutes, once, and for nothing else than it was asked for. */
// Written by accounts.
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    /** SHA-256 of 256 random bits. */
    challengeHash: text('challenge_hash').primaryKey(),
    purpose: text('purpose').notNull(),
    /** Who asked for it; null for a sign-in. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('passkey_challenges_user').on(t.userId), index('passkey_challenges_over').on(t.expiresAt)],
)
