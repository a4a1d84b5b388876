// Who follows a project without taking part in it (PB-24).
import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { createdAt } from './columns.ts'
import { projects } from './tasks.ts'
import { users } from './users.ts'

// Written by projects.
export const projectFollows = pgTable(
  'project_follows',
  {
    projectId: integer('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.projectId, t.userId] }), index('project_follows_user').on(t.userId)],
)
