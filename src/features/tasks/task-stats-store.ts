// Counts over the tasks of a context (CONST-31).
import { and, eq, isNull } from 'drizzle-orm'
import { projects, tasks } from '../../../db/schema/tasks.ts'
import { users } from '../../../db/schema/users.ts'
import type { Database } from '../../kit/db/database.ts'
import type { Scope } from '../../kit/scope.ts'
import { readableBy } from '../projects/index.ts'
import { meaningOf } from './status.ts'

export async function countTasks(db: Database, scope: Scope, now: Date) {
  const [rows, zone] = await Promise.all([
    db.orm
      .select({
        projectId: tasks.projectId,
        name: projects.name,
        status: tasks.status,
        priority: tasks.priority,
        dueDate: tasks.dueDate,
      })
      .from(tasks)
      .innerJoin(projects, eq(projects.id, tasks.projectId))
      .where(and(isNull(tasks.deletedAt), isNull(projects.archivedAt), readableBy(scope))),
    db.orm.select({ zone: users.timeZone }).from(users).where(eq(users.id, scope.userId)),
  ])
  const today = now.toLocaleDateString('sv-SE', { timeZone: zone[0]?.zone ?? 'UTC' })
  const counts = {
    total: 0,
    pending: 0,
    inProgress: 0,
    completed: 0,
    blocked: 0,
    overdue: 0,
    dueToday: 0,
    highPriority: 0,
  }
  const byProject = new Map<number, { projectId: number; name: string; total: number; completed: number }>()
  for (const row of rows) {
    const meaning = meaningOf(row.status)
    const done = meaning === 'done'
    counts.total += 1
    if (meaning === 'pending') counts.pending += 1
    else if (done) counts.completed += 1
    else if (meaning === 'blocked') counts.blocked += 1
    else counts.inProgress += 1
    if (!done && row.dueDate !== null && row.dueDate < today) counts.overdue += 1
    if (!done && row.dueDate === today) counts.dueToday += 1
    if (!done && row.priority === 'high') counts.highPriority += 1
    const project = byProject.get(row.projectId) ?? {
      projectId: row.projectId,
      name: row.name,
      total: 0,
      completed: 0,
    }
    project.total += 1
    if (done) project.completed += 1
    byProject.set(row.projectId, project)
  }
  return { ...counts, byProject: [...byProject.values()] }
}
