// The only SQL that finds deleted tasks again and removes them for good (PB-24).
import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import { changeSets, projects, tasks } from '../../../../db/schema/tasks.ts'
import type { Database } from '../../../kit/db/database.ts'
import { AppError } from '../../../kit/errors.ts'
import type { Scope, SystemScope } from '../../../kit/scope.ts'
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
  return row
}

/** The act that deleted the task is taken back, so that #undo does not find it a second time. */
export async function markDeletionUndone(
  db: Database,
  _scope: Scope,
  task: TaskRow,
  at: Date,
): Promise<void> {
  const deletion = JSON.stringify([{ taskId: task.id, kind: 'delete' }])
  await db.orm
    .update(changeSets)
    .set({ undoneAt: at })
    .where(
      and(
        eq(changeSets.projectId, task.projectId),
        isNull(changeSets.undoneAt),
        sql`jsonb_array_length(${changeSets.changes}) = 1 and ${changeSets.changes} @> ${deletion}::jsonb`,
      ),
    )
}

/** With their assignees and comments. */
export async function dropTasksDeletedBefore(db: Database, _scope: SystemScope, before: Date): Promise<void> {
  await db.orm.delete(tasks).where(lte(tasks.deletedAt, before))
}
