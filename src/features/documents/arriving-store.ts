// The only SQL of files whose mail is not answered yet: they are read, and are no documents so far.
import { and, asc, eq, exists, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { documents, fileReadings } from '../../../db/schema/documents.ts'
import { agentInstances } from '../../../db/schema/instances.ts'
import { deliveries, mails } from '../../../db/schema/mails.ts'
import { memberships, userAddresses } from '../../../db/schema/users.ts'
import type { SystemDatabase } from '../../kit/db/acting-database.ts'
import type { Database } from '../../kit/db/database.ts'
import { oversees, type Scope } from '../../kit/scope.ts'
import { type ReadingRow, readingColumns } from './reading/reading-store.ts'

export interface ArrivingFile {
  reading: ReadingRow
  subject: string
}

const MOST = 100

/** Files that came to an agent: one's own, and in a company to its managers and admins all. */
export function arrivingFiles(db: Database, scope: Scope, agentType: string): Promise<ArrivingFile[]> {
  return db.orm
    .select({ reading: readingColumns, subject: mails.subject })
    .from(fileReadings)
    .innerJoin(mails, eq(mails.id, fileReadings.mailId))
    .where(and(watchedBy(scope), isOpenFor(db, agentType), isNoDocument))
    .orderBy(asc(fileReadings.id))
    .limit(MOST)
}

const isFrom = (userId: number | SQL): SQL => sql`exists (select 1 from ${userAddresses}
  where ${userAddresses.userId} = ${userId} and ${userAddresses.address} = ${mails.fromAddress}
    and ${userAddresses.confirmedAt} is not null)`

function watchedBy(scope: Scope): SQL | undefined {
  if (scope.companyId === 0)
    return and(isNull(fileReadings.companyId), eq(fileReadings.ownerId, scope.userId))
  if (scope.role === null) return sql`false`
  const ofCompany = eq(fileReadings.companyId, scope.companyId)
  return oversees(scope) ? ofCompany : and(ofCompany, isFrom(scope.userId))
}

/** Its mail goes to the agent, by name, by an address of its own or as a reply, and is not at its end. */
const isOpenFor = (db: Database, agentType: string): SQL =>
  exists(
    db.orm
      .select({ one: sql`1` })
      .from(deliveries)
      .where(
        and(
          eq(deliveries.mailId, fileReadings.mailId),
          inArray(deliveries.status, ['received', 'processing']),
          or(
            sql`split_part(split_part(${deliveries.recipient}, '@', 1), '+', 1) = ${agentType}`,
            sql`${deliveries.recipient} like 'r-%'`,
            sql`exists (select 1 from ${agentInstances} where ${agentInstances.agentType} = ${agentType}
              and ${agentInstances.emailAddress} = ${deliveries.recipient})`,
          ),
        ),
      ),
  )

const isNoDocument = sql`not exists (select 1 from ${documents}
  where ${documents.readingId} = ${fileReadings.id} and ${documents.mailId} = ${fileReadings.mailId})`

/** Whoever sees on their screens how a reading goes on, with the company that it is of; 0 is personal. */
export async function watchersOf(
  db: SystemDatabase,
  readingIds: readonly number[],
): Promise<{ userIds: number[]; companyId: number }> {
  if (readingIds.length === 0) return { userIds: [], companyId: 0 }
  const [own] = await db.orm
    .select({ ownerId: fileReadings.ownerId, companyId: fileReadings.companyId, mailId: fileReadings.mailId })
    .from(fileReadings)
    .where(inArray(fileReadings.id, [...readingIds]))
    .limit(1)
  if (!own?.companyId) return { userIds: own?.ownerId ? [own.ownerId] : [], companyId: 0 }
  const members = await db.orm
    .select({ userId: memberships.userId, role: memberships.role })
    .from(memberships)
    .innerJoin(mails, eq(mails.id, own.mailId ?? 0))
    .where(
      and(
        eq(memberships.companyId, own.companyId),
        eq(memberships.isActive, true),
        or(sql`${memberships.role} <> 'member'`, isFrom(sql`${memberships.userId}`)),
      ),
    )
  return { userIds: members.map(({ userId }) => userId), companyId: own.companyId }
}
