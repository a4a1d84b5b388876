// The SQL of tasks that go to another project: they take its next numbers, and leave behind what they waited for.
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { deliveries } from '../../../../db/schema/mails.ts'
import { taskDependencies } from '../../../../db/schema/task-dependencies.ts'
import { projects, tasks } from '../../../../db/schema/tasks.ts'
import type { Acting } from '../../../kit/acting.ts'
import type { Condition } from '../../../kit/db/condition.ts'
import type { Database } from '../../../kit/db/database.ts'
import type { Scope } from '../../../kit/scope.ts'
import { drawNumbers, isHomeOf, type ReadableProjectId, readableBy } from '../../projects/index.ts'
import type { ReadableTaskId, TaskRow } from '../task-store.ts'

export interface MovedTask {
  id: ReadableTaskId
  /** Where it came from, and where it is. */
  from: number
  to: number
}

/**
 * All tasks of a project, deleted ones too, in the order of their numbers. Their versions stay, so that whoever edits
 * one meanwhile is not kept from saving: where it lies is not what they write. Both projects are locked.
 */
export async function takeAllTasks(
  { db, at }: Acting,
  from: ReadableProjectId,
  into: ReadableProjectId,
): Promise<MovedTask[]> {
  const { rows: counted } = await db.query('select count(*)::int as many from tasks where project_id = $1', [
    from,
  ])
  const many = Number(counted[0]?.many)
  const before = await drawNumbers(db, into, { many, at })
  const { rows } = await db.query(
    `with those as (
       select id, number, row_number() over (order by number) as place from tasks where project_id = $1),
     moved as (
       update tasks set project_id = $2, number = $4::int + those.place, updated_at = $3
       from those where tasks.id = those.id returning tasks.id, tasks.number)
     select moved.id, those.number as "from", moved.number as "to"
     from moved join those on those.id = moved.id order by those.number`,
    [from, into, at, before],
  )
  return rows as unknown as MovedTask[]
}

/** One task, whose row is locked. Answers its new number. */
export async function takeTask(
  { db, at }: Acting,
  id: ReadableTaskId,
  into: ReadableProjectId,
): Promise<number> {
  const number = (await drawNumbers(db, into, { many: 1, at })) + 1
  await db.orm.update(tasks).set({ projectId: into, number, updatedAt: at }).where(eq(tasks.id, id))
  return number
}

/** Back under the number that it had, which nobody else has got since. */
export async function putTaskBack(
  { db, at }: Acting,
  id: ReadableTaskId,
  { projectId, number }: { projectId: ReadableProjectId; number: number },
): Promise<void> {
  await db.orm.update(tasks).set({ projectId, number, updatedAt: at }).where(eq(tasks.id, id))
}

/** Those that wait for the task, deleted ones too; locked. Who reads the one reads the others. */
export async function lockWaitingFor(db: Database, id: ReadableTaskId): Promise<TaskRow[]> {
  const rows = await db.orm
    .select({ task: tasks })
    .from(tasks)
    .innerJoin(taskDependencies, eq(taskDependencies.taskId, tasks.id))
    .where(eq(taskDependencies.blockedById, id))
    .orderBy(asc(tasks.id))
    .for('update', { of: tasks })
  return rows.map(({ task }) => task as TaskRow)
}

/** Tasks of the project that a mail made, not deleted; locked. */
export async function lockTasksOfMail(
  db: Database,
  projectId: ReadableProjectId,
  mailId: number,
): Promise<TaskRow[]> {
  const rows = await db.orm
    .select()
    .from(tasks)
    .where(and(eq(tasks.projectId, projectId), eq(tasks.sourceMailId, mailId), isNull(tasks.deletedAt)))
    .orderBy(asc(tasks.number))
    .for('update')
  return rows as TaskRow[]
}

/** The ids of the mails of projects that the scope may read. */
export const readableMails = (scope: Scope): Condition =>
  sql`select ${deliveries}.id from ${deliveries} join ${projects} on ${isHomeOf(deliveries.threadId)} where ${readableBy(scope)}`

/** The projects in which the tasks are now, of those that the scope may read. */
export async function projectsOfTasks(db: Database, scope: Scope, ids: readonly number[]): Promise<number[]> {
  const rows = await db.orm
    .selectDistinct({ id: projects.id })
    .from(tasks)
    .innerJoin(projects, eq(projects.id, tasks.projectId))
    .where(and(inArray(tasks.id, [...ids]), sql`${readableBy(scope)}`))
  return rows.map(({ id }) => id)
}
