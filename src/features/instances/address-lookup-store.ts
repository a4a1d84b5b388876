// The SQL by which routing finds instances: by address, by thread, by membership, and a person's primary one.
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { agentInstances } from '../../../db/schema/instances.ts'
import { companies, memberships, users } from '../../../db/schema/users.ts'
import type { SystemDatabase } from '../../kit/db/acting-database.ts'
import type { Orm } from '../../kit/db/database.ts'
import { prepared } from '../../kit/db/prepared.ts'
import type { AgentAddress } from '../../routing/ports.ts'
import { inherited, settingsOf } from './settings.ts'

/** As in the index of the unique address. */
const isShared = sql`(${agentInstances.companyId} is null
  and split_part(${agentInstances.emailAddress}, '@', 1) = ${agentInstances.agentType})`

/** The company's own address of the agent, whose rules an inheriting instance follows (INST-18). */
const leaders = alias(agentInstances, 'leaders')
const leads = and(
  eq(leaders.companyId, agentInstances.companyId),
  eq(leaders.agentType, agentInstances.agentType),
  eq(leaders.isPrimary, true),
  eq(agentInstances.inheritCompanySettings, true),
  eq(agentInstances.isPrimary, false),
)

const columns = {
  instanceId: agentInstances.id,
  agentType: agentInstances.agentType,
  emailAddress: agentInstances.emailAddress,
  // Those of a disabled account or company are as good as paused.
  isActive: sql<boolean>`(${agentInstances.isActive} and ${companies.disabledAt} is null
    and ${users.disabledAt} is null)`,
  companyId: agentInstances.companyId,
  userId: agentInstances.userId,
  allowGuests: agentInstances.allowGuests,
  customization: agentInstances.customization,
  leaderAllowsGuests: leaders.allowGuests,
  leaderCustomization: leaders.customization,
  domainsRestricted: companies.domainsRestricted,
  domains: companies.domains,
}

type AddressRow = Omit<AgentAddress, 'onlyDomains' | 'settings'> & {
  customization: unknown
  leaderAllowsGuests: boolean | null
  leaderCustomization: unknown
  domainsRestricted: boolean | null
  domains: string[] | null
}

function agentAddress(row: AddressRow): AgentAddress {
  const { customization, leaderAllowsGuests, leaderCustomization, domainsRestricted, domains, ...own } = row
  const leader = leaderAllowsGuests === null ? null : settingsOf(leaderCustomization)
  return {
    ...own,
    allowGuests: leaderAllowsGuests ?? own.allowGuests,
    onlyDomains: domainsRestricted ? (domains ?? []).map((domain) => domain.toLowerCase()) : null,
    settings: inherited(settingsOf(customization), leader),
  }
}

const found = (orm: Orm) =>
  orm
    .select(columns)
    .from(agentInstances)
    .leftJoin(companies, eq(companies.id, agentInstances.companyId))
    .leftJoin(users, eq(users.id, agentInstances.userId))
    .leftJoin(leaders, leads)

const byAddress = prepared<AddressRow[], { address: string }>((orm) =>
  found(orm)
    .where(and(eq(agentInstances.emailAddress, sql.placeholder('address')), sql`not ${isShared}`))
    .limit(1),
)

const byId = prepared<AddressRow[], { id: number }>((orm) =>
  found(orm)
    .where(eq(agentInstances.id, sql.placeholder('id')))
    .limit(1),
)

const primaryOf = prepared<AddressRow[], { userId: number; agentType: string }>((orm) =>
  found(orm)
    .where(
      and(
        eq(agentInstances.userId, sql.placeholder('userId')),
        eq(agentInstances.agentType, sql.placeholder('agentType')),
        sql`(${agentInstances.isPrimary} and ${agentInstances.companyId} is null)`,
      ),
    )
    .limit(1),
)

/** Looked up without regard to case; never one of the personal primaries that share their address. */
export async function findByAddress(db: SystemDatabase, address: string): Promise<AgentAddress | null> {
  const [row] = await byAddress(db, { address: address.toLowerCase() })
  return row ? agentAddress(row) : null
}

export async function findById(db: SystemDatabase, instanceId: number): Promise<AgentAddress | null> {
  const [row] = await byId(db, { id: instanceId })
  return row ? agentAddress(row) : null
}

export async function findPrimary(
  db: SystemDatabase,
  userId: number,
  agentType: string,
): Promise<AgentAddress | null> {
  const [row] = await primaryOf(db, { userId, agentType })
  return row ? agentAddress(row) : null
}

/**
 * The active instances that take this person's mail to the agent's global address (MAIL-28), in all
 * companies where they are an active member; the primary one of a company first.
 */
export async function listGlobalInstances(
  db: SystemDatabase,
  userId: number,
  agentType: string,
): Promise<AgentAddress[]> {
  const ofMember = and(
    eq(memberships.companyId, companies.id),
    eq(memberships.userId, userId),
    eq(memberships.isActive, true),
  )
  const isGlobal = and(
    eq(agentInstances.agentType, agentType),
    eq(agentInstances.allowGlobalEmails, true),
    eq(agentInstances.isActive, true),
  )
  const rows = await found(db.orm)
    .innerJoin(memberships, ofMember)
    .where(isGlobal)
    .orderBy(desc(agentInstances.isPrimary), asc(agentInstances.id))
  return rows.map(agentAddress)
}

/** Does nothing when the person has one already, or gets one at the same time. */
export async function insertPrimary(
  db: SystemDatabase,
  primary: { userId: number; agentType: string; emailAddress: string },
): Promise<void> {
  await db.orm
    .insert(agentInstances)
    .values({ ...primary, isPrimary: true })
    .onConflictDoNothing()
}
