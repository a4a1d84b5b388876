// Reads tasks with everything that a card shows.
import { eq, isNull, type SQL, sql } from 'drizzle-orm'
import { projects, taskAssignees, tasks } from '../../../db/schema/tasks.ts'
import type { Database } from '../../kit/db/database.ts'
import { AppError } from '../../kit/errors.ts'
import type { Scope } from '../../kit/scope.ts'
import type { ReadableProjectId } from '../projects/index.ts'
import { Belongings, taskOf } from './card.ts'
import { type CardRow, readParts, readRows } from './card-store.ts'
import type { Task } from './contract.ts'
import { meaningOf } from './status.ts'
import type { ReadableTaskId } from './task-store.ts'

/** Tasks of a project, newest first (PB-25); none of a project that the scope may not read. */
export function listTasksOfProject(db: Database, scope: Scope, projectId: number): Promise<Task[]> {
  return listTasks(db, scope, eq(tasks.projectId, projectId))
}

/** The person's open tasks in the context, the most pressing first. */
export async function listOwnOpenTasks(db: Database, scope: Scope): Promise<Task[]> {
  const mine = sql`exists (select 1 from ${taskAssignees}
    where ${taskAssignees.taskId} = ${tasks.id} and ${taskAssignees.userId} = ${scope.userId})
    and ${isNull(projects.archivedAt)}`
  const all = await listTasks(db, scope, mine)
  const day = (task: Task) => task.dueDate ?? '9999'
  return all.filter((task) => meaningOf(task.status) !== 'done').sort((a, b) => day(a).localeCompare(day(b)))
}

export interface ReadableTask extends Task {
  id: ReadableTaskId
  projectId: ReadableProjectId
}

/** Throws not_found for one that is not there, or not the person's to read. */
export async function findTask(db: Database, scope: Scope, id: number): Promise<ReadableTask> {
  const [task] = await listTasks(db, scope, eq(tasks.id, id))
  if (!task) throw new AppError('not_found', 'Task not found')
  return task as ReadableTask
}

/** All not deleted tasks of readable projects that fit. */
function listTasks(db: Database, scope: Scope, which: SQL): Promise<Task[]> {
  return listCards(db, scope, sql`${which} and ${isNull(tasks.deletedAt)}`, (task) => task)
}

/** What `card` makes of all tasks of readable projects that fit, deleted ones too, the newest first. */
export async function listCards<T>(
  db: Database,
  scope: Scope,
  which: SQL,
  card: (task: Task, row: CardRow) => T,
): Promise<T[]> {
  // Of one moment: who saves the task as it was read must not undo, unseen, an assignment that was made meanwhile.
  const [rows, parts] = await db.snapshot(() =>
    Promise.all([readRows(db, scope, which), readParts(db, scope, which)]),
  )
  const belongings = new Belongings(parts)
  return rows.map((row) => card(taskOf(row, belongings), row))
}
