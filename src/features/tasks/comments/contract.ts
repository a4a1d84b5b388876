// The comments of a task on the wire: written in the app or come by mail, and sent to the people of the thread.
import { z } from 'zod'
import { endpoint, idParam } from '../../../kit/contract.ts'
import { type Comment, comment, mentionable, commentText as text } from '../../../records/contract.ts'

export const tooManyComments =
  'You have sent as many comments by mail as one person may in an hour. Write it here without sending it.'

export const taskComment = comment
export type TaskComment = Comment

const ofTask = z.object({ id: idParam })
const ofComment = z.object({ id: idParam, commentId: idParam })

export const listTaskComments = endpoint({
  method: 'GET',
  path: '/api/tasks/{id}/comments',
  summary: 'What people said about a task, by mail or in the app, oldest first',
  access: 'session',
  params: ofTask,
  response: z.array(taskComment),
})

export const addTaskComment = endpoint({
  method: 'POST',
  path: '/api/tasks/{id}/comments',
  summary: 'Comment on a task; if asked, by mail to the people of its thread too',
  access: 'session',
  params: ofTask,
  body: z.object({
    text,
    /** By mail to the people of the thread. */
    send: z.boolean().default(false),
    /** Made up by the caller: of two calls with the same one the second makes nothing. */
    key: z.string().min(8).max(64).optional(),
  }),
  response: taskComment,
  status: 201,
})

export const editTaskComment = endpoint({
  method: 'PATCH',
  path: '/api/tasks/{id}/comments/{commentId}',
  summary: 'Change the text of a comment of one\u2019s own; what was mailed stays as it was',
  access: 'session',
  params: ofComment,
  body: z.object({ text }),
  response: taskComment,
})

export const deleteTaskComment = endpoint({
  method: 'DELETE',
  path: '/api/tasks/{id}/comments/{commentId}',
  summary: 'Delete a comment of one\u2019s own',
  access: 'session',
  params: ofComment,
  /** `changeSetId`: by which it comes back. */
  response: z.object({ id: z.number(), changeSetId: z.number() }),
})

export const threadPeople = z.object({
  /** Of the project: who can be assigned, and named with an @. */
  people: z.array(
    mentionable.extend({
      /** The last day of their absence, to members of their company; null for who is there. */
      awayUntil: z.string().nullable(),
    }),
  ),
  /** Who was away when a mail meant the task for them, so that somebody else has it. */
  doneFor: z.array(z.object({ name: z.string(), awayUntil: z.string().nullable() })),
  /** Names of those who get a comment that is sent: without the reader, without who left, blocked or was blocked. */
  recipients: z.array(z.string()),
})
export type ThreadPeople = z.infer<typeof threadPeople>

export const listThreadPeople = endpoint({
  method: 'GET',
  path: '/api/tasks/{id}/people',
  summary: 'Who can be assigned a task and named in its comments, and who gets them by mail',
  access: 'session',
  params: ofTask,
  response: threadPeople,
})
