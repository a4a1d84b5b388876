// The SQL of polling agents: those of a context, and the one of an instance.
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import { agentInstances } from '../../../db/schema/instances.ts'
import { pollingAgents } from '../../../db/schema/polling.ts'
import type { ActingDatabase } from '../../kit/db/acting-database.ts'
import type { Database } from '../../kit/db/database.ts'
import type { Scope } from '../../kit/scope.ts'
import type { Cadence, PollingType } from './contract.ts'

const columns = {
  id: pollingAgents.id,
  instanceId: pollingAgents.instanceId,
  ownerId: pollingAgents.ownerId,
  companyId: pollingAgents.companyId,
  type: sql<PollingType | null>`${pollingAgents.type}`,
  name: pollingAgents.name,
  description: pollingAgents.description,
  cadence: sql<Cadence>`${pollingAgents.cadence}`,
  threshold: pollingAgents.threshold,
  emailAddress: agentInstances.emailAddress,
  isActive: agentInstances.isActive,
}

export interface PollingAgentRow {
  id: number
  instanceId: number
  ownerId: number | null
  companyId: number | null
  /** Null for an instance that is read for all that it gets. */
  type: PollingType | null
  name: string
  description: string
  cadence: Cadence
  threshold: number
  emailAddress: string
  isActive: boolean
}

const found = (db: Database) =>
  db.orm
    .select(columns)
    .from(pollingAgents)
    .innerJoin(agentInstances, eq(agentInstances.id, pollingAgents.instanceId))

/** Those of the scope's context: of its company for its members, else the person's own. */
const ofContext = ({ companyId, userId, role }: Scope) => {
  if (companyId === 0) return eq(pollingAgents.ownerId, userId)
  return role === null ? sql`false` : eq(pollingAgents.companyId, companyId)
}

/** The five, as far as they are made. */
export function listTyped(db: Database, scope: Scope): Promise<PollingAgentRow[]> {
  return found(db)
    .where(and(ofContext(scope), isNotNull(pollingAgents.type)))
    .orderBy(asc(pollingAgents.id))
}

export async function findAgent(db: Database, scope: Scope, id: number): Promise<PollingAgentRow | null> {
  const [row] = await found(db).where(and(ofContext(scope), eq(pollingAgents.id, id)))
  return row ?? null
}

/** The agent of an instance, for the mail that came to it. */
export async function agentOfInstance(
  db: ActingDatabase,
  instanceId: number,
): Promise<PollingAgentRow | null> {
  const [row] = await found(db).where(eq(pollingAgents.instanceId, instanceId))
  return row ?? null
}

export async function agentTypeOf(db: ActingDatabase, instanceId: number): Promise<string> {
  const [row] = await db.orm
    .select({ agentType: agentInstances.agentType })
    .from(agentInstances)
    .where(eq(agentInstances.id, instanceId))
  return row?.agentType ?? ''
}

export interface InstanceOfMail {
  id: number
  name: string
  companyId: number | null
  userId: number | null
}

/** The instance that took a mail: a company's, or a person's. */
export async function instanceOfMail(
  db: ActingDatabase,
  mail: { agentType: string; address: string; companyId: number; ownerId: number | null },
): Promise<InstanceOfMail | null> {
  const { id, companyId, userId, emailAddress, agentType } = agentInstances
  const owned = mail.companyId === 0 ? eq(userId, mail.ownerId ?? 0) : eq(companyId, mail.companyId)
  const [row] = await db.orm
    .select({
      ...{ id, companyId, userId },
      name: sql<string>`coalesce(nullif(${agentInstances.instanceName}, ''), ${emailAddress})`,
    })
    .from(agentInstances)
    .where(and(owned, eq(agentType, mail.agentType), eq(emailAddress, mail.address.toLowerCase())))
    .limit(1)
  return row ?? null
}

export async function agentById(db: ActingDatabase, id: number): Promise<PollingAgentRow | null> {
  const [row] = await found(db).where(eq(pollingAgents.id, id))
  return row ?? null
}

/** The agent of a context that takes a class of text. */
export async function agentOfType(
  db: ActingDatabase,
  { companyId, ownerId }: Pick<PollingAgentRow, 'companyId' | 'ownerId'>,
  type: PollingType,
): Promise<PollingAgentRow | null> {
  const owned =
    companyId === null ? eq(pollingAgents.ownerId, ownerId ?? 0) : eq(pollingAgents.companyId, companyId)
  const [row] = await found(db).where(and(owned, eq(pollingAgents.type, type)))
  return row ?? null
}

export async function listAgentsToTell(db: ActingDatabase): Promise<PollingAgentRow[]> {
  return found(db).where(sql`${pollingAgents.cadence} <> 'off' and ${agentInstances.isActive}`)
}

export type NewPollingAgent = Pick<
  PollingAgentRow,
  'instanceId' | 'ownerId' | 'companyId' | 'type' | 'name' | 'description'
>

/** Does nothing where the instance, or the context, has its one already. */
export async function insertAgent(db: ActingDatabase, agent: NewPollingAgent, at: Date): Promise<void> {
  await db.orm
    .insert(pollingAgents)
    .values({ ...agent, createdAt: at })
    .onConflictDoNothing()
}

/** The caller has made sure that whoever acts may change it. */
export async function updateAgent(
  db: ActingDatabase,
  id: number,
  set: Partial<Pick<PollingAgentRow, 'name' | 'description' | 'cadence' | 'threshold'>>,
): Promise<void> {
  if (Object.keys(set).length > 0) await db.orm.update(pollingAgents).set(set).where(eq(pollingAgents.id, id))
}

/** One mail at a time is filed and released with an agent: the row is held until the transaction ends. */
export async function lockAgent(db: ActingDatabase, id: number): Promise<{ texts: number }> {
  const [row] = await db.orm
    .select({ texts: pollingAgents.texts })
    .from(pollingAgents)
    .where(eq(pollingAgents.id, id))
    .for('update')
  return row ?? { texts: 0 }
}

export async function countTexts(db: ActingDatabase, id: number, added: number): Promise<void> {
  await db.orm
    .update(pollingAgents)
    .set({ texts: sql`${pollingAgents.texts} + ${added}` })
    .where(eq(pollingAgents.id, id))
}
