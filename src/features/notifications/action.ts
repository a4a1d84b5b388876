// What happened in a transaction, as this feature reads it from the events of it.
import { z } from 'zod'
import { mailEvents } from '../../routing/contract.ts'

const id = z.number().int().positive()
const ids = z.array(id)

/** A task was made, or is now somebody's. */
const taskAssigned = z.object({
  taskId: id,
  projectId: id,
  title: z.string(),
  /** Who has it now and had it not before. */
  assigneeIds: ids,
  actorId: id,
  /** The mail that a new task was made from. */
  mailId: id.nullable(),
})
export type TaskAssigned = z.infer<typeof taskAssigned>

/** All that a task waited for is done. */
const taskReleased = z.object({ taskId: id, projectId: id, title: z.string(), assigneeIds: ids, actorId: id })
export type TaskReleased = z.infer<typeof taskReleased>

const taskStatus = z.object({
  taskId: id,
  projectId: id,
  /** Before, as it was written. */
  from: z.string(),
  actorId: id,
})
export type TaskStatusChanged = z.infer<typeof taskStatus>

/** Somebody was named in a comment of a task, or a mail answered theirs. */
const taskComment = z.object({
  taskId: id,
  projectId: id,
  title: z.string(),
  actorId: id,
  mentioned: ids,
  answered: ids,
})
export type TaskCommented = z.infer<typeof taskComment>

/** Somebody was named in a comment of a record that is no task; `path` opens it. */
const recordMention = z.object({
  path: z.string().startsWith('/'),
  title: z.string(),
  actorId: id,
  mentioned: ids,
})
export type RecordMention = z.infer<typeof recordMention>

/** A mail that the person wanted to reach somebody did not arrive. */
const mailUndelivered = z.object({ recipient: z.string(), subject: z.string() })
export type MailUndelivered = z.infer<typeof mailUndelivered>

const invitation = z.object({ companyName: z.string(), actorId: id })

/** By the type of the event; other events are no business of this feature. */
export const actions = {
  ...mailEvents,
  task_assigned: taskAssigned,
  task_released: taskReleased,
  task_status: taskStatus,
  task_comment: taskComment,
  record_mention: recordMention,
  invitation,
  mail_undelivered: mailUndelivered,
} as const

export type ActionType = keyof typeof actions
export type Action<T extends ActionType> = z.infer<(typeof actions)[T]> & {
  companyId: number
  userIds: readonly number[]
}
