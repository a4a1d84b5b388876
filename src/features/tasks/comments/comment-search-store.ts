// The only SQL by which search finds what was said about tasks and projects.
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { comments } from '../../../../db/schema/comments.ts'
import { projects, tasks } from '../../../../db/schema/tasks.ts'
import { users } from '../../../../db/schema/users.ts'
import type { Searchable } from '../../../records/searchable.ts'
import { PROJECT, projectKeys, readableBy } from '../../projects/index.ts'
import { TASK } from '../task-subject.ts'

const LONGEST_TITLE = 160

export const searchableComment: Searchable = {
  rank: 4,
  title: 'Comments',
  isNews: false,
  keys: projectKeys,
  async show(db, scope, ids) {
    const author = sql<
      string | null
    >`coalesce(nullif(trim(${users.firstName} || ' ' || ${users.lastName}), ''), ${users.email})`
    const isOfTask = eq(comments.subjectKind, TASK)
    const rows = await db.orm
      .select({ comment: comments, task: tasks, project: projects, author })
      .from(comments)
      .leftJoin(tasks, and(isOfTask, eq(tasks.id, comments.subjectId), isNull(tasks.deletedAt)))
      .innerJoin(
        projects,
        or(
          eq(projects.id, tasks.projectId),
          and(eq(comments.subjectKind, PROJECT), eq(projects.id, comments.subjectId)),
        ),
      )
      .leftJoin(users, eq(users.id, comments.authorId))
      .where(and(inArray(comments.id, [...ids]), readableBy(scope)))
    return rows.map(({ comment, task, project, author }) => ({
      ...{ id: comment.id, title: lineOf(comment.text), texts: [comment.text] },
      ...{ place: task ? `on #${task.number} ${task.title}` : `on ${project.name}`, state: null },
      ...{
        path: task ? `/task/${task.id}` : `/project/${project.id}`,
        person: author,
        at: comment.createdAt,
      },
    }))
  },
}

function lineOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > LONGEST_TITLE ? `${line.slice(0, LONGEST_TITLE).trimEnd()}…` : line
}
