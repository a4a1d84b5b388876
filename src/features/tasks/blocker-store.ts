// The only SQL of dependencies between tasks. Each caller has checked that the task may be read.
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { taskDependencies } from '../../../db/schema/task-dependencies.ts'
import { projects, tasks } from '../../../db/schema/tasks.ts'
import type { Database } from '../../kit/db/database.ts'
import type { ReadableProjectId } from '../projects/index.ts'
import { meaningOf } from './status.ts'
import type { ReadableTaskId, TaskRow } from './task-store.ts'

/** Of two people who make A wait for B and B for A at once, the second sees what the first wrote. */
export async function lockOrder(db: Database, projectId: ReadableProjectId): Promise<void> {
  await db.orm
    .select({ id: projects.id })
    .from(projects)
    .where(eq(projects.id, projectId))
    .for('no key update')
}

/** Ids of the tasks that it waits for, deleted ones too. */
export async function blockerIdsOf(db: Database, taskId: ReadableTaskId): Promise<number[]> {
  const rows = await db.orm
    .select({ id: taskDependencies.blockedById })
    .from(taskDependencies)
    .where(eq(taskDependencies.taskId, taskId))
    .orderBy(asc(taskDependencies.blockedById))
  return rows.map(({ id }) => id)
}

/** Numbers of the tasks that it waits for, deleted ones too. */
export async function blockerNumbersOf(db: Database, taskId: ReadableTaskId): Promise<number[]> {
  const rows = await db.orm
    .select({ number: tasks.number })
    .from(taskDependencies)
    .innerJoin(tasks, eq(tasks.id, taskDependencies.blockedById))
    .where(eq(taskDependencies.taskId, taskId))
    .orderBy(asc(tasks.number))
  return rows.map(({ number }) => number)
}

/** The caller has seen to it that they are of the same project and make no circle. */
export async function writeBlockers(
  db: Database,
  { taskId, ids, at }: { taskId: ReadableTaskId; ids: readonly number[]; at: Date },
): Promise<void> {
  await db.orm.delete(taskDependencies).where(eq(taskDependencies.taskId, taskId))
  const values = [...new Set(ids)].map((blockedById) => ({ taskId, blockedById, createdAt: at }))
  if (values.length > 0) await db.orm.insert(taskDependencies).values(values)
}

export interface PossibleBlocker {
  id: number
  number: number
  status: string
  /** It waits for the task already, perhaps by way of others, or is the task itself. */
  waits: boolean
}

/** Those of the ids that are tasks of the same project, not deleted. */
export async function possibleBlockers(
  db: Database,
  task: Pick<TaskRow, 'id' | 'projectId'>,
  ids: readonly number[],
): Promise<PossibleBlocker[]> {
  if (ids.length === 0) return []
  const rows = await db.orm
    .select({ id: tasks.id, number: tasks.number, status: tasks.status })
    .from(tasks)
    .where(and(inArray(tasks.id, [...ids]), eq(tasks.projectId, task.projectId), isNull(tasks.deletedAt)))
    .orderBy(asc(tasks.number))
  const waiting = await waitingFor(db, task.id)
  return rows.map((row) => ({ ...row, waits: waiting.has(row.id) }))
}

/** The task and all that wait for it, directly or by way of others; deleted ones too, since they can come back. */
async function waitingFor(db: Database, taskId: ReadableTaskId): Promise<Set<number>> {
  const { rows } = await db.query(
    `with recursive waiting (id) as (
       select $1::int
       union select d.task_id from task_dependencies d join waiting w on w.id = d.blocked_by_id)
     select id from waiting`,
    [taskId],
  )
  return new Set(rows.map(({ id }) => Number(id)))
}

/** Ids of the tasks of a project with these numbers, without deleted ones. */
export async function idsOfNumbers(
  db: Database,
  projectId: ReadableProjectId,
  numbers: readonly number[],
): Promise<number[]> {
  const rows = await db.orm
    .select({ id: tasks.id })
    .from(tasks)
    .where(and(eq(tasks.projectId, projectId), inArray(tasks.number, [...numbers]), isNull(tasks.deletedAt)))
    .orderBy(asc(tasks.number))
  return rows.map(({ id }) => id)
}

/**
 * Tasks that wait for one of these, have the meaning blocked, and now wait for no open task; locked, so that of
 * two people who finish the last two blockers at once the second sees both done.
 */
export async function lockReleased(db: Database, doneIds: readonly ReadableTaskId[]): Promise<TaskRow[]> {
  const waitsForThese = sql`exists (select 1 from ${taskDependencies}
    where ${taskDependencies.taskId} = ${tasks.id} and ${inArray(taskDependencies.blockedById, [...doneIds])})`
  const waiting = await db.orm
    .select()
    .from(tasks)
    .where(and(waitsForThese, isNull(tasks.deletedAt)))
    .orderBy(asc(tasks.id))
    .for('update')
  const blocked = waiting.filter(({ status }) => meaningOf(status) === 'blocked')
  if (blocked.length === 0) return []
  const blockers = await db.orm
    .select({ taskId: taskDependencies.taskId, status: tasks.status })
    .from(taskDependencies)
    .innerJoin(tasks, eq(tasks.id, taskDependencies.blockedById))
    .where(
      and(
        inArray(
          taskDependencies.taskId,
          blocked.map(({ id }) => id),
        ),
        isNull(tasks.deletedAt),
      ),
    )
  const held = new Set(
    blockers.filter(({ status }) => meaningOf(status) !== 'done').map(({ taskId }) => taskId),
  )
  // Tasks wait for those of their own project alone: who may read one of the two may read both.
  return blocked.filter(({ id }) => !held.has(id)) as TaskRow[]
}
