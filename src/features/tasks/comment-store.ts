// What people said about projects and tasks.
import { and, asc, eq } from 'drizzle-orm'
import { comments, projects, tasks } from '../../../db/schema/tasks.ts'
import { users } from '../../../db/schema/users.ts'
import type { Database } from '../../kit/db/database.ts'
import type { Scope } from '../../kit/scope.ts'
import { readableBy } from '../projects/index.ts'

export interface NewComment {
  projectId: number
  taskId: number | null
  mailId: number | null
  text: string
}

export async function insertComment(
  db: Database,
  scope: Scope,
  comment: NewComment,
  at: Date,
): Promise<void> {
  await db.orm.insert(comments).values({ ...comment, authorId: scope.userId, createdAt: at })
}

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
