// The mails of a task's comments: where their answers go, and which comment each of them brought to whom.
import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { createdAt } from './columns.ts'
import { threads } from './mails.ts'
import { comments, tasks } from './tasks.ts'
import { users } from './users.ts'

/** As a reply address of a thread, but for what is said about one task of it. */
// Written by tasks.
export const taskReplyAddresses = pgTable(
  'task_reply_addresses',
  {
    token: text('token').primaryKey(),
    taskId: integer('task_id')
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    threadId: integer('thread_id')
      .notNull()
      .references(() => threads.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [unique().on(t.taskId, t.userId)],
)

/** One a mail; it stays when its comment is deleted, since its answers still belong to the task. */
// Written by tasks.
export const commentMails = pgTable(
  'comment_mails',
  {
    messageId: text('message_id').primaryKey(),
    taskId: integer('task_id')
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    commentId: integer('comment_id').references(() => comments.id, { onDelete: 'set null' }),
    /** Whom it went to. */
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [index('comment_mails_task').on(t.taskId, t.userId), index('comment_mails_comment').on(t.commentId)],
)
