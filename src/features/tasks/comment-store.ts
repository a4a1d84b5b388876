// What people said about projects and tasks.
import { and, asc, eq, type Placeholder, sql } from 'drizzle-orm'
import { comments, projects, tasks } from '../../../db/schema/tasks.ts'
import { users } from '../../../db/schema/users.ts'
import type { Database } from '../../kit/db/database.ts'
import { prepared } from '../../kit/db/prepared.ts'
import type { Scope } from '../../kit/scope.ts'
import { readableBy } from '../projects/index.ts'

export interface NewComment {
  projectId: number
  taskId: number | null
  mailId: number | null
  text: string
}

/** Written with the commit. */
export async function insertComment(
  db: Database,
  scope: Scope,
  comment: NewComment,
  at: Date,
): Promise<void> {
  await db.beforeCommit(() => insertion.statement(db, { ...comment, authorId: scope.userId, createdAt: at }))
}

const columns = ['projectId', 'taskId', 'mailId', 'text', 'authorId', 'createdAt'] as const

const insertion = prepared<unknown, Record<(typeof columns)[number], unknown>>((orm) => {
  const values = Object.fromEntries(columns.map((name) => [name, sql.placeholder(name)]))
  return orm.insert(comments).values(values as Record<(typeof columns)[number], Placeholder>)
})

export async function listComments(db: Database, scope: Scope, taskId: number) {
  const rows = await db.orm
    .select({ comment: comments, author: users })
    .from(comments)
    .innerJoin(tasks, eq(tasks.id, comments.taskId))
    .innerJoin(projects, eq(projects.id, tasks.projectId))
    .leftJoin(users, eq(users.id, comments.authorId))
    .where(and(eq(comments.taskId, taskId), readableBy(scope)))
    .orderBy(asc(comments.id))
  return rows.map(({ comment, author }) => ({
    id: comment.id,
    author: author && {
      firstName: author.firstName,
      lastName: author.lastName,
      email: author.email,
      profileImageUrl: author.profileImageUrl,
    },
    text: comment.text,
    createdAt: comment.createdAt.toISOString(),
    mailId: comment.mailId,
  }))
}
