// The only SQL of a task's comment mails: reply addresses, the mails they answer, and which task an answer is about.
import { and, asc, eq, sql } from 'drizzle-orm'
import { mails, works } from '../../../../db/schema/mails.ts'
import { commentMails, taskReplyAddresses } from '../../../../db/schema/task-threads.ts'
import type { Database } from '../../../kit/db/database.ts'
import type { Scope } from '../../../kit/scope.ts'
import { newReplyToken } from '../../../routing/reply-token.ts'

/** The local part of the person's reply address for the task, made once. */
export async function taskReplyToken(
  db: Database,
  _scope: Scope,
  place: { taskId: number; threadId: number; userId: number },
): Promise<string> {
  const rows = await db.orm
    .insert(taskReplyAddresses)
    .values({ ...place, token: newReplyToken() })
    // The one that is there is kept, and given back.
    .onConflictDoUpdate({
      target: [taskReplyAddresses.taskId, taskReplyAddresses.userId],
      set: { threadId: place.threadId },
    })
    .returning({ token: taskReplyAddresses.token })
  const token = rows[0]?.token
  if (!token) throw new Error('the reply address was not made')
  return token
}

export interface NewCommentMail {
  messageId: string
  taskId: number
  commentId: number
  userId: number
}

export async function insertCommentMail(
  db: Database,
  _scope: Scope,
  mail: NewCommentMail,
  at: Date,
): Promise<void> {
  await db.orm.insert(commentMails).values({ ...mail, createdAt: at })
}

export interface EarlierMail {
  /** Without angle brackets. */
  messageId: string
  /** Who has it; null for everybody on the thread. */
  userId: number | null
}

export interface TaskMails {
  subject: string | null
  /** Message-IDs before the first of `earlier`, oldest first. */
  references: string[]
  /** The mail that made the task, or else its thread; then what was said about it by mail, oldest first. */
  earlier: EarlierMail[]
}

/** What a mail about the task answers. */
export async function mailsOfTask(
  db: Database,
  _scope: Scope,
  task: { id: number; sourceMailId: number | null },
  threadId: number,
): Promise<TaskMails> {
  const { messageId, references, subject } = mails
  const isSource = task.sourceMailId === null ? sql`true` : eq(mails.id, task.sourceMailId)
  const [first] = await db.orm
    .select({ messageId, references, subject })
    .from(mails)
    .innerJoin(works, and(eq(works.mailId, mails.id), eq(works.threadId, threadId)))
    .where(isSource)
    .orderBy(asc(mails.id))
    .limit(1)
  const { rows } = await db.query(
    `select mails.message_id, comments.author_id as user_id, comments.created_at as at
     from comments join mails on mails.id = comments.mail_id and mails.message_id is not null
     where comments.task_id = $1
     union all select message_id, user_id, created_at from comment_mails where task_id = $1
     order by at`,
    [task.id],
  )
  const said = rows.map((row): EarlierMail => {
    return { messageId: String(row.message_id), userId: row.user_id === null ? null : Number(row.user_id) }
  })
  const root = first?.messageId ? [{ messageId: first.messageId, userId: null }] : []
  return { subject: first?.subject ?? null, references: first?.references ?? [], earlier: [...root, ...said] }
}

export interface AnsweredTask {
  id: number
  number: number
  title: string
  /** Who wrote the comment that is answered; null where that is not known. */
  authorId: number | null
}

/**
 * The task that a mail answers a comment of: by the reply address that it came to, or by the comment mail that it
 * names. Of the thread alone, so that no address or Message-ID of another one reaches further.
 */
export async function answeredTask(
  db: Database,
  _scope: Scope,
  threadId: number,
  answer: { token: string; messageIds: readonly string[] },
): Promise<AnsweredTask | null> {
  const { rows } = await db.query(
    `select tasks.id, tasks.number, tasks.title, answered.author_id from (
       select task_id, author_id, 1 as rank, comment_mails.created_at as at from comment_mails
       left join (select id, author_id from comments) as said on said.id = comment_id
       where message_id = any($2::text[])
       union all
       select task_id, (
         select comments.author_id from comment_mails join comments on comments.id = comment_id
         where comment_mails.task_id = address.task_id and comment_mails.user_id = address.user_id
         order by comment_mails.created_at desc limit 1), 2, created_at
       from task_reply_addresses as address where token = $3) as answered
     join tasks on tasks.id = answered.task_id and tasks.deleted_at is null
     join projects on projects.id = tasks.project_id and projects.thread_id = $1
     order by rank, at desc limit 1`,
    [threadId, answer.messageIds, answer.token],
  )
  const row = rows[0]
  if (!row) return null
  const authorId = row.author_id === null ? null : Number(row.author_id)
  return { id: Number(row.id), number: Number(row.number), title: String(row.title), authorId }
}
