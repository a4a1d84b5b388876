// The only SQL that takes back a task which was only just made by hand, and in which nobody has written anything.
import { and, eq, isNull, or, sql } from 'drizzle-orm'
import { checklistItems } from '../../../db/schema/checklists.ts'
import { comments } from '../../../db/schema/comments.ts'
import { taskDependencies } from '../../../db/schema/task-dependencies.ts'
import { tasks } from '../../../db/schema/tasks.ts'
import type { Database } from '../../kit/db/database.ts'
import type { ReadableTaskId } from './task-store.ts'
import { TASK } from './task-subject.ts'

/** Made by hand and still as it was made: false for any other, which stays. */
export async function dropUntouched(db: Database, id: ReadableTaskId): Promise<boolean> {
  const hasMore = sql`exists (
    select 1 from ${comments} where ${comments.subjectKind} = ${TASK} and ${comments.subjectId} = ${tasks.id}
    union all select 1 from ${checklistItems} where ${checklistItems.taskId} = ${tasks.id}
    union all select 1 from ${taskDependencies}
      where ${tasks.id} in (${taskDependencies.taskId}, ${taskDependencies.blockedById}))`
  // A press on a line of a mail or a file makes one by hand, too: it rests on that sentence.
  const isTyped = and(isNull(tasks.sourceMailId), isNull(tasks.evidence))
  const isPressed = eq(sql`${tasks.evidence} ->> 'agent'`, 'app')
  const isByHand = and(or(isTyped, isPressed), isNull(tasks.followsId))
  const dropped = await db.orm
    .delete(tasks)
    .where(and(eq(tasks.id, id), eq(tasks.version, 1), isByHand, sql`not ${hasMore}`))
    .returning({ id: tasks.id })
  return dropped.length > 0
}
