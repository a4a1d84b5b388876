// The only SQL that finds deleted tasks again and removes them for good (PB-24).
import { and, eq, gt, lte } from 'drizzle-orm'
import { projects, tasks } from '../../../../db/schema/tasks.ts'
import type { SystemDatabase } from '../../../kit/db/acting-database.ts'
import type { Database } from '../../../kit/db/database.ts'
import { AppError } from '../../../kit/errors.ts'
import type { Scope } from '../../../kit/scope.ts'
import { readableBy } from '../../projects/index.ts'
import type { TaskRow } from '../task-store.ts'

/** A readable task that was deleted after `since`, locked. Throws not_found otherwise. */
export async function lockDeletedTask(db: Database, scope: Scope, id: number, since: Date): Promise<TaskRow> {
  const rows = await db.orm
    .select({ task: tasks })
    .from(tasks)
    .innerJoin(projects, eq(projects.id, tasks.projectId))
    .where(and(eq(tasks.id, id), gt(tasks.deletedAt, since), readableBy(scope)))
    .for('update', { of: tasks })
  const row = rows[0]?.task
  if (!row) throw new AppError('not_found', 'There is no deleted task to restore')
  return row as TaskRow
}

/** With their assignees and comments. */
export async function dropTasksDeletedBefore(db: SystemDatabase, before: Date): Promise<void> {
  await db.orm.delete(tasks).where(lte(tasks.deletedAt, before))
}
