// What belongs to a company beside its members: invitations, its hierarchy, and mail domains of its own.
import { type AnyPgColumn, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from './columns.ts'
import { companies, users } from './users.ts'

const companyId = () =>
  integer('company_id')
    .notNull()
    .references(() => companies.id, { onDelete: 'cascade' })

/** A way into the company for exactly one address, once, within 7 days (COMP-22). */
// Written by companies.
export const companyInvitations = pgTable(
  'company_invitations',
  {
    id: id(),
    companyId: companyId(),
    /** Lower case. */
    inviteeEmail: text('invitee_email').notNull(),
    role: text('role').$type<'member' | 'manager' | 'admin'>().notNull().default('member'),
    department: text('department'),
    message: text('message').notNull().default(''),
    /** SHA-256 of the link's token. */
    tokenHash: text('token_hash').notNull().unique(),
    invitedById: integer('invited_by_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
    acceptedAt: moment('accepted_at'),
    cancelledAt: moment('cancelled_at'),
  },
  (t) => [
    index('company_invitations_company').on(t.companyId),
    index('company_invitations_invitee').on(t.inviteeEmail),
  ],
)

/** A department or team; its place in the tree is its parent (COMP-16). */
// Written by companies.
export const companyUnits = pgTable(
  'company_units',
  {
    id: id(),
    companyId: companyId(),
    /** Null at the top. */
    parentId: integer('parent_id').references((): AnyPgColumn => companyUnits.id, { onDelete: 'restrict' }),
    kind: text('kind').$type<'department' | 'team'>().notNull(),
    name: text('name').notNull(),
    leadId: integer('lead_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [index('company_units_company').on(t.companyId), index('company_units_parent').on(t.parentId)],
)

/** Where a member stands in the tree: in one place, so that nobody is counted twice. */
// Written by companies.
export const companyPlaces = pgTable(
  'company_places',
  {
    companyId: companyId(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    unitId: integer('unit_id')
      .notNull()
      .references(() => companyUnits.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.userId] }), index('company_places_unit').on(t.unitId)],
)

/** A mail domain that the company says is its own, and since when it has proved so (COMP-23). */
// Written by companies.
export const companyDomains = pgTable(
  'company_domains',
  {
    id: id(),
    companyId: companyId(),
    /** Lower case. */
    domain: text('domain').notNull(),
    /** Random; the text of the TXT record is derived from it. */
    secret: text('secret').notNull(),
    createdAt: createdAt(),
    checkedAt: moment('checked_at'),
    provedAt: moment('proved_at'),
  },
  (t) => [unique().on(t.companyId, t.domain), index('company_domains_domain').on(t.domain)],
)
