// Agent instances: the addresses at which a company's or a person's agents take mail.
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, moment, updatedAt } from './columns.ts'
import { jsonb } from './json.ts'
import { companies, users } from './users.ts'

/**
 * Owned by one person (personal) or one company. The personal primary instances of all people share
 * {agent}@{host} (MAIL-28), which is the one exception from the unique address: nobody else's local part
 * is the name of an agent (COMP-24). A primary with an address of its own shares nothing.
 */
// Written by instances.
export const agentInstances = pgTable(
  'agent_instances',
  {
    id: id(),
    companyId: integer('company_id').references(() => companies.id, { onDelete: 'cascade' }),
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    agentType: text('agent_type').notNull(),
    instanceName: text('instance_name').notNull().default(''),
    /** Lower case. */
    emailAddress: text('email_address').notNull(),
    isPrimary: boolean('is_primary').notNull().default(false),
    isActive: boolean('is_active').notNull().default(true),
    customization: jsonb('customization').$type<Record<string, unknown>>().notNull().default({}),
    inheritCompanySettings: boolean('inherit_company_settings').notNull().default(true),
    allowGlobalEmails: boolean('allow_global_emails').notNull().default(false),
    allowGuests: boolean('allow_guests').notNull().default(true),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('agent_instances_address')
      .on(t.emailAddress)
      .where(sql`not (company_id is null and split_part(email_address, '@', 1) = agent_type)`),
    uniqueIndex('agent_instances_primary')
      .on(t.userId, t.agentType)
      .where(sql`is_primary and company_id is null`),
    index('agent_instances_by_address').on(t.emailAddress),
    index('agent_instances_company').on(t.companyId),
    index('agent_instances_user').on(t.userId),
    check('agent_instances_owner', sql`(company_id is null) <> (user_id is null)`),
  ],
)

/**
 * Addresses that were somebody's and were given up: they are never another's, who would get mail that is
 * not meant for them. Exactly one owner is set, and stays named after the company or the person is gone.
 */
// Written by instances.
export const retiredAddresses = pgTable('retired_addresses', {
  /** SHA-256 of the address in lower case, as hex digits: who has gone leaves no name behind. */
  digest: text('email_address').primaryKey(),
  companyId: integer('company_id'),
  userId: integer('user_id'),
  retiredAt: moment('retired_at').notNull(),
})
