// Answers the calls about the comments of a task.
import { type Served, serve } from '../../../kit/serve.ts'
import { listComments } from '../../../records/comment-store.ts'
import { findTask } from '../task-list-store.ts'
import { taskSubject } from '../task-subject.ts'
import type { CommentMailParts } from './comment-mail.ts'
import { peopleAround, removeComment, rewriteComment, writeNewComment } from './comment-service.ts'
import {
  addTaskComment,
  deleteTaskComment,
  editTaskComment,
  listTaskComments,
  listThreadPeople,
} from './contract.ts'

export function commentRoutes(parts: CommentMailParts): Served[] {
  const { db } = parts
  return [
    serve(listTaskComments, async ({ scope, params }) => {
      await findTask(db, scope, params.id)
      return listComments(db, scope, parts.records, taskSubject(params.id))
    }),
    serve(addTaskComment, ({ scope, params, body }) => writeNewComment(parts, scope, params.id, body)),
    serve(editTaskComment, ({ scope, params, body }) =>
      rewriteComment(parts, scope, { taskId: params.id, id: params.commentId, text: body.text }),
    ),
    serve(deleteTaskComment, ({ scope, params }) => removeComment(parts, scope, params.id, params.commentId)),
    serve(listThreadPeople, async ({ scope, params }) => {
      const { projectId } = await findTask(db, scope, params.id)
      return peopleAround(parts, scope, projectId)
    }),
  ]
}
