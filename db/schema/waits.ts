// What people wait for: tasks they gave to others, whether these are chased, and when that was last done.
import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { tasks } from './tasks.ts'
import { users } from './users.ts'

/** Made when a person decides to have a task chased; without a row one waits since the task was given. */
// Written by reminders.
export const waits = pgTable(
  'waits',
  {
    taskId: integer('task_id')
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    /** Who waits. */
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** An answer clears the wait only where it came after this. */
    since: moment('since').notNull(),
    /** Days between two mails to whoever is awaited; null sends none. */
    chaseDays: integer('chase_days'),
  },
  (t) => [primaryKey({ columns: [t.taskId, t.userId] }), index('waits_user').on(t.userId)],
)

/** The last mail to somebody who is awaited; the next one waits its days. */
// Written by reminders.
export const chases = pgTable(
  'chases',
  {
    taskId: integer('task_id')
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    /** Who waits. */
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    awaitedId: integer('awaited_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sentAt: moment('sent_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.taskId, t.userId, t.awaitedId] }),
    index('chases_user').on(t.userId),
    index('chases_awaited').on(t.awaitedId),
  ],
)
