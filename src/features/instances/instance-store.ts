// The SQL of the instances that people and companies keep: listed, made at a free address, changed, given up.
import { createHash } from 'node:crypto'
import { and, asc, desc, eq, inArray, ne, or, sql } from 'drizzle-orm'
import { agentInstances, retiredAddresses } from '../../../db/schema/instances.ts'
import { companies } from '../../../db/schema/users.ts'
import { agentTypes } from '../../crew/crew.ts'
import { type Database, isUniqueViolation } from '../../kit/db/database.ts'
import type { Scope } from '../../kit/scope.ts'
import { namesAnotherCompany } from '../companies/index.ts'
import type { Customization } from './contract.ts'

export type InstanceRow = typeof agentInstances.$inferSelect

/** Whose the instances of this scope are: its company's, or its person's own. */
const ownedBy = ({ companyId, userId }: Scope) =>
  companyId === 0 ? eq(agentInstances.userId, userId) : eq(agentInstances.companyId, companyId)

const ownerOf = ({ companyId, userId }: Scope) =>
  companyId === 0 ? { userId, companyId: null } : { userId: null, companyId }

/** Of the crew alone: those of the server's own agents are kept by their features. The primary ones first, then by age. */
export function listInstanceRows(db: Database, scope: Scope, agentType?: string): Promise<InstanceRow[]> {
  const ofType = inArray(agentInstances.agentType, agentType === undefined ? [...agentTypes] : [agentType])
  return db.orm
    .select()
    .from(agentInstances)
    .where(and(ownedBy(scope), ofType))
    .orderBy(desc(agentInstances.isPrimary), asc(agentInstances.id))
}

/** Locked until the transaction ends; null for one that is not there or not of the scope. */
export async function lockInstance(db: Database, scope: Scope, id: number): Promise<InstanceRow | null> {
  const [row] = await db.orm
    .select()
    .from(agentInstances)
    .where(and(eq(agentInstances.id, id), ownedBy(scope)))
    .for('update')
  return row ?? null
}

export interface NewInstance {
  agentType: string
  instanceName: string
  /** Lower case. */
  emailAddress: string
  isPrimary: boolean
  isActive: boolean
  customization: Customization
  inheritCompanySettings: boolean
  allowGlobalEmails: boolean
  allowGuests: boolean
}

/** Owned by the scope's company, or by its person; null when the address is taken. */
export async function insertInstance(
  db: Database,
  scope: Scope,
  instance: NewInstance,
  at: Date,
): Promise<InstanceRow | null> {
  const [row] = await db.orm
    .insert(agentInstances)
    .values({ ...instance, ...ownerOf(scope), createdAt: at, updatedAt: at })
    .onConflictDoNothing()
    .returning()
  return row ?? null
}

/** Null for one that is not of the scope. Any field but the address. */
export async function updateInstance(
  db: Database,
  scope: Scope,
  { id, set, at }: { id: number; set: Partial<Omit<NewInstance, 'emailAddress' | 'agentType'>>; at: Date },
): Promise<InstanceRow | null> {
  const [row] = await db.orm
    .update(agentInstances)
    .set({ ...set, updatedAt: at })
    .where(and(eq(agentInstances.id, id), ownedBy(scope)))
    .returning()
  return row ?? null
}

/** Null when somebody has it; then the open transaction is at its end (23505), so this is its last act. */
export async function updateAddress(
  db: Database,
  scope: Scope,
  { id, emailAddress, at }: { id: number; emailAddress: string; at: Date },
): Promise<InstanceRow | null> {
  try {
    const [row] = await db.orm
      .update(agentInstances)
      .set({ emailAddress, updatedAt: at })
      .where(and(eq(agentInstances.id, id), ownedBy(scope)))
      .returning()
    return row ?? null
  } catch (error) {
    if (isUniqueViolation(error)) return null
    throw error
  }
}

export async function removeInstance(db: Database, scope: Scope, id: number): Promise<void> {
  await db.orm.delete(agentInstances).where(and(eq(agentInstances.id, id), ownedBy(scope)))
}

/** The address stays its last owner's: only they may take it again. */
export async function retireAddress(
  db: Database,
  scope: Scope,
  emailAddress: string,
  at: Date,
): Promise<void> {
  await retire(db, emailAddress, ownerOf(scope), at)
}

/**
 * Before the person's account ends, and their companies with it: the addresses stay nobody's, and all that is
 * kept of them is a digest. The address that all primaries share is not among them.
 */
export async function retireAllAddresses(
  db: Database,
  scope: Scope,
  companyIds: readonly number[],
  at: Date,
): Promise<void> {
  const ofPerson = eq(agentInstances.userId, scope.userId)
  const ofThem = or(ofPerson, inArray(agentInstances.companyId, [...companyIds]))
  const isShared = sql`(company_id is null and split_part(email_address, '@', 1) = agent_type)`
  const rows = await db.orm
    .select()
    .from(agentInstances)
    .where(and(companyIds.length > 0 ? ofThem : ofPerson, sql`not ${isShared}`))
  for (const { emailAddress, companyId, userId } of rows)
    await retire(db, emailAddress, { companyId, userId }, at)
}

type Owner = Pick<InstanceRow, 'companyId' | 'userId'>

async function retire(db: Database, emailAddress: string, owner: Owner, at: Date): Promise<void> {
  await db.orm
    .insert(retiredAddresses)
    .values({ digest: digestOf(emailAddress), ...owner, retiredAt: at })
    .onConflictDoUpdate({ target: retiredAddresses.digest, set: { ...owner, retiredAt: at } })
}

const digestOf = (emailAddress: string) =>
  createHash('sha256').update(emailAddress.toLowerCase()).digest('hex')

/**
 * Not the scope's to take at the mail domain, free or not: it was given up by somebody else than its company or
 * person, or it bears another company's name.
 */
export async function belongsToOthers(
  db: Database,
  scope: Scope,
  emailAddress: string,
  domain: string,
): Promise<boolean> {
  const at = emailAddress.lastIndexOf('@')
  const isOurs = emailAddress.slice(at + 1) === domain
  if (isOurs && (await namesAnotherCompany(db, scope, emailAddress.slice(0, at)))) return true
  return isRetiredByOthers(db, scope, emailAddress)
}

async function isRetiredByOthers(db: Database, scope: Scope, emailAddress: string): Promise<boolean> {
  const { companyId, userId } = ownerOf(scope)
  const another =
    companyId === null
      ? or(sql`${retiredAddresses.userId} is null`, ne(retiredAddresses.userId, userId ?? 0))
      : or(sql`${retiredAddresses.companyId} is null`, ne(retiredAddresses.companyId, companyId))
  const rows = await db.orm
    .select({ digest: retiredAddresses.digest })
    .from(retiredAddresses)
    .where(and(eq(retiredAddresses.digest, digestOf(emailAddress)), another))
  return rows.length > 0
}

/** Nobody has it now. */
export async function isFree(
  db: Database,
  scope: Scope,
  emailAddress: string,
  domain: string,
): Promise<boolean> {
  const rows = await db.orm
    .select({ id: agentInstances.id })
    .from(agentInstances)
    .where(eq(agentInstances.emailAddress, emailAddress))
    .limit(1)
  return rows.length === 0 && !(await belongsToOthers(db, scope, emailAddress, domain))
}

/** The scope's company, by its name and its part of its addresses. */
export async function companyOf(
  db: Database,
  scope: Scope,
): Promise<{ name: string; slug: string | null } | null> {
  const [row] = await db.orm
    .select({ name: companies.name, slug: companies.slug })
    .from(companies)
    .where(eq(companies.id, scope.companyId))
  return row ?? null
}

/** How many there are of the scope, and whether the agent's primary one is among them. */
export async function countInstances(
  db: Database,
  scope: Scope,
  agentType: string,
): Promise<{ count: number; hasPrimary: boolean }> {
  const isPrimary = sql`${agentInstances.isPrimary} and ${agentInstances.agentType} = ${agentType}`
  const [row] = await db.orm
    .select({
      count: sql<number>`count(*)::int`,
      hasPrimary: sql<boolean>`coalesce(bool_or(${isPrimary}), false)`,
    })
    .from(agentInstances)
    .where(ownedBy(scope))
  return row ?? { count: 0, hasPrimary: false }
}
