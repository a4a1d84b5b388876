// Who follows a record without taking part in it, such as a project (PB-24).
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt } from './columns.ts'
import { users } from './users.ts'

// Written by records.
export const follows = pgTable(
  'follows',
  {
    subjectKind: text('subject_kind').notNull(),
    subjectId: integer('subject_id').notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.subjectKind, t.subjectId, t.userId] }),
    index('follows_user').on(t.userId),
  ],
)
