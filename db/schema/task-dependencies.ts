// Which tasks wait for which others of their project.

import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { createdAt } from './columns.ts'
import { tasks } from './tasks.ts'

/** Both are of one project, and no task waits for itself, not even by way of others: the store holds that. */
// Written by tasks.
export const taskDependencies = pgTable(
  'task_dependencies',
  {
    taskId: integer('task_id')
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    blockedById: integer('blocked_by_id')
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.taskId, t.blockedById] }),
    index('task_dependencies_blocker').on(t.blockedById),
    check('task_dependencies_not_itself', sql`${t.taskId} <> ${t.blockedById}`),
  ],
)
