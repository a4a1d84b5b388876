// The only SQL of the state of a person's mail: the last one that came, and the addresses that take theirs.
import { and, asc, eq, max, or, sql } from 'drizzle-orm'
import { agentInstances } from '../../../db/schema/instances.ts'
import { deliveries, mails } from '../../../db/schema/mails.ts'
import { companies, memberships } from '../../../db/schema/users.ts'
import type { Database } from '../../kit/db/database.ts'
import type { Scope } from '../../kit/scope.ts'

/** Of the mails that the person sent or that came to their own agents; not of those that only claim to be theirs. */
export async function lastMailAt(db: Database, { userId }: Scope): Promise<Date | null> {
  const isTheirs = or(eq(deliveries.senderId, userId), eq(deliveries.ownerId, userId))
  const [row] = await db.orm
    .select({ at: max(mails.receivedAt) })
    .from(deliveries)
    .innerJoin(mails, eq(mails.id, deliveries.mailId))
    .where(and(isTheirs, sql`${deliveries.trust} is distinct from 'unverified'`))
  return row?.at ?? null
}

export interface OwnAddress {
  type: string
  instanceName: string
  emailAddress: string
  isActive: boolean
  companyName: string | null
}

/** The agents of the person and of the companies that they are an active member of; their own first. */
export function ownAddresses(db: Database, { userId }: Scope): Promise<OwnAddress[]> {
  const joined = sql`any (array(select ${memberships.companyId} from ${memberships}
    where ${memberships.userId} = ${userId} and ${memberships.isActive}))`
  return db.orm
    .select({
      type: agentInstances.agentType,
      instanceName: agentInstances.instanceName,
      emailAddress: agentInstances.emailAddress,
      isActive: agentInstances.isActive,
      companyName: companies.name,
    })
    .from(agentInstances)
    .leftJoin(companies, eq(companies.id, agentInstances.companyId))
    .where(or(eq(agentInstances.userId, userId), sql`${agentInstances.companyId} = ${joined}`))
    .orderBy(sql`${companies.name} nulls first`, asc(agentInstances.id))
}
