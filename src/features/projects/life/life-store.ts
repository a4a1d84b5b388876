// The SQL of a project's life: renamed, archived, deleted, merged, and brought back.
import { and, eq, inArray, lte, type SQL, sql } from 'drizzle-orm'
import { projectParticipants, projects } from '../../../../db/schema/tasks.ts'
import type { Acting } from '../../../kit/acting.ts'
import type { SystemDatabase } from '../../../kit/db/acting-database.ts'
import type { Database } from '../../../kit/db/database.ts'
import { AppError } from '../../../kit/errors.ts'
import type { Scope } from '../../../kit/scope.ts'
import { belongsTo, type ProjectRow, type ReadableProjectId, readableBy } from '../project-store.ts'

/** A readable project, locked until the transaction ends. Throws not_found as `requireProject` does. */
export async function lockProject(db: Database, scope: Scope, id: number): Promise<ProjectRow> {
  const row = await lock(db, sql`${eq(projects.id, id)} and ${readableBy(scope)}`)
  if (!row) throw new AppError('not_found', 'Project not found')
  return row
}

/** As lockProject, of deleted and merged ones too; null for one that is not there. */
export function lockEvenGone(db: Database, scope: Scope, id: number): Promise<ProjectRow | null> {
  return lock(db, sql`${eq(projects.id, id)} and ${belongsTo(scope)}`)
}

async function lock(db: Database, which: SQL): Promise<ProjectRow | null> {
  const [row] = await db.orm.select().from(projects).where(which).for('no key update')
  return row ? (row as ProjectRow) : null
}

export interface ProjectFields {
  name?: string
  type?: 'individual' | 'team'
  threadId?: number | null
  archivedAt?: Date | null
  deletedAt?: Date | null
  mergedIntoId?: number | null
}

/** The row is locked by the caller. */
export async function writeProject(
  { db, at }: Acting,
  id: ReadableProjectId,
  fields: ProjectFields,
): Promise<void> {
  await db.orm
    .update(projects)
    .set({ ...fields, version: sql`${projects.version} + 1`, updatedAt: at })
    .where(eq(projects.id, id))
}

/** Nobody reads it, and nothing is kept of that: for what is only being made. */
export async function hideProject(db: Database, id: ReadableProjectId, at: Date): Promise<void> {
  await db.orm.update(projects).set({ deletedAt: at }).where(eq(projects.id, id))
}

/** Ends `hideProject`. */
export async function showProjects(db: Database, ids: readonly ReadableProjectId[]): Promise<void> {
  if (ids.length === 0) return
  await db.orm
    .update(projects)
    .set({ deletedAt: null })
    .where(inArray(projects.id, [...ids]))
}

/** The next so many numbers of tasks are the caller's: they come after the one that is answered. */
export async function drawNumbers(
  db: Database,
  id: ReadableProjectId,
  { many, at }: { many: number; at: Date },
): Promise<number> {
  const { rows } = await db.query(
    `update projects set last_task_number = last_task_number + $2::int, updated_at = $3
     where id = $1 returning last_task_number - $2::int as before`,
    [id, many, at],
  )
  return Number(rows[0]?.before)
}

/** With all that lies below them, and with what was merged into them. */
export async function dropProjectsDeletedBefore(db: SystemDatabase, before: Date): Promise<void> {
  await db.orm.delete(projects).where(lte(projects.deletedAt, before))
}

/** Those who take part in one take part in the other too. Answers who is new there. */
export async function joinPeopleOf(
  db: Database,
  from: ReadableProjectId,
  into: ReadableProjectId,
): Promise<number[]> {
  const { rows } = await db.query(
    `insert into project_participants (project_id, user_id)
     select $2::int, user_id from project_participants where project_id = $1
     on conflict do nothing returning user_id`,
    [from, into],
  )
  return rows.map((row) => Number(row.user_id))
}

/** Answers who of them is new there. */
export async function joinPeople(
  db: Database,
  into: ReadableProjectId,
  userIds: readonly number[],
): Promise<number[]> {
  const { rows } = await db.query(
    `insert into project_participants (project_id, user_id)
     select $1::int, id from users where id = any($2::int[])
     on conflict do nothing returning user_id`,
    [into, userIds],
  )
  return rows.map((row) => Number(row.user_id))
}

/** Whoever has been given a task there meanwhile stays. */
export async function dropPeople(
  db: Database,
  from: ReadableProjectId,
  userIds: readonly number[],
): Promise<void> {
  const hasTask = sql`exists (select 1 from task_assignees as given join tasks as task on task.id = given.task_id
    where task.project_id = ${from} and task.deleted_at is null and given.user_id = ${projectParticipants.userId})`
  await db.orm
    .delete(projectParticipants)
    .where(
      and(
        eq(projectParticipants.projectId, from),
        sql`${projectParticipants.userId} = any(${sql.param(userIds)}::int[]) and not ${hasTask}`,
      ),
    )
}

/** What was merged into one is merged into the other from now on. Answers the ids. */
export async function passOnMerged(
  db: Database,
  from: ReadableProjectId,
  into: ReadableProjectId,
): Promise<number[]> {
  const { rows } = await db.query(
    'update projects set merged_into_id = $2 where merged_into_id = $1 returning id',
    [from, into],
  )
  return rows.map((row) => Number(row.id))
}

/** Takes `passOnMerged` back. */
export async function takeBackMerged(
  db: Database,
  { ids, from, into }: { ids: readonly number[]; from: ReadableProjectId; into: ReadableProjectId },
): Promise<void> {
  await db.query(
    'update projects set merged_into_id = $2 where id = any($1::int[]) and merged_into_id = $3',
    [ids, from, into],
  )
}
