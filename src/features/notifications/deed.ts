// What happened in a transaction, as this feature reads it from the events of it.
import { z } from 'zod'

const id = z.number().int().positive()
const ids = z.array(id)

/** A mail was worked: told to nobody's screen, for notifications and mails about it. */
const mailWorked = z.object({
  workId: id,
  mailId: id,
  projectId: id.nullable(),
  senderId: id,
  /** People who have the mail itself, in To or Cc. */
  onMail: ids,
  /**
   * Whether mail to other people may go out because of it (agents.md 1.3, 1.5, 1.9): the sender is verified,
   * the agent stands in To, it is no machine's or list's mail, and not one of a flood.
   */
  tellsOthers: z.boolean(),
})
export type MailWorked = z.infer<typeof mailWorked>

const mailHeld = z.object({
  workId: id,
  subject: z.string(),
  /** The account that it claims to be from. */
  claimedBy: id.nullable(),
})

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

const invitation = z.object({ companyName: z.string(), actorId: id })

const emailProcessed = z.object({ projectId: id.nullable(), tasksCreated: z.number(), subject: z.string() })
const replyProcessed = z.object({ projectId: id, tasksUpdated: z.number(), own: z.boolean() })
const emailFailed = z.object({ subject: z.string() })
const mailUpdate = z.object({ workId: id })

/** By the type of the event; other events are no business of this feature. */
export const deeds = {
  mail_worked: mailWorked,
  mail_held: mailHeld,
  task_assigned: taskAssigned,
  task_released: taskReleased,
  task_status: taskStatus,
  task_comment: taskComment,
  invitation,
  email_processed: emailProcessed,
  reply_processed: replyProcessed,
  email_failed: emailFailed,
  mail_update: mailUpdate,
} as const

export type DeedType = keyof typeof deeds
export type Deed<T extends DeedType> = z.infer<(typeof deeds)[T]> & {
  companyId: number
  userIds: readonly number[]
}
