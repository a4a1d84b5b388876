// Answers the calls about the comments of a task.
import { type Served, serve } from '../../../kit/serve.ts'
import { listComments } from '../../../records/comment-store.ts'
import { findTask } from '../task-list-store.ts'
import { taskSubject } from '../task-subject.ts'
import type { CommentMailServices } from './comment-mail.ts'
import { peopleAround, removeComment, rewriteComment, writeNewComment } from './comment-service.ts'
import {
  addTaskComment,
  deleteTaskComment,
  editTaskComment,
  listTaskComments,
  listThreadPeople,
} from './contract.ts'

export function commentRoutes(services: CommentMailServices): Served[] {
  const { db } = services
  return [
    serve(listTaskComments, async ({ scope, params }) => {
      await findTask(db, scope, params.id)
      return listComments(db, scope, services.records, taskSubject(params.id))
    }),
    serve(addTaskComment, ({ scope, params, body }) => writeNewComment(services, scope, params.id, body)),
    serve(editTaskComment, ({ scope, params, body }) =>
      rewriteComment(services, scope, { taskId: params.id, id: params.commentId, text: body.text }),
    ),
    serve(deleteTaskComment, ({ scope, params }) =>
      removeComment(services, scope, params.id, params.commentId),
    ),
    serve(listThreadPeople, async ({ scope, params }) => {
      return peopleAround(services, scope, await findTask(db, scope, params.id))
    }),
  ]
}
