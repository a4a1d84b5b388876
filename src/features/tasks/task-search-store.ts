// The only SQL by which search finds tasks.
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { projects, taskAssignees, tasks } from '../../../db/schema/tasks.ts'
import { users } from '../../../db/schema/users.ts'
import type { Searchable } from '../../records/searchable.ts'
import { projectKeys, readableBy } from '../projects/index.ts'

const assignee = sql<string | null>`(
  select coalesce(nullif(trim(${users.firstName} || ' ' || ${users.lastName}), ''), ${users.email})
  from ${taskAssignees} join ${users} on ${users}.id = ${taskAssignees.userId}
  where ${taskAssignees.taskId} = ${tasks}.id order by ${asc(sql`${taskAssignees}.id`)} limit 1)`

export const searchableTask: Searchable = {
  rank: 1,
  title: 'Tasks',
  isNews: true,
  keys: projectKeys,
  async show(db, scope, ids) {
    const rows = await db.orm
      .select({ task: tasks, project: projects.name, assignee })
      .from(tasks)
      .innerJoin(projects, eq(projects.id, tasks.projectId))
      .where(and(inArray(tasks.id, [...ids]), isNull(tasks.deletedAt), readableBy(scope)))
    return rows.map(({ task, project, assignee }) => ({
      ...{ id: task.id, title: task.title, texts: [task.evidence?.sentence ?? '', task.description] },
      ...{ place: `${project} · #${task.number}`, path: `/task/${task.id}`, state: task.status },
      ...{ person: assignee, at: task.updatedAt },
    }))
  },
}
