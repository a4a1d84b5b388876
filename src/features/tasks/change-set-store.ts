// Change sets: what one act changed, kept so that it can be taken back together.
import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import { changeSets, projects, type StoredChange } from '../../../db/schema/tasks.ts'
import type { Database } from '../../kit/db/database.ts'
import { insertion } from '../../kit/db/rows-statement.ts'
import { AppError } from '../../kit/errors.ts'
import type { Scope } from '../../kit/scope.ts'
import { readableBy } from '../projects/index.ts'

export type ChangeSetRow = typeof changeSets.$inferSelect

export interface NewChangeSet {
  projectId: number
  /** 'app' or the agent's name. */
  by: string
  mailId: number | null
  changes: StoredChange[]
}

/** Written with the commit. */
export async function recordChanges(db: Database, scope: Scope, set: NewChangeSet, at: Date): Promise<void> {
  if (set.changes.length === 0) return
  await db.beforeCommit(() => insertChanges([{ ...set, actorId: scope.userId, createdAt: at }]))
}

/** As recordChanges, at once, for whoever has to know its id. */
export async function insertChangeSet(
  db: Database,
  scope: Scope,
  set: NewChangeSet,
  at: Date,
): Promise<number> {
  const [made] = await db.orm
    .insert(changeSets)
    .values({ ...set, actorId: scope.userId, createdAt: at })
    .returning({ id: changeSets.id })
  if (!made) throw new AppError('internal', 'The change could not be kept')
  return made.id
}

const insertChanges = insertion(changeSets, ['projectId', 'by', 'mailId', 'changes', 'actorId', 'createdAt'])

/** One's own, not undone and not older than `since`; locked. Throws not_found otherwise. */
export async function requireOwnChangeSet(
  db: Database,
  scope: Scope,
  id: number,
  since: Date,
): Promise<ChangeSetRow> {
  const rows = await db.orm
    .select({ set: changeSets })
    .from(changeSets)
    .innerJoin(projects, eq(projects.id, changeSets.projectId))
    .where(and(eq(changeSets.id, id), own(scope, since), readableBy(scope)))
    .for('update', { of: changeSets })
  const row = rows[0]?.set
  if (!row) throw new AppError('not_found', 'There is nothing left to undo')
  return row
}

/** One's own latest change set in a project that is not undone; null when there is none (model.md, #undo). */
export async function latestOwnChangeSet(
  db: Database,
  scope: Scope,
  projectId: number,
  since: Date,
): Promise<number | null> {
  const rows = await db.orm
    .select({ id: changeSets.id })
    .from(changeSets)
    .where(and(eq(changeSets.projectId, projectId), own(scope, since)))
    .orderBy(desc(changeSets.id))
    .limit(1)
  return rows[0]?.id ?? null
}

export async function markUndone(db: Database, _scope: Scope, id: number, at: Date): Promise<void> {
  await db.orm.update(changeSets).set({ undoneAt: at }).where(eq(changeSets.id, id))
}

function own(scope: Scope, since: Date) {
  return and(
    eq(changeSets.actorId, scope.userId),
    isNull(changeSets.undoneAt),
    gt(changeSets.createdAt, since),
  )
}
