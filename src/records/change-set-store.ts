// Change sets: what one act changed in one place, kept so that it can be taken back together.
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { deliveries, mails } from '../../db/schema/mails.ts'
import { changeSets, type StoredChange, type StoredSubject } from '../../db/schema/records.ts'
import { users } from '../../db/schema/users.ts'
import type { Acting } from '../kit/acting.ts'
import type { ActingDatabase } from '../kit/db/acting-database.ts'
import type { Database } from '../kit/db/database.ts'
import { insertion } from '../kit/db/rows-statement.ts'
import { AppError } from '../kit/errors.ts'
import type { Scope } from '../kit/scope.ts'
import { inPlacesToUndo, ofReadable } from './readable-store.ts'
import type { Records } from './record-kind.ts'

export type ChangeSetRow = typeof changeSets.$inferSelect

export interface NewChangeSet {
  place: StoredSubject
  threadId: number | null
  /** 'app' or the agent's name. */
  by: string
  mailId: number | null
  changes: StoredChange[]
}

const rowOf = ({ place, ...set }: NewChangeSet, scope: Scope, at: Date) => ({
  ...set,
  ...{ subjectKind: place.kind, subjectId: place.id, actorId: scope.userId, createdAt: at },
})

/** Written with the commit. */
export async function recordChangeSet({ db, scope, at }: Acting, set: NewChangeSet): Promise<void> {
  if (set.changes.length === 0) return
  await db.beforeCommit(() => insertRows([rowOf(set, scope, at)]))
}

/** As recordChangeSet, at once, for whoever has to know its id. */
export async function insertChangeSet({ db, scope, at }: Acting, set: NewChangeSet): Promise<number> {
  const [made] = await db.orm
    .insert(changeSets)
    .values(rowOf(set, scope, at))
    .returning({ id: changeSets.id })
  if (!made) throw new AppError('internal', 'The change could not be kept')
  return made.id
}

const insertRows = insertion(changeSets, [
  ...(['subjectKind', 'subjectId', 'threadId', 'by', 'mailId', 'changes', 'actorId', 'createdAt'] as const),
])

/** One's own, not undone and not older than `since`; locked. Throws not_found otherwise. */
export async function requireOwnChangeSet(
  db: Database,
  scope: Scope,
  { records, id, since }: { records: Records; id: number; since: Date },
): Promise<ChangeSetRow> {
  const [row] = await db.orm
    .select()
    .from(changeSets)
    .where(and(eq(changeSets.id, id), own(scope, since), inPlacesToUndo(records, scope, changeSets)))
    .for('update', { of: changeSets })
  if (!row) throw new AppError('not_found', 'There is nothing left to undo')
  return row
}

/** One's own latest change set of a thread that is not undone; null when there is none (model.md, #undo). */
export async function latestOwnChangeSet(
  db: Database,
  scope: Scope,
  { records, threadId, since }: { records: Records; threadId: number; since: Date },
): Promise<{ id: number; place: StoredSubject } | null> {
  const [row] = await db.orm
    .select({ id: changeSets.id, kind: changeSets.subjectKind, subjectId: changeSets.subjectId })
    .from(changeSets)
    .where(
      and(eq(changeSets.threadId, threadId), own(scope, since), inPlacesToUndo(records, scope, changeSets)),
    )
    .orderBy(desc(changeSets.id))
    .limit(1)
  return row ? { id: row.id, place: { kind: row.kind, id: row.subjectId } } : null
}

/** Of one record in the app: the latest of one's own that can still be taken back; null where there is none. */
export async function latestUndoable(
  db: Database,
  scope: Scope,
  { kind, id }: StoredSubject,
  since: Date,
): Promise<number | null> {
  const ofRecord = and(eq(changeSets.subjectKind, kind), eq(changeSets.subjectId, id))
  const [row] = await db.orm
    .select({ id: changeSets.id })
    .from(changeSets)
    .where(and(ofRecord, own(scope, since)))
    .orderBy(desc(changeSets.id))
    .limit(1)
  return row?.id ?? null
}

export async function markUndone({ db, at }: Acting, id: number): Promise<void> {
  await db.orm.update(changeSets).set({ undoneAt: at }).where(eq(changeSets.id, id))
}

/** A change that was undone by another way is taken back with its act, so that #undo does not find it a second time. */
export async function markChangeUndone(
  { db, at }: Acting,
  place: StoredSubject,
  change: Pick<StoredChange, 'subject' | 'kind'>,
): Promise<void> {
  await db.orm
    .update(changeSets)
    .set({ undoneAt: at })
    .where(
      and(
        eq(changeSets.subjectKind, place.kind),
        eq(changeSets.subjectId, place.id),
        isNull(changeSets.undoneAt),
        sql`jsonb_array_length(${changeSets.changes}) = 1 and ${changeSets.changes} @> ${JSON.stringify([change])}::jsonb`,
      ),
    )
}

/** Of these acts of the person's own: which can still be taken back, and which have been. */
export async function ownActsAmong(
  db: Database,
  scope: Scope,
  { ids, since }: { ids: readonly number[]; since: Date },
): Promise<{ undoable: ReadonlySet<number>; undone: ReadonlySet<number> }> {
  if (ids.length === 0) return { undoable: new Set(), undone: new Set() }
  const rows = await db.orm
    .select({ id: changeSets.id, undoneAt: changeSets.undoneAt, createdAt: changeSets.createdAt })
    .from(changeSets)
    .where(and(inArray(changeSets.id, [...ids]), eq(changeSets.actorId, scope.userId)))
  const idsOf = (fits: (row: (typeof rows)[number]) => boolean) =>
    new Set(rows.filter(fits).map(({ id }) => id))
  return {
    undoable: idsOf(({ undoneAt, createdAt }) => undoneAt === null && createdAt > since),
    undone: idsOf(({ undoneAt }) => undoneAt !== null),
  }
}

function own(scope: Scope, since: Date) {
  return and(
    eq(changeSets.actorId, scope.userId),
    isNull(changeSets.undoneAt),
    gt(changeSets.createdAt, since),
  )
}

/** The delivery that stands for the mail in its thread; none for a mail of another one. */
const deliveryId = sql<number | null>`(select min(${deliveries.id}) from ${deliveries}
  where ${deliveries.mailId} = ${changeSets.mailId} and ${deliveries.threadId} = ${changeSets.threadId})`

/** Those of a readable place that touched the record, oldest first, with their actors and mails. */
export function changeSetsOfRecord(
  db: Database,
  scope: Scope,
  records: Records,
  { subject, place }: { subject: StoredSubject; place: StoredSubject },
) {
  return db.orm
    .select({ set: changeSets, actor: users, subject: mails.subject, deliveryId })
    .from(changeSets)
    .leftJoin(users, eq(users.id, changeSets.actorId))
    .leftJoin(mails, eq(mails.id, changeSets.mailId))
    .where(
      and(
        ofReadable(records, scope, place, changeSets),
        sql`${changeSets.changes} @> ${JSON.stringify([{ subject }])}::jsonb`,
      ),
    )
    .orderBy(asc(changeSets.createdAt), asc(changeSets.id))
}

export type ChangeSetOfRecord = Awaited<ReturnType<typeof changeSetsOfRecord>>[number]

/** For good: what was put back, what can be put back no more, and what nobody is left to put back. */
export async function dropKeptBefore({ orm }: ActingDatabase, kind: string, since: Date): Promise<void> {
  await orm
    .delete(changeSets)
    .where(
      and(
        eq(changeSets.subjectKind, kind),
        or(lt(changeSets.createdAt, since), isNotNull(changeSets.undoneAt), isNull(changeSets.actorId)),
      ),
    )
}
