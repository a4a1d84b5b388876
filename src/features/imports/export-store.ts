// Reads what an exported project holds beside its tasks' own rows: steps and comments.
import { and, asc, eq, inArray } from 'drizzle-orm'
import { checklistItems } from '../../../db/schema/checklists.ts'
import { comments } from '../../../db/schema/comments.ts'
import { users } from '../../../db/schema/users.ts'
import type { ActingDatabase } from '../../kit/db/acting-database.ts'

/** Of tasks that the caller was allowed to read. */
export function stepsOf(db: ActingDatabase, taskIds: readonly number[]) {
  return db.orm
    .select({ taskId: checklistItems.taskId, text: checklistItems.text, isDone: checklistItems.isDone })
    .from(checklistItems)
    .where(inArray(checklistItems.taskId, [...taskIds]))
    .orderBy(asc(checklistItems.id))
}

/** Of tasks that the caller was allowed to read. */
export function commentsOf(db: ActingDatabase, kind: string, taskIds: readonly number[]) {
  return db.orm
    .select({ taskId: comments.subjectId, text: comments.text, at: comments.createdAt, author: users.email })
    .from(comments)
    .leftJoin(users, eq(users.id, comments.authorId))
    .where(and(eq(comments.subjectKind, kind), inArray(comments.subjectId, [...taskIds])))
    .orderBy(asc(comments.createdAt), asc(comments.id))
}
