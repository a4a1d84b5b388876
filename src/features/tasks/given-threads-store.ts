// The threads in which somebody has a task: an answer to its assignment belongs there.
import { and, eq, gt, isNull } from 'drizzle-orm'
import { threads } from '../../../db/schema/mails.ts'
import { projects, taskAssignees, tasks } from '../../../db/schema/tasks.ts'
import type { SystemDatabase } from '../../kit/db/acting-database.ts'

export interface GivenUnder {
  userId: number
  /** In lower case, without "Re:". */
  baseSubject: string
  agentType: string
  /** Threads without a mail since then are over. */
  since: Date
}

export async function threadsOfGivenTasks(
  db: SystemDatabase,
  { userId, baseSubject, agentType, since }: GivenUnder,
): Promise<number[]> {
  const rows = await db.orm
    .selectDistinct({ id: threads.id })
    .from(taskAssignees)
    .innerJoin(tasks, and(eq(tasks.id, taskAssignees.taskId), isNull(tasks.deletedAt)))
    .innerJoin(projects, eq(projects.id, tasks.projectId))
    .innerJoin(threads, eq(threads.id, projects.threadId))
    .where(
      and(
        eq(taskAssignees.userId, userId),
        eq(threads.baseSubject, baseSubject),
        eq(threads.agentType, agentType),
        gt(threads.lastMailAt, since),
      ),
    )
  return rows.map(({ id }) => id)
}
