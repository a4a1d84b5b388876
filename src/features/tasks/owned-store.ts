// What people own of tasks, comments and suggestions: for their archive, and for the end of their account.
import { and, asc, eq, gt, inArray, or, sql } from 'drizzle-orm'
import { comments } from '../../../db/schema/comments.ts'
import { changeSets, suggestions } from '../../../db/schema/records.ts'
import { tasks } from '../../../db/schema/tasks.ts'
import type { Database } from '../../kit/db/database.ts'
import type { Scope } from '../../kit/scope.ts'
import { forgetInPlaces } from '../../records/account-end-store.ts'
import { RECORDS_PAGE, type RecordList } from '../feature.ts'
import { ofOwnProject, PROJECT } from '../projects/index.ts'
import { taskChangesOf } from './task-acts.ts'
import { TASK } from './task-subject.ts'

const projectOfComment = sql<number>`coalesce(${tasks.projectId}, ${comments.subjectId})`

export const ownTaskRecords: readonly RecordList[] = [
  {
    name: 'tasks',
    page: (db, scope, after) =>
      db.orm
        .select()
        .from(tasks)
        .where(
          and(
            or(eq(tasks.creatorId, scope.userId), ofOwnProject(scope, sql`${tasks.projectId}`)),
            gt(tasks.id, after),
          ),
        )
        .orderBy(asc(tasks.id))
        .limit(RECORDS_PAGE),
  },
  {
    name: 'comments',
    async page(db, scope, after) {
      const rows = await db.orm
        .select({ comment: comments, projectId: projectOfComment, taskId: tasks.id })
        .from(comments)
        .leftJoin(tasks, and(eq(comments.subjectKind, TASK), eq(tasks.id, comments.subjectId)))
        .where(
          and(
            inArray(comments.subjectKind, [TASK, PROJECT]),
            or(eq(comments.authorId, scope.userId), ofOwnProject(scope, projectOfComment)),
            gt(comments.id, after),
          ),
        )
        .orderBy(asc(comments.id))
        .limit(RECORDS_PAGE)
      return rows.map(({ comment, ...of }) => {
        const { subjectKind: _, subjectId: __, threadId: ___, ...row } = comment
        return { ...row, ...of }
      })
    },
  },
  {
    name: 'suggestions',
    async page(db, scope, after) {
      const rows = await db.orm
        .select()
        .from(suggestions)
        .where(and(inOwnProject(scope, suggestions), gt(suggestions.id, after)))
        .orderBy(asc(suggestions.id))
        .limit(RECORDS_PAGE)
      return rows.map(({ subjectKind: _, subjectId: projectId, threadId: __, ...row }) => ({
        ...{ ...row, projectId, kind: row.payload.kind },
      }))
    },
  },
  {
    name: 'changes',
    async page(db, scope, after) {
      const rows = await db.orm
        .select()
        .from(changeSets)
        .where(
          and(
            eq(changeSets.subjectKind, PROJECT),
            or(eq(changeSets.actorId, scope.userId), inOwnProject(scope, changeSets)),
            gt(changeSets.id, after),
          ),
        )
        .orderBy(asc(changeSets.id))
        .limit(RECORDS_PAGE)
      return rows.map(({ subjectKind: _, subjectId: projectId, threadId: __, changes, ...row }) => ({
        ...{ ...row, projectId, changes: taskChangesOf(changes) },
      }))
    },
  },
]

function inOwnProject(scope: Scope, { subjectKind, subjectId }: typeof suggestions | typeof changeSets) {
  return and(eq(subjectKind, PROJECT), ofOwnProject(scope, sql`${subjectId}`))
}

const participating = 'select project_id from project_participants where user_id = $1'

/** The copies of the person's addresses and ids beside tasks that are others'. */
export async function forgetInTasks(db: Database, scope: Scope, addresses: readonly string[]): Promise<void> {
  // What waits in others' projects to be accepted or taken back would name somebody who is not there any more.
  await forgetInPlaces(db, scope, { ...{ place: PROJECT, field: 'assigneeIds' }, ids: participating })
  await db.query('update tasks set source_email = null where source_email = any($1)', [addresses])
}
