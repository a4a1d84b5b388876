// The only SQL of replays: runs with their progress, and the mails of which something would be otherwise.
import { and, asc, count, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { replayMails, replays, type StoredDifference } from '../../../db/schema/replays.ts'
import type { ActingDatabase, SystemDatabase } from '../../kit/db/acting-database.ts'
import type { Database } from '../../kit/db/database.ts'
import type { Scope } from '../../kit/scope.ts'

export type ReplayRow = typeof replays.$inferSelect
export type ReplayMailRow = typeof replayMails.$inferSelect

/** Whose mails: of a company, of a person's own context, or, with neither, of the whole server. */
export interface ReplayOwner {
  companyId: number | null
  ownerId: number | null
}

export const ownerOf = ({ companyId, userId }: Scope): ReplayOwner =>
  companyId === 0 ? { companyId: null, ownerId: userId } : { companyId, ownerId: null }

const ofOwner = ({ companyId, ownerId }: ReplayOwner): SQL | undefined =>
  and(
    companyId === null ? isNull(replays.companyId) : eq(replays.companyId, companyId),
    ownerId === null ? isNull(replays.ownerId) : eq(replays.ownerId, ownerId),
  )

export async function latestReplay(db: ActingDatabase, owner: ReplayOwner): Promise<ReplayRow | null> {
  const [row] = await db.orm.select().from(replays).where(ofOwner(owner)).orderBy(desc(replays.id)).limit(1)
  return row ?? null
}

export async function insertReplay(
  db: ActingDatabase,
  replay: ReplayOwner & { startedBy: number | null; since: Date | null; total: number; createdAt: Date },
): Promise<number> {
  const [row] = await db.orm.insert(replays).values(replay).returning({ id: replays.id })
  if (!row) throw new Error('the run was not kept')
  return row.id
}

export async function findReplay(db: SystemDatabase, id: number): Promise<ReplayRow | null> {
  const [row] = await db.orm.select().from(replays).where(eq(replays.id, id))
  return row ?? null
}

/** Only between running and paused; false where it is done. */
export async function setPaused(db: ActingDatabase, id: number, isPaused: boolean): Promise<boolean> {
  const changed = await db.orm
    .update(replays)
    .set({ state: isPaused ? 'paused' : 'running' })
    .where(and(eq(replays.id, id), eq(replays.state, isPaused ? 'running' : 'paused')))
    .returning({ id: replays.id })
  return changed.length > 0
}

/** One delivery further: false where another worker was there first, or the run rests. */
export async function stepTo(
  db: SystemDatabase,
  { id, lastId }: Pick<ReplayRow, 'id' | 'lastId'>,
  deliveryId: number,
): Promise<boolean> {
  const stepped = await db.orm
    .update(replays)
    .set({ lastId: deliveryId, seen: sql`${replays.seen} + 1` })
    .where(and(eq(replays.id, id), eq(replays.lastId, lastId), eq(replays.state, 'running')))
    .returning({ id: replays.id })
  return stepped.length > 0
}

export async function keepDifferences(
  db: SystemDatabase,
  row: { replayId: number; deliveryId: number; subject: string; differences: StoredDifference[] },
): Promise<void> {
  await db.orm.insert(replayMails).values(row).onConflictDoNothing()
}

export async function finishReplay(db: SystemDatabase, id: number, at: Date): Promise<void> {
  await db.orm
    .update(replays)
    .set({ state: 'done', finishedAt: at })
    .where(and(eq(replays.id, id), eq(replays.state, 'running')))
}

export async function countMails(
  db: ActingDatabase,
  replayId: number,
): Promise<{ found: number; applied: number }> {
  const [row] = await db.orm
    .select({ found: count(), applied: count(replayMails.appliedAt) })
    .from(replayMails)
    .where(eq(replayMails.replayId, replayId))
  return row ?? { found: 0, applied: 0 }
}

/** In the order in which they came. */
export function mailsOfReplay(
  db: ActingDatabase,
  replayId: number,
  { most, after = 0 }: { most: number; after?: number },
): Promise<ReplayMailRow[]> {
  return db.orm
    .select()
    .from(replayMails)
    .where(and(eq(replayMails.replayId, replayId), sql`${replayMails.id} > ${after}`))
    .orderBy(asc(replayMails.id))
    .limit(most)
}

/** Those that wait to be made so, in that order; `ids` of them, or all. */
export async function mailsToApply(
  db: ActingDatabase,
  replayId: number,
  { ids, most }: { ids: readonly number[] | null; most: number },
): Promise<number[]> {
  const rows = await db.orm
    .select({ id: replayMails.id })
    .from(replayMails)
    .where(
      and(
        ...[eq(replayMails.replayId, replayId), isNull(replayMails.appliedAt), eq(replayMails.failed, false)],
        ids === null ? undefined : inArray(replayMails.id, [...ids]),
      ),
    )
    .orderBy(asc(replayMails.id))
    .limit(most)
  return rows.map(({ id }) => id)
}

/** Locked until the transaction ends; null for one that somebody else has made so meanwhile. */
export async function takeToApply(db: ActingDatabase, id: number): Promise<ReplayMailRow | null> {
  const [row] = await db.orm
    .select()
    .from(replayMails)
    .where(and(eq(replayMails.id, id), isNull(replayMails.appliedAt), eq(replayMails.failed, false)))
    .for('update')
  return row ?? null
}

export async function markApplied(
  db: ActingDatabase,
  id: number,
  applied: { appliedAt: Date | null; changeSetId: number | null; failed: boolean },
): Promise<void> {
  await db.orm.update(replayMails).set(applied).where(eq(replayMails.id, id))
}

/** Runs that go on, after a start of the server: each has a job again. */
export async function runningReplays(db: SystemDatabase): Promise<number[]> {
  const rows = await db.orm.select({ id: replays.id }).from(replays).where(eq(replays.state, 'running'))
  return rows.map(({ id }) => id)
}

/** For their archive. */
export async function ownReplays(db: Database, { userId }: Scope, after: number) {
  return db.orm
    .select({
      ...{ id: replays.id, since: replays.since, state: replays.state, total: replays.total },
      ...{ seen: replays.seen, createdAt: replays.createdAt, finishedAt: replays.finishedAt },
    })
    .from(replays)
    .where(and(eq(replays.startedBy, userId), sql`${replays.id} > ${after}`))
    .orderBy(asc(replays.id))
    .limit(500)
}
