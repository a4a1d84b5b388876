// The only SQL of mail archives: how far each is, and which mails came out of it. Who may see them its callers ask.
import { and, asc, count, desc, eq, inArray, isNotNull, lt, ne, notInArray, sql } from 'drizzle-orm'
import { archivedMails, mailArchives, type StoredRefusal } from '../../../db/schema/archives.ts'
import { agentInstances } from '../../../db/schema/instances.ts'
import { deliveries } from '../../../db/schema/mails.ts'
import type { ActingDatabase, SystemDatabase } from '../../kit/db/acting-database.ts'
import type { Database } from '../../kit/db/database.ts'
import type { Scope } from '../../kit/scope.ts'
import { MOST_REFUSALS } from './contract.ts'

export type ArchiveRow = typeof mailArchives.$inferSelect

const SHOWN = 50

export function latestArchives(db: ActingDatabase): Promise<ArchiveRow[]> {
  return db.orm.select().from(mailArchives).orderBy(desc(mailArchives.id)).limit(SHOWN)
}

export async function findArchive(db: ActingDatabase, id: number): Promise<ArchiveRow | null> {
  const [row] = await db.orm.select().from(mailArchives).where(eq(mailArchives.id, id))
  return row ?? null
}

/** Locked until the transaction ends. */
export async function lockArchive(db: ActingDatabase, id: number): Promise<ArchiveRow | null> {
  const [row] = await db.orm.select().from(mailArchives).where(eq(mailArchives.id, id)).for('update')
  return row ?? null
}

export async function insertArchive(
  db: ActingDatabase,
  archive: Pick<ArchiveRow, 'startedBy' | 'name' | 'recipient' | 'size' | 'createdAt' | 'steppedAt'>,
): Promise<ArchiveRow> {
  const [row] = await db.orm.insert(mailArchives).values(archive).returning()
  if (!row) throw new Error('the archive was not kept')
  return row
}

/** The company whose agent has the address; null for a person's, and for one that everybody writes to. */
export async function companyOf(db: ActingDatabase, recipient: string): Promise<number | null> {
  const [found] = await db.orm
    .select({ companyId: agentInstances.companyId })
    .from(agentInstances)
    .where(and(eq(agentInstances.emailAddress, recipient), isNotNull(agentInstances.companyId)))
  return found?.companyId ?? null
}

export async function changeArchive(
  db: ActingDatabase,
  id: number,
  change: Partial<Omit<ArchiveRow, 'id'>>,
): Promise<void> {
  await db.orm.update(mailArchives).set(change).where(eq(mailArchives.id, id))
}

export async function deleteArchive(db: ActingDatabase, id: number): Promise<void> {
  await db.orm.delete(mailArchives).where(eq(mailArchives.id, id))
}

/** What a batch of mails came to. */
export interface Step {
  place: number | null
  mailIds: readonly number[]
  known: number
  refusals: readonly StoredRefusal[]
  at: Date
}

/** Locks the archive for the step; false where another worker was there first, or it rests. */
export async function takeStep(
  db: SystemDatabase,
  { id, done }: Pick<ArchiveRow, 'id' | 'done'>,
): Promise<boolean> {
  const [row] = await db.orm
    .select({ id: mailArchives.id })
    .from(mailArchives)
    .where(and(eq(mailArchives.id, id), eq(mailArchives.done, done), eq(mailArchives.state, 'running')))
    .for('update')
  return row !== undefined
}

export async function keepStep(
  db: SystemDatabase,
  id: number,
  { place, mailIds, known, refusals, at }: Step,
): Promise<void> {
  const mails = mailIds.length + known + refusals.length
  const named = JSON.stringify(refusals.slice(0, MOST_REFUSALS))
  await db.orm
    .update(mailArchives)
    .set({
      done: sql`${mailArchives.done} + ${mails}`,
      taken: sql`${mailArchives.taken} + ${mailIds.length}`,
      known: sql`${mailArchives.known} + ${known}`,
      refused: sql`${mailArchives.refused} + ${refusals.length}`,
      refusals: sql`case when ${mailArchives.refused} < ${MOST_REFUSALS}
        then ${mailArchives.refusals} || ${named}::jsonb else ${mailArchives.refusals} end`,
      ...{ place, steppedAt: at },
    })
    .where(eq(mailArchives.id, id))
  if (mailIds.length > 0)
    await db.orm
      .insert(archivedMails)
      .values(mailIds.map((mailId) => ({ archiveId: id, mailId })))
      .onConflictDoNothing()
}

export async function endArchive(
  db: SystemDatabase,
  id: number,
  { failure, at }: { failure: string | null; at: Date },
): Promise<void> {
  await db.orm
    .update(mailArchives)
    .set({ state: failure === null ? 'done' : 'failed', failure, finishedAt: at })
    .where(and(eq(mailArchives.id, id), eq(mailArchives.state, 'running')))
}

/** For each archive, its mails that their agent is done with. */
export async function countWorked(db: ActingDatabase, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db.orm
    .select({ id: archivedMails.archiveId, worked: count() })
    .from(archivedMails)
    .innerJoin(deliveries, eq(deliveries.mailId, archivedMails.mailId))
    .where(
      and(
        inArray(archivedMails.archiveId, [...ids]),
        notInArray(deliveries.status, ['received', 'processing']),
      ),
    )
    .groupBy(archivedMails.archiveId)
  return new Map(rows.map(({ id, worked }) => [id, worked]))
}

/** Running ones whose job was lost: nothing came further for so long. */
export async function stalledArchives(db: SystemDatabase, before: Date): Promise<number[]> {
  const rows = await db.orm
    .select({ id: mailArchives.id })
    .from(mailArchives)
    .where(and(eq(mailArchives.state, 'running'), lt(mailArchives.steppedAt, before)))
  return rows.map(({ id }) => id)
}

/** Those whose file nobody needs any more, and uploads that were left. */
export async function archivesToEmpty(db: SystemDatabase, leftBefore: Date): Promise<ArchiveRow[]> {
  return db.orm
    .select()
    .from(mailArchives)
    .where(
      and(
        eq(mailArchives.hasFile, true),
        ne(mailArchives.state, 'running'),
        sql`(${mailArchives.state} in ('done', 'failed')
          or (${mailArchives.state} = 'uploading' and ${mailArchives.steppedAt} < ${leftBefore.toISOString()}))`,
      ),
    )
}

/** For their archive. */
export async function ownArchives(db: Database, { userId }: Scope, after: number) {
  const { id, name, recipient, size, state, taken, known, refused, createdAt, finishedAt } = mailArchives
  return db.orm
    .select({ id, name, recipient, size, state, taken, known, refused, createdAt, finishedAt })
    .from(mailArchives)
    .where(and(eq(mailArchives.startedBy, userId), sql`${id} > ${after}`))
    .orderBy(asc(id))
    .limit(500)
}
