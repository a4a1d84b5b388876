// The SQL of the addresses that the server itself makes for a context, such as those of its polling agents.
import { and, eq } from 'drizzle-orm'
import { agentInstances } from '../../../db/schema/instances.ts'
import type { ActingDatabase } from '../../kit/db/acting-database.ts'
import type { InstanceRow } from './instance-store.ts'

export type Owner = { companyId: number; userId: null } | { companyId: null; userId: number }

const ownedBy = ({ companyId, userId }: Owner) =>
  companyId === null ? eq(agentInstances.userId, userId) : eq(agentInstances.companyId, companyId)

export async function findServerInstance(
  db: ActingDatabase,
  owner: Owner,
  agentType: string,
): Promise<InstanceRow | null> {
  const [row] = await db.orm
    .select()
    .from(agentInstances)
    .where(and(ownedBy(owner), eq(agentInstances.agentType, agentType), eq(agentInstances.isPrimary, true)))
    .limit(1)
  return row ?? null
}

/** Null where the address is taken, or was taken at the same time. */
export async function insertServerInstance(
  db: ActingDatabase,
  owner: Owner,
  instance: { agentType: string; instanceName: string; emailAddress: string },
): Promise<InstanceRow | null> {
  const [row] = await db.orm
    .insert(agentInstances)
    .values({ ...instance, ...owner, isPrimary: true, allowGlobalEmails: owner.companyId !== null })
    .onConflictDoNothing()
    .returning()
  return row ?? null
}

export async function updateServerInstance(
  db: ActingDatabase,
  id: number,
  set: { instanceName?: string; isActive?: boolean },
): Promise<void> {
  if (Object.keys(set).length > 0)
    await db.orm.update(agentInstances).set(set).where(eq(agentInstances.id, id))
}
