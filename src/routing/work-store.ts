// Works in the database: one mail for one recipient, moved through its statuses.
import { and, asc, eq, getTableColumns, gt, inArray, lt, sql } from 'drizzle-orm'
import { mails, type TraceStep, type Trust, type WorkStatus, works } from '../../db/schema/mails.ts'
import type { Database } from '../kit/db/database.ts'
import type { SystemScope } from '../kit/scope.ts'

export type WorkRow = typeof works.$inferSelect
export type MailRow = typeof mails.$inferSelect

export interface ClaimedWork {
  work: WorkRow
  mail: MailRow
}

/** Moves it to processing and counts the attempt before anything can go wrong; null when it is finished already. */
export async function claimWork(db: Database, _scope: SystemScope, id: number): Promise<ClaimedWork | null> {
  const [claimed] = await db.orm
    .update(works)
    .set({ status: 'processing', attempts: sql`${works.attempts} + 1`, updatedAt: sql`now()` })
    .from(mails)
    .where(
      and(eq(works.id, id), eq(mails.id, works.mailId), inArray(works.status, ['received', 'processing'])),
    )
    .returning({ work: getTableColumns(works), mail: getTableColumns(mails) })
  return claimed ?? null
}

/** Back to the queue without counting the attempt. */
export async function putBack(db: Database, _scope: SystemScope, id: number): Promise<void> {
  await db.orm
    .update(works)
    .set({ status: 'received', attempts: sql`greatest(${works.attempts} - 1, 0)` })
    .where(eq(works.id, id))
}

/** Locks the mail, so that of its works one after the other finishes; null when this work was finished meanwhile. */
export async function lockWork(db: Database, _scope: SystemScope, work: WorkRow): Promise<WorkRow | null> {
  // The work is locked with it, since a row that was waited for is read anew only where it is locked.
  const [row] = await db.orm
    .select({ work: works })
    .from(works)
    .innerJoin(mails, eq(mails.id, works.mailId))
    .where(eq(works.id, work.id))
    .for('update')
  return row?.work.status === 'processing' ? row.work : null
}

export interface WorkEnd {
  status: WorkStatus
  reason?: string | null
  trace: TraceStep[]
  trust?: Trust | null
  senderId?: number | null
  agentType?: string | null
  instanceId?: number | null
  companyId?: number | null
  ownerId?: number | null
  threadId?: number | null
  isReply?: boolean
  tasksCreated?: number
  tasksUpdated?: number
  summary?: Record<string, unknown> | null
}

export async function endWork(
  db: Database,
  _scope: SystemScope,
  id: number,
  end: WorkEnd,
  at: Date,
): Promise<void> {
  const isOver = end.status !== 'received' && end.status !== 'processing'
  await db.orm
    .update(works)
    .set({ ...end, updatedAt: at, finishedAt: isOver ? at : null })
    .where(eq(works.id, id))
}

/** All works of the mail, one for each recipient of ours. */
export function worksOfMail(db: Database, _scope: SystemScope, mailId: number): Promise<WorkRow[]> {
  return db.orm.select().from(works).where(eq(works.mailId, mailId)).orderBy(asc(works.id))
}

/** How many mails of the address came to the recipient since then (agents.md 1.9, floods). */
export async function countFrom(
  db: Database,
  _scope: SystemScope,
  from: string,
  recipient: string,
  since: Date,
): Promise<number> {
  const rows = await db.orm
    .select({ count: sql<number>`count(*)::int` })
    .from(works)
    .innerJoin(mails, eq(mails.id, works.mailId))
    .where(and(eq(mails.fromAddress, from), eq(works.recipient, recipient), gt(mails.receivedAt, since)))
  return rows[0]?.count ?? 0
}

/** Held mail that nobody let through in time is dropped (agents.md 1.6). Returns how many. */
export async function dropHeld(db: Database, _scope: SystemScope, before: Date, at: Date): Promise<number> {
  const rows = await db.orm
    .update(works)
    .set({
      status: 'ignored',
      reason: 'It was held for 14 days and nobody let it through',
      finishedAt: at,
      updatedAt: at,
    })
    .where(and(eq(works.status, 'held'), lt(works.updatedAt, before)))
    .returning({ id: works.id })
  return rows.length
}

/** Works that no job speaks of any more: received long ago and not begun. A second job for one is harmless. */
export async function forgottenWorks(db: Database, _scope: SystemScope, before: Date): Promise<number[]> {
  const rows = await db.orm
    .select({ id: works.id })
    .from(works)
    .where(and(inArray(works.status, ['received', 'processing']), lt(works.updatedAt, before)))
    .limit(500)
  return rows.map((row) => row.id)
}
