// The only SQL of what people said about records.
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { commentMails, comments, type StoredMention } from '../../db/schema/comments.ts'
import { deliveries, mails } from '../../db/schema/mails.ts'
import type { StoredSubject } from '../../db/schema/records.ts'
import { users } from '../../db/schema/users.ts'
import type { ActingDatabase } from '../kit/db/acting-database.ts'
import type { Database } from '../kit/db/database.ts'
import { insertion } from '../kit/db/rows-statement.ts'
import { AppError } from '../kit/errors.ts'
import type { Scope } from '../kit/scope.ts'
import type { Comment } from './contract.ts'
import { ofReadable, ofSubject } from './readable-store.ts'
import type { Records } from './record-kind.ts'

export interface NewComment {
  subject: StoredSubject
  /** Of the mails in which the record is spoken of. */
  threadId: number | null
  mailId: number | null
  text: string
  mentions?: readonly StoredMention[]
}

/** Of a mail: written with the commit. */
export async function insertComment(
  db: Database,
  scope: Scope,
  comment: NewComment,
  at: Date,
): Promise<void> {
  const row = rowOf(comment, scope, at)
  await db.beforeCommit(() => insertComments([row]))
}

const rowOf = ({ subject, mentions = [], ...comment }: NewComment, scope: Scope, at: Date) => ({
  ...comment,
  ...{ subjectKind: subject.kind, subjectId: subject.id, mentions: [...mentions] },
  ...{ authorId: scope.userId, createdAt: at },
})

const insertComments = insertion(comments, [
  ...([
    'subjectKind',
    'subjectId',
    'threadId',
    'mailId',
    'text',
    'mentions',
    'authorId',
    'createdAt',
  ] as const),
])

/** Of the app. Answers its id; null when the person has sent this key before. */
export async function addComment(
  db: Database,
  scope: Scope,
  { requestKey, ...comment }: NewComment & { requestKey: string | null },
  at: Date,
): Promise<number | null> {
  const [made] = await db.orm
    .insert(comments)
    .values({ ...rowOf(comment, scope, at), requestKey })
    .onConflictDoNothing({ target: [comments.authorId, comments.requestKey] })
    .returning({ id: comments.id })
  return made?.id ?? null
}

/** The comment that the person's key made; null when it made none on this record. */
export async function findCommentOfKey(
  db: Database,
  scope: Scope,
  subject: StoredSubject,
  requestKey: string,
): Promise<number | null> {
  const [found] = await db.orm
    .select({ id: comments.id })
    .from(comments)
    .where(
      and(
        eq(comments.authorId, scope.userId),
        eq(comments.requestKey, requestKey),
        ofSubject(subject, comments),
      ),
    )
  return found?.id ?? null
}

/** Throws not_found for one that is not the person's own. */
export async function writeComment(
  db: Database,
  scope: Scope,
  comment: { id: number; subject: StoredSubject; text: string; mentions: StoredMention[] },
  at: Date,
): Promise<void> {
  const { id, subject, text, mentions } = comment
  const written = await db.orm
    .update(comments)
    .set({ text, mentions, editedAt: at })
    .where(own(scope, subject, id))
    .returning({ id: comments.id })
  if (written.length === 0) throw notFound()
}

/** A comment that is gone, as it was: enough to put it back. */
export type DeletedComment = Omit<typeof comments.$inferSelect, 'createdAt' | 'editedAt'> & {
  createdAt: string
  editedAt: string | null
  /** The mails by which it went out, by their Message-ID. */
  sentMails: string[]
}

/** Throws not_found for one that is not the person's own. Answers what it was. */
export async function deleteComment(
  db: Database,
  scope: Scope,
  subject: StoredSubject,
  id: number,
): Promise<DeletedComment> {
  const sent = await db.orm
    .select({ messageId: commentMails.messageId })
    .from(commentMails)
    .where(eq(commentMails.commentId, id))
  const [gone] = await db.orm
    .delete(comments)
    .where(own(scope, subject, id))
    .returning()
  if (!gone) throw notFound()
  return {
    ...gone,
    ...{ createdAt: gone.createdAt.toISOString(), editedAt: gone.editedAt?.toISOString() ?? null },
    sentMails: sent.map(({ messageId }) => messageId),
  }
}

/** The person's own, where they may still read what it was said about; false where nothing was put back. */
export async function putCommentBack(
  db: Database,
  scope: Scope,
  records: Records,
  { sentMails, ...gone }: DeletedComment,
): Promise<boolean> {
  const readable = records.kinds()[gone.subjectKind]?.readable(scope)
  if (!readable) return false
  const { rows } = await db.orm.execute(sql`select 1 where ${gone.subjectId}::int in (${readable})`)
  if (rows.length === 0) return false
  const back = await db.orm
    .insert(comments)
    .overridingSystemValue()
    .values({
      ...{ ...gone, authorId: scope.userId, createdAt: new Date(gone.createdAt) },
      editedAt: gone.editedAt === null ? null : new Date(gone.editedAt),
    })
    .onConflictDoNothing()
    .returning({ id: comments.id })
  if (back.length === 0) return false
  if (sentMails.length > 0)
    await db.orm
      .update(commentMails)
      .set({ commentId: gone.id })
      .where(inArray(commentMails.messageId, sentMails))
  return true
}

/** What the comment with that id is said about; null when it is not there. */
export async function subjectOfComment(db: ActingDatabase, id: number): Promise<StoredSubject | null> {
  const [found] = await db.orm
    .select({ kind: comments.subjectKind, id: comments.subjectId })
    .from(comments)
    .where(eq(comments.id, id))
  return found ?? null
}

/** Of a readable record, oldest first. */
export function listComments(
  db: Database,
  scope: Scope,
  records: Records,
  subject: StoredSubject,
): Promise<Comment[]> {
  return list(db, scope, ofReadable(records, scope, subject, comments))
}

export async function findComment(
  db: Database,
  scope: Scope,
  records: Records,
  { subject, id }: { subject: StoredSubject; id: number },
): Promise<Comment> {
  const ofRecord = ofReadable(records, scope, subject, comments)
  const [found] = await list(db, scope, sql`${ofRecord} and ${comments.id} = ${id}`)
  if (!found) throw notFound()
  return found
}

const notFound = () => new AppError('not_found', 'Comment not found')

const own = (scope: Scope, subject: StoredSubject, id: number) =>
  and(eq(comments.id, id), ofSubject(subject, comments), eq(comments.authorId, scope.userId))

/** The delivery that stands for the mail in the thread; none for a mail of another one. */
const deliveryId = sql<number | null>`(select min(${deliveries.id}) from ${deliveries}
  where ${deliveries.mailId} = ${comments.mailId} and ${deliveries.threadId} = ${comments.threadId})`

const sentTo = sql<string[] | null>`(
  select json_agg(coalesce(nullif(trim(reached.first_name || ' ' || reached.last_name), ''), reached.email)
    order by reached.id)
  from ${commentMails} join ${users} as reached on reached.id = ${commentMails.userId}
  where ${commentMails.commentId} = ${comments.id})`

async function list(db: Database, scope: Scope, which: SQL): Promise<Comment[]> {
  const rows = await db.orm
    .select({ comment: comments, author: users, subject: mails.subject, deliveryId, sentTo })
    .from(comments)
    .leftJoin(users, eq(users.id, comments.authorId))
    .leftJoin(mails, eq(mails.id, comments.mailId))
    .where(which)
    .orderBy(asc(comments.createdAt), asc(comments.id))
  return rows.map(({ comment, author, ...row }) => ({
    id: comment.id,
    author: author && {
      firstName: author.firstName,
      lastName: author.lastName,
      email: author.email,
      profileImageUrl: author.profileImageUrl,
    },
    isOwn: comment.authorId === scope.userId,
    text: comment.text,
    createdAt: comment.createdAt.toISOString(),
    editedAt: comment.editedAt?.toISOString() ?? null,
    mail: row.deliveryId === null ? null : { id: row.deliveryId, subject: row.subject ?? '' },
    sentTo: row.sentTo ?? [],
    mentions: comment.mentions.map(({ handle }) => handle),
  }))
}
