// The only SQL of comment mails: reply addresses, the mails they answer, and what an answer is about.
import { and, asc, eq, sql } from 'drizzle-orm'
import { commentMails, recordReplyAddresses } from '../../db/schema/comments.ts'
import { deliveries, mails } from '../../db/schema/mails.ts'
import type { StoredSubject } from '../../db/schema/records.ts'
import type { ActingDatabase, SystemDatabase } from '../kit/db/acting-database.ts'
import { newReplyToken } from '../routing/reply-token.ts'

/** The local part of the person's reply address for the record, made once. */
export async function recordReplyToken(
  db: ActingDatabase,
  { subject, threadId, userId }: { subject: StoredSubject; threadId: number; userId: number },
): Promise<string> {
  const { subjectKind, subjectId } = recordReplyAddresses
  const rows = await db.orm
    .insert(recordReplyAddresses)
    .values({
      ...{ subjectKind: subject.kind, subjectId: subject.id, threadId, userId },
      token: newReplyToken(),
    })
    // The one that is there is kept, and given back.
    .onConflictDoUpdate({
      target: [subjectKind, subjectId, recordReplyAddresses.userId],
      set: { threadId },
    })
    .returning({ token: recordReplyAddresses.token })
  const token = rows[0]?.token
  if (!token) throw new Error('the reply address was not made')
  return token
}

/** Of which record, and whose, a reply address is; null for one that is no record's. */
export async function recordOfReplyToken(
  db: SystemDatabase,
  token: string,
): Promise<{ subject: StoredSubject; threadId: number; userId: number } | null> {
  const [row] = await db.orm.select().from(recordReplyAddresses).where(eq(recordReplyAddresses.token, token))
  if (!row) return null
  return { subject: { kind: row.subjectKind, id: row.subjectId }, threadId: row.threadId, userId: row.userId }
}

export interface NewCommentMail {
  messageId: string
  subject: StoredSubject
  threadId: number
  commentId: number
  userId: number
}

export async function insertCommentMail(
  db: ActingDatabase,
  { subject, ...mail }: NewCommentMail,
  at: Date,
): Promise<void> {
  await db.orm
    .insert(commentMails)
    .values({ ...mail, subjectKind: subject.kind, subjectId: subject.id, createdAt: at })
}

export interface EarlierMail {
  /** Without angle brackets. */
  messageId: string
  /** Who has it; null for everybody on the thread. */
  userId: number | null
}

export interface RecordMails {
  subject: string | null
  /** Message-IDs before the first of `earlier`, oldest first. */
  references: string[]
  /** The mail that made the record, or else its thread; then what was said about it by mail, oldest first. */
  earlier: EarlierMail[]
}

/** What a mail about the record answers. */
export async function mailsOfRecord(
  db: ActingDatabase,
  { subject, sourceMailId }: { subject: StoredSubject; sourceMailId: number | null },
  threadId: number,
): Promise<RecordMails> {
  const { messageId, references } = mails
  const isSource = sourceMailId === null ? sql`true` : eq(mails.id, sourceMailId)
  const [first] = await db.orm
    .select({ messageId, references, title: mails.subject })
    .from(mails)
    .innerJoin(deliveries, and(eq(deliveries.mailId, mails.id), eq(deliveries.threadId, threadId)))
    .where(isSource)
    .orderBy(asc(mails.id))
    .limit(1)
  const { rows } = await db.query(
    `select mails.message_id, comments.author_id as user_id, comments.created_at as at
     from comments join mails on mails.id = comments.mail_id and mails.message_id is not null
     where comments.subject_kind = $1 and comments.subject_id = $2
     union all select message_id, user_id, created_at from comment_mails
     where subject_kind = $1 and subject_id = $2
     order by at`,
    [subject.kind, subject.id],
  )
  const said = rows.map((row): EarlierMail => {
    return { messageId: String(row.message_id), userId: row.user_id === null ? null : Number(row.user_id) }
  })
  const root = first?.messageId ? [{ messageId: first.messageId, userId: null }] : []
  return { subject: first?.title ?? null, references: first?.references ?? [], earlier: [...root, ...said] }
}

export interface AnsweredRecord {
  subject: StoredSubject
  /** Who wrote the comment that is answered; null where that is not known. */
  authorId: number | null
}

/**
 * The records that a mail may answer a comment of, the likeliest first: by the comment mail that it names, or by the
 * reply address that it came to. Of the thread alone, so that no address or Message-ID of another one reaches further.
 */
export async function answeredRecords(
  db: ActingDatabase,
  threadId: number,
  answer: { token: string; messageIds: readonly string[] },
): Promise<AnsweredRecord[]> {
  const { rows } = await db.query(
    `select subject_kind, subject_id, author_id from (
       select subject_kind, subject_id, author_id, 1 as rank, comment_mails.created_at as at from comment_mails
       left join (select id, author_id from comments) as said on said.id = comment_id
       where message_id = any($2::text[]) and thread_id = $1
       union all
       select subject_kind, subject_id, (
         select comments.author_id from comment_mails as sent join comments on comments.id = sent.comment_id
         where sent.subject_kind = address.subject_kind and sent.subject_id = address.subject_id
           and sent.user_id = address.user_id
         order by sent.created_at desc limit 1), 2, created_at
       from record_reply_addresses as address where token = $3 and thread_id = $1) as answered
     order by rank, at desc`,
    [threadId, answer.messageIds, answer.token],
  )
  return rows.map((row) => ({
    subject: { kind: String(row.subject_kind), id: Number(row.subject_id) },
    authorId: row.author_id === null ? null : Number(row.author_id),
  }))
}
