// The only SQL of the people behind knowledge: who answers for it, and whose screens show it.
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { agentInstances } from '../../../db/schema/instances.ts'
import { memberships, users } from '../../../db/schema/users.ts'
import type { ActingDatabase } from '../../kit/db/acting-database.ts'
import type { LanguageCode } from '../../mail/words/contract.ts'
import type { Keeper } from './passages/reader.ts'

export interface KnowledgePersonRow {
  id: number
  name: string
  email: string
  timeZone: string
  language: LanguageCode
  /** They have an account of their own. */
  isClaimed: boolean
}

const columns = {
  id: users.id,
  name: sql<string>`coalesce(nullif(trim(${users.firstName} || ' ' || ${users.lastName}), ''), ${users.email})`,
  email: users.email,
  timeZone: users.timeZone,
  language: sql<LanguageCode>`coalesce(${users.language}, ${users.mailLanguage}, 'en')`,
  isClaimed: sql<boolean>`${users.claimedAt} is not null`,
}

/** By id; of records that the caller may read. */
export async function peopleOf(
  db: ActingDatabase,
  ids: readonly (number | null)[],
): Promise<ReadonlyMap<number, KnowledgePersonRow>> {
  const wanted = [...new Set(ids.filter((one) => one !== null))]
  if (wanted.length === 0) return new Map()
  const rows = await db.orm.select(columns).from(users).where(inArray(users.id, wanted))
  return new Map(rows.map((row) => [row.id, row]))
}

/** Those whom all of a keeper's knowledge answers: the members of a company by role, admins first, then by their years in it. */
export async function insiders(
  db: ActingDatabase,
  keeper: Keeper,
): Promise<(KnowledgePersonRow & { role: 'member' | 'manager' | 'admin' })[]> {
  if (keeper.companyId === null) {
    const rows = await db.orm.select(columns).from(users).where(eq(users.id, keeper.ownerId))
    return rows.map((row) => ({ ...row, role: 'admin' as const }))
  }
  return db.orm
    .select({ ...columns, role: memberships.role })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(memberships.companyId, keeper.companyId), eq(memberships.isActive, true)))
    .orderBy(
      sql`case ${memberships.role} when 'admin' then 0 when 'manager' then 1 else 2 end`,
      asc(memberships.createdAt),
      asc(memberships.id),
    )
}

/** The address that an agent of the keeper writes from: of the instance, else its first; null without one. */
export async function addressOfAgent(
  db: ActingDatabase,
  keeper: Keeper,
  { agentType, instanceId }: { agentType: string; instanceId: number | null },
): Promise<{ instanceId: number; address: string } | null> {
  const ofKeeper =
    keeper.companyId === null
      ? and(isNull(agentInstances.companyId), eq(agentInstances.userId, keeper.ownerId))
      : eq(agentInstances.companyId, keeper.companyId)
  const rows = await db.orm
    .select({ instanceId: agentInstances.id, address: agentInstances.emailAddress })
    .from(agentInstances)
    .where(and(ofKeeper, eq(agentInstances.agentType, agentType)))
    .orderBy(
      sql`${agentInstances.isActive} desc`,
      sql`${agentInstances.isPrimary} desc`,
      asc(agentInstances.id),
    )
  return rows.find((row) => row.instanceId === instanceId) ?? rows[0] ?? null
}
