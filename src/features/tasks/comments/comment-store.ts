// The only SQL of what people said about projects and tasks.
import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { mails, works } from '../../../../db/schema/mails.ts'
import { commentMails } from '../../../../db/schema/task-threads.ts'
import { comments, projects, type StoredMention, tasks } from '../../../../db/schema/tasks.ts'
import { users } from '../../../../db/schema/users.ts'
import type { Database } from '../../../kit/db/database.ts'
import { insertion } from '../../../kit/db/rows-statement.ts'
import { AppError } from '../../../kit/errors.ts'
import type { Scope } from '../../../kit/scope.ts'
import { readableBy } from '../../projects/index.ts'
import type { TaskComment } from './contract.ts'

export interface NewComment {
  projectId: number
  taskId: number | null
  mailId: number | null
  text: string
  mentions?: readonly StoredMention[]
}

/** Of a mail: written with the commit. */
export async function insertComment(
  db: Database,
  scope: Scope,
  { mentions = [], ...comment }: NewComment,
  at: Date,
): Promise<void> {
  const values = { ...comment, mentions, authorId: scope.userId, createdAt: at }
  await db.beforeCommit(() => insertComments([values]))
}

const insertComments = insertion(comments, [
  'projectId',
  'taskId',
  'mailId',
  'text',
  'mentions',
  'authorId',
  'createdAt',
])

/** Of the app. Answers its id; null when the person has sent this key before. */
export async function addComment(
  db: Database,
  scope: Scope,
  comment: NewComment & { taskId: number; requestKey: string | null },
  at: Date,
): Promise<number | null> {
  const mentions = [...(comment.mentions ?? [])]
  const [made] = await db.orm
    .insert(comments)
    .values({ ...comment, mentions, authorId: scope.userId, createdAt: at })
    .onConflictDoNothing({ target: [comments.authorId, comments.requestKey] })
    .returning({ id: comments.id })
  return made?.id ?? null
}

/** The comment that the person's key made; null when it made none on this task. */
export async function findCommentOfKey(
  db: Database,
  scope: Scope,
  taskId: number,
  requestKey: string,
): Promise<number | null> {
  const [found] = await db.orm
    .select({ id: comments.id })
    .from(comments)
    .where(
      and(
        eq(comments.authorId, scope.userId),
        eq(comments.requestKey, requestKey),
        eq(comments.taskId, taskId),
      ),
    )
  return found?.id ?? null
}

/** Throws not_found for one that is not the person's own. */
export async function writeComment(
  db: Database,
  scope: Scope,
  comment: { id: number; taskId: number; text: string; mentions: StoredMention[] },
  at: Date,
): Promise<void> {
  const { id, taskId, text, mentions } = comment
  const written = await db.orm
    .update(comments)
    .set({ text, mentions, editedAt: at })
    .where(own(scope, taskId, id))
    .returning({ id: comments.id })
  if (written.length === 0) throw notFound()
}

/** Throws not_found for one that is not the person's own. */
export async function deleteComment(db: Database, scope: Scope, taskId: number, id: number): Promise<void> {
  const gone = await db.orm
    .delete(comments)
    .where(own(scope, taskId, id))
    .returning({ id: comments.id })
  if (gone.length === 0) throw notFound()
}

/** Of a readable task, oldest first. */
export function listComments(db: Database, scope: Scope, taskId: number): Promise<TaskComment[]> {
  return list(db, scope, eq(comments.taskId, taskId))
}

export async function findComment(db: Database, scope: Scope, id: number): Promise<TaskComment> {
  const [found] = await list(db, scope, eq(comments.id, id))
  if (!found) throw notFound()
  return found
}

const notFound = () => new AppError('not_found', 'Comment not found')

const own = (scope: Scope, taskId: number, id: number) =>
  and(eq(comments.id, id), eq(comments.taskId, taskId), eq(comments.authorId, scope.userId))

/** The work that stands for the mail in the emails of the project; none for a mail of another thread. */
const workId = sql<number | null>`(select min(${works.id}) from ${works}
  where ${works.mailId} = ${comments.mailId} and ${works.threadId} = ${projects.threadId})`

const sentTo = sql<string[] | null>`(
  select json_agg(coalesce(nullif(trim(reached.first_name || ' ' || reached.last_name), ''), reached.email)
    order by reached.id)
  from ${commentMails} join ${users} as reached on reached.id = ${commentMails.userId}
  where ${commentMails.commentId} = ${comments.id})`

async function list(db: Database, scope: Scope, which: SQL): Promise<TaskComment[]> {
  const rows = await db.orm
    .select({ comment: comments, author: users, subject: mails.subject, workId, sentTo })
    .from(comments)
    .innerJoin(tasks, eq(tasks.id, comments.taskId))
    .innerJoin(projects, eq(projects.id, tasks.projectId))
    .leftJoin(users, eq(users.id, comments.authorId))
    .leftJoin(mails, eq(mails.id, comments.mailId))
    .where(and(which, readableBy(scope)))
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
    mail: row.workId === null ? null : { id: row.workId, subject: row.subject ?? '' },
    sentTo: row.sentTo ?? [],
    mentions: comment.mentions.map(({ handle }) => handle),
  }))
}
