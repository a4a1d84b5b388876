// The only SQL of a task's activity: the change sets that touched it, with their actors and mails.
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { mails, works } from '../../../../db/schema/mails.ts'
import { changeSets } from '../../../../db/schema/records.ts'
import { projects, tasks } from '../../../../db/schema/tasks.ts'
import { users } from '../../../../db/schema/users.ts'
import type { Database } from '../../../kit/db/database.ts'
import type { Scope } from '../../../kit/scope.ts'
import { PROJECT, readableBy } from '../../projects/index.ts'
import { taskSubject } from '../task-subject.ts'

/** The work that stands for the mail in the emails of the project; none for a mail of another thread. */
const workId = sql<number | null>`(select min(${works.id}) from ${works}
  where ${works.mailId} = ${changeSets.mailId} and ${works.threadId} = ${projects.threadId})`

/** Oldest first. */
export function changeSetsOfTask(db: Database, scope: Scope, task: { id: number; projectId: number }) {
  const touches = JSON.stringify([{ subject: taskSubject(task.id) }])
  return db.orm
    .select({ set: changeSets, actor: users, subject: mails.subject, workId })
    .from(changeSets)
    .innerJoin(projects, eq(projects.id, changeSets.subjectId))
    .leftJoin(users, eq(users.id, changeSets.actorId))
    .leftJoin(mails, eq(mails.id, changeSets.mailId))
    .where(
      and(
        eq(changeSets.subjectKind, PROJECT),
        eq(changeSets.subjectId, task.projectId),
        sql`${changeSets.changes} @> ${touches}::jsonb`,
        readableBy(scope),
      ),
    )
    .orderBy(asc(changeSets.createdAt), asc(changeSets.id))
}

export type ChangeSetOfTask = Awaited<ReturnType<typeof changeSetsOfTask>>[number]

/** Of the tasks of a project that the scope may read, deleted ones too. */
export async function numbersOfTasks(
  db: Database,
  _scope: Scope,
  projectId: number,
  ids: readonly number[],
): Promise<{ id: number; number: number }[]> {
  if (ids.length === 0) return []
  return db.orm
    .select({ id: tasks.id, number: tasks.number })
    .from(tasks)
    .where(and(eq(tasks.projectId, projectId), inArray(tasks.id, [...ids])))
}
