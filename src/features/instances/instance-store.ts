// The only SQL of agent instances: found by address or by person, made with an address that is free.
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { agentInstances } from '../../../db/schema/instances.ts'
import { companies, memberships } from '../../../db/schema/users.ts'
import type { Database } from '../../kit/db/database.ts'
import type { Scope, SystemScope } from '../../kit/scope.ts'
import type { AgentAddress } from '../../routing/ports.ts'

const isSharedPrimary = sql`(${agentInstances.isPrimary} and ${agentInstances.companyId} is null)`

const columns = {
  instanceId: agentInstances.id,
  agentType: agentInstances.agentType,
  emailAddress: agentInstances.emailAddress,
  isActive: agentInstances.isActive,
  companyId: agentInstances.companyId,
  userId: agentInstances.userId,
  allowGuests: agentInstances.allowGuests,
  domainsRestricted: companies.domainsRestricted,
  domains: companies.domains,
}

type AddressRow = Omit<AgentAddress, 'onlyDomains'> & {
  domainsRestricted: boolean | null
  domains: string[] | null
}

function agentAddress({ domainsRestricted, domains, ...row }: AddressRow): AgentAddress {
  const onlyDomains = domainsRestricted ? (domains ?? []).map((domain) => domain.toLowerCase()) : null
  return { ...row, onlyDomains }
}

/** Looked up without regard to case; never one of the personal primaries, which share their address. */
export async function findByAddress(
  db: Database,
  _scope: SystemScope,
  address: string,
): Promise<AgentAddress | null> {
  const [row] = await db.orm
    .select(columns)
    .from(agentInstances)
    .leftJoin(companies, eq(companies.id, agentInstances.companyId))
    .where(and(eq(agentInstances.emailAddress, address.toLowerCase()), sql`not ${isSharedPrimary}`))
  return row ? agentAddress(row) : null
}

/**
 * The active instances that take this person's mail to the agent's global address (MAIL-28), in all
 * companies where they are an active member; the primary one of a company first.
 */
export async function listGlobalInstances(
  db: Database,
  _scope: SystemScope,
  userId: number,
  agentType: string,
): Promise<AgentAddress[]> {
  const rows = await db.orm
    .select(columns)
    .from(agentInstances)
    .innerJoin(companies, eq(companies.id, agentInstances.companyId))
    .innerJoin(
      memberships,
      and(
        eq(memberships.companyId, companies.id),
        eq(memberships.userId, userId),
        eq(memberships.isActive, true),
      ),
    )
    .where(
      and(
        eq(agentInstances.agentType, agentType),
        eq(agentInstances.allowGlobalEmails, true),
        eq(agentInstances.isActive, true),
      ),
    )
    .orderBy(desc(agentInstances.isPrimary), asc(agentInstances.id))
  return rows.map(agentAddress)
}

export async function findPrimary(
  db: Database,
  _scope: SystemScope,
  userId: number,
  agentType: string,
): Promise<AgentAddress | null> {
  const [row] = await db.orm
    .select(columns)
    .from(agentInstances)
    .leftJoin(companies, eq(companies.id, agentInstances.companyId))
    .where(and(eq(agentInstances.userId, userId), eq(agentInstances.agentType, agentType), isSharedPrimary))
  return row ? agentAddress(row) : null
}

/** Does nothing when the person has one already, or gets one at the same time. */
export async function insertPrimary(
  db: Database,
  _scope: SystemScope,
  primary: { userId: number; agentType: string; emailAddress: string },
): Promise<void> {
  await db.orm
    .insert(agentInstances)
    .values({ ...primary, isPrimary: true })
    .onConflictDoNothing()
}

export interface NewInstance {
  agentType: string
  instanceName: string
  /** Lower case. */
  emailAddress: string
  isPrimary: boolean
  allowGlobalEmails: boolean
  allowGuests: boolean
}

/** Owned by the scope's company, or by its person; null when the address is taken. */
export async function insertInstance(
  db: Database,
  scope: Scope,
  instance: NewInstance,
  at: Date,
): Promise<number | null> {
  const owner =
    scope.companyId === 0
      ? { userId: scope.userId, companyId: null }
      : { userId: null, companyId: scope.companyId }
  const [row] = await db.orm
    .insert(agentInstances)
    .values({ ...instance, ...owner, createdAt: at, updatedAt: at })
    .onConflictDoNothing()
    .returning({ id: agentInstances.id })
  return row?.id ?? null
}

/** The name from which the addresses of the scope's company are made. */
export async function companyNameOf(db: Database, scope: Scope): Promise<string | null> {
  const [row] = await db.orm
    .select({ name: companies.name })
    .from(companies)
    .where(eq(companies.id, scope.companyId))
  return row?.name ?? null
}

/** Of the scope's company, the first instance of an agent becomes its primary one. */
export async function hasInstance(db: Database, scope: Scope, agentType: string): Promise<boolean> {
  const rows = await db.orm
    .select({ id: agentInstances.id })
    .from(agentInstances)
    .where(and(eq(agentInstances.companyId, scope.companyId), eq(agentInstances.agentType, agentType)))
    .limit(1)
  return rows.length > 0
}
