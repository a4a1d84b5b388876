// What is told of a mail: one schema for each event, for those that send it and those that read it, on both ends.
import { z } from 'zod'

const id = z.number().int().positive()

/** How many records of each kind: [{ kind: 'task', count: 3 }]. */
export const tallies = z.array(z.object({ kind: z.string(), count: z.number().int().positive() }))

/** For the sender's header: the mail made something new (NOTIF-11, NOTIF-17). */
export const emailProcessed = z.object({
  /** Null for what belongs to no project. */
  projectId: id.nullable(),
  tasksCreated: z.number().int().min(0),
  made: tallies.min(1),
  subject: z.string(),
})

/** A mail changed what was there: for its sender's header, and for the open pages of those who read it (NOTIF-12, NOTIF-17). */
export const replyProcessed = z.object({
  projectId: id.nullable(),
  /** Keeps together what one toast is about. */
  mailId: id,
  tasksUpdated: z.number().int().min(0),
  changed: tallies.min(1),
  /** For whoever sent the mail. */
  own: z.boolean(),
})
export type ReplyProcessed = z.infer<typeof replyProcessed>

/** For the sender's header: the mail failed for good (NOTIF-13). */
const emailFailed = z.object({ subject: z.string() })

/** For whoever sees the mail in their log: its delivery is at another status. */
const mailUpdate = z.object({ deliveryId: id })

/** A delivery was processed: told to nobody's screen, for notifications and mails about it. */
const deliveryProcessed = z.object({
  deliveryId: id,
  mailId: id,
  projectId: id.nullable(),
  senderId: id,
  /** People who have the mail itself, in To or Cc. */
  onMail: z.array(id),
  /**
   * Whether mail to other people may go out because of it (agents.md 1.3, 1.5, 1.9): the sender is verified,
   * the agent stands in To, it is no machine's or list's mail, and not one of a flood.
   */
  tellsOthers: z.boolean(),
})
export type DeliveryProcessed = z.infer<typeof deliveryProcessed>

/** A mail waits for somebody's decision: told to nobody's screen, for the lines behind their bells. */
const mailHeld = z.object({
  deliveryId: id,
  subject: z.string(),
  /** The account that it claims to be from. */
  claimedBy: id.nullable(),
})

export const mailEvents = {
  email_processed: emailProcessed,
  reply_processed: replyProcessed,
  email_failed: emailFailed,
  mail_update: mailUpdate,
  delivery_processed: deliveryProcessed,
  mail_held: mailHeld,
} as const
