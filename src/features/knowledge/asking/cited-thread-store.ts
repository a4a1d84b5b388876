// The only SQL of threads that answers may cite: those of projects whose tasks are all done.
import { and, asc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { citedThreads } from '../../../../db/schema/knowledge.ts'
import { deliveries, mails } from '../../../../db/schema/mails.ts'
import { projects, tasks } from '../../../../db/schema/tasks.ts'
import type { ActingDatabase, SystemDatabase } from '../../../kit/db/acting-database.ts'
import { spellingsOf } from '../../tasks/index.ts'
import { ofKeeper } from '../kept-store.ts'
import type { Keeper } from '../passages/reader.ts'

/** It has tasks, all of them are done, and it is there. */
function isSettled(): SQL {
  const open = sql`not (lower(${tasks.status}) in ${spellingsOf('done')})`
  const ofProject = sql`${tasks.projectId} = ${projects}.id and ${tasks.deletedAt} is null`
  return sql`(${and(isNull(projects.deletedAt), isNull(projects.mergedIntoId), eq(projects.isSystem, false))}
    and exists (select 1 from ${tasks} where ${ofProject})
    and not exists (select 1 from ${tasks} where ${ofProject} and ${open}))`
}

/** By id of the project; of the keeper's, and of those that are settled now, alone. */
export async function projectNames(
  db: ActingDatabase,
  keeper: Keeper,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db.orm
    .select({ id: projects.id, name: projects.name })
    .from(projects)
    .where(and(inArray(projects.id, [...ids]), ofKeeper(keeper, projects), isSettled()))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

export interface SettledThread {
  projectId: number
  threadId: number
  name: string
  companyId: number | null
  ownerId: number | null
  /** The latest mail in it. */
  deliveryId: number
}

/** Settled ones whose mails are not taken in yet, or not all of them. */
export async function threadsToTakeIn(db: SystemDatabase, most: number): Promise<SettledThread[]> {
  const latest = sql<number>`(select max(${deliveries.id}) from ${deliveries}
    where ${deliveries.threadId} = ${projects}.thread_id and ${deliveries.status} = 'processed')`
  const rows = await db.orm
    .select({
      ...{ projectId: projects.id, threadId: projects.threadId, name: projects.name },
      ...{ companyId: projects.companyId, ownerId: projects.ownerId, deliveryId: latest },
    })
    .from(projects)
    .leftJoin(citedThreads, eq(citedThreads.projectId, projects.id))
    .where(
      and(
        isNotNull(projects.threadId),
        isSettled(),
        sql`${latest} is distinct from ${citedThreads.deliveryId}`,
        sql`${latest} is not null`,
      ),
    )
    .limit(most)
  return rows.flatMap((row) => (row.threadId === null ? [] : [{ ...row, threadId: row.threadId }]))
}

/** Those that were taken in and are settled no more, or gone. */
export async function threadsToDrop(
  db: SystemDatabase,
  most: number,
): Promise<Pick<SettledThread, 'projectId' | 'companyId' | 'ownerId'>[]> {
  return db.orm
    .select({
      ...{ projectId: citedThreads.projectId },
      ...{ companyId: citedThreads.companyId, ownerId: citedThreads.ownerId },
    })
    .from(citedThreads)
    .where(
      sql`not exists (select 1 from ${projects} where ${projects}.id = ${citedThreads.projectId} and ${isSettled()})`,
    )
    .limit(most)
}

const MOST_MAILS = 200

/** What was newly written in each mail of a thread, the oldest first. */
export async function textsOfThread(
  db: SystemDatabase,
  threadId: number,
): Promise<{ from: string; text: string }[]> {
  const rows = await db.orm
    .select({ name: mails.fromName, address: mails.fromAddress, text: deliveries.text })
    .from(deliveries)
    .innerJoin(mails, eq(mails.id, deliveries.mailId))
    .where(and(eq(deliveries.threadId, threadId), eq(deliveries.status, 'processed')))
    .orderBy(asc(deliveries.id))
    .limit(MOST_MAILS)
  return rows.map(({ name, address, text }) => ({ from: name || address || '', text: text ?? '' }))
}

export async function noteTakenIn(
  db: SystemDatabase,
  { projectId, companyId, ownerId, deliveryId }: SettledThread,
): Promise<void> {
  await db.orm
    .insert(citedThreads)
    .values({ projectId, companyId, ownerId, deliveryId })
    .onConflictDoUpdate({ target: citedThreads.projectId, set: { companyId, ownerId, deliveryId } })
}

export async function noteDropped(db: SystemDatabase, projectId: number): Promise<void> {
  await db.orm.delete(citedThreads).where(eq(citedThreads.projectId, projectId))
}
