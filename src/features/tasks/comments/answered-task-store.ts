// Which task a mail answers a comment of.
import { and, eq, isNull } from 'drizzle-orm'
import { projects, tasks } from '../../../../db/schema/tasks.ts'
import { actingAs } from '../../../kit/db/acting-database.ts'
import type { Database } from '../../../kit/db/database.ts'
import type { Scope } from '../../../kit/scope.ts'
import { answeredRecords } from '../../../records/comment-mail-store.ts'
import { isHomeOf } from '../../projects/index.ts'
import { TASK } from '../task-subject.ts'

export interface AnsweredTask {
  id: number
  number: number
  title: string
  /** Who wrote the comment that is answered; null where that is not known. */
  authorId: number | null
}

/** By the comment mail that it names, or the reply address that it came to; of the thread's own project alone. */
export async function answeredTask(
  db: Database,
  scope: Scope,
  threadId: number,
  answer: { token: string; messageIds: readonly string[] },
): Promise<AnsweredTask | null> {
  for (const { subject, authorId } of await answeredRecords(actingAs(db, scope), threadId, answer)) {
    if (subject.kind !== TASK) continue
    const [task] = await db.orm
      .select({ id: tasks.id, number: tasks.number, title: tasks.title })
      .from(tasks)
      .innerJoin(projects, and(eq(projects.id, tasks.projectId), isHomeOf(threadId)))
      .where(and(eq(tasks.id, subject.id), isNull(tasks.deletedAt)))
    if (task) return { ...task, authorId }
  }
  return null
}
