// People: accounts, the addresses that are theirs, sessions, and limits on trying.
import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, moment, updatedAt } from './columns.ts'

/** Those of src/mail/words. */
export type StoredLanguage = 'en' | 'de' | 'fr' | 'es' | 'it' | 'nl' | 'pt'

/** A person. Unclaimed people (made by a mail) have no password and no confirmed address. */
// Written by accounts.
export const users = pgTable('users', {
  id: id(),
  firstName: text('first_name').notNull().default(''),
  lastName: text('last_name').notNull().default(''),
  /** Lower case; the address the person is shown with. */
  email: text('email').notNull().unique(),
  authProvider: text('auth_provider').notNull().default('email'),
  passwordHash: text('password_hash'),
  /** When the password was chosen, and when it last opened a session. */
  passwordSetAt: moment('password_set_at'),
  passwordUsedAt: moment('password_used_at'),
  profileImageUrl: text('profile_image_url'),
  /** IANA name; from the browser, changeable (model.md, Time). */
  timeZone: text('time_zone').notNull().default('UTC'),
  /** Set once the person chose it: from then on no browser's zone replaces it. */
  timeZoneChosenAt: moment('time_zone_chosen_at'),
  /** In which our mails are written to the person; null for that of their own mails. */
  language: text('language').$type<StoredLanguage>(),
  /** Of the last mail that told it. */
  mailLanguage: text('mail_language').$type<StoredLanguage>(),
  /** Null while the account is only a guest, made by a mail. */
  claimedAt: moment('claimed_at'),
  /** Set while the owner of the server has disabled the account: nobody signs in to it, and its mail is held. */
  disabledAt: moment('disabled_at'),
  /** When the account was made the owner of the server by command; the latest one is, unless the settings name another. */
  ownerSince: moment('owner_since'),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

/** Addresses of a person; mail from a confirmed one may be trusted as that person's. */
// Written by accounts.
export const userAddresses = pgTable(
  'user_addresses',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    address: text('address').notNull(),
    confirmedAt: moment('confirmed_at'),
    createdAt: createdAt(),
  },
  (t) => [
    unique().on(t.userId, t.address),
    index('user_addresses_address').on(t.address),
    uniqueIndex('user_addresses_confirmed').on(t.address).where(sql`confirmed_at is not null`),
  ],
)

// Written by accounts.
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the cookie's token. */
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: createdAt(),
    usedAt: moment('used_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    userAgent: text('user_agent').notNull().default(''),
  },
  (t) => [index('sessions_user').on(t.userId)],
)

/** Browsers that have signed in to an account before: guessing by others does not slow them (threat 16). */
// Written by accounts.
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the cookie's token; one browser may know several accounts. */
    tokenHash: text('token_hash').notNull(),
    usedAt: moment('used_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.tokenHash] }), index('known_devices_token').on(t.tokenHash)],
)

/** Counts of tries per key and window, for limits that hold over restarts and processes. */
// Written by kit.
export const tries = pgTable('tries', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  resetsAt: moment('resets_at').notNull(),
})

/** Links sent by mail: address confirmation, claims, password reset. */
// Written by accounts.
export const mailedTokens = pgTable('mailed_tokens', {
  id: id(),
  userId: integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  purpose: text('purpose').notNull(),
  address: text('address').notNull(),
  tokenHash: text('token_hash').notNull().unique(),
  expiresAt: moment('expires_at').notNull(),
  usedAt: moment('used_at'),
  createdAt: createdAt(),
})

// Written by companies.
export const companies = pgTable('companies', {
  id: id(),
  name: text('name').notNull(),
  description: text('description').notNull().default(''),
  companyType: text('company_type').notNull().default('other'),
  emailAddress: text('email_address'),
  /** Its part of its agents' addresses (MAIL-21). */
  slug: text('slug'),
  /** The same for all that look like it: nobody else's address bears it (COMP-24). */
  slugKey: text('slug_key').unique(),
  domainsRestricted: boolean('domains_restricted').notNull().default(false),
  domains: text('domains').array().notNull().default(sql`'{}'`),
  /** Set while the owner of the server has disabled the company: nobody acts for it, and its agents take no mail. */
  disabledAt: moment('disabled_at'),
  createdAt: createdAt(),
})

// Written by companies.
export const memberships = pgTable(
  'memberships',
  {
    id: id(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role').$type<'member' | 'manager' | 'admin'>().notNull().default('member'),
    department: text('department'),
    isActive: boolean('is_active').notNull().default(true),
    /** Set on those that are inactive only because their company is disabled, and come back with it. */
    suspendedAt: moment('suspended_at'),
    createdAt: createdAt(),
  },
  (t) => [unique().on(t.companyId, t.userId), index('memberships_user').on(t.userId)],
)
