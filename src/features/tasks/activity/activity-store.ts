// The numbers of the tasks that an activity names.
import { and, eq, inArray } from 'drizzle-orm'
import { tasks } from '../../../../db/schema/tasks.ts'
import type { Database } from '../../../kit/db/database.ts'
import type { ReadableProjectId } from '../../projects/index.ts'

/** Of the tasks of a project that the scope may read, deleted ones too. */
export async function numbersOfTasks(
  db: Database,
  projectId: ReadableProjectId,
  ids: readonly number[],
): Promise<{ id: number; number: number }[]> {
  if (ids.length === 0) return []
  return db.orm
    .select({ id: tasks.id, number: tasks.number })
    .from(tasks)
    .where(and(eq(tasks.projectId, projectId), inArray(tasks.id, [...ids])))
}
