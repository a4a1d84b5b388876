// When people are told of what is due: their quiet hours, the reminders that went out, and the digests of weeks.
import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from './columns.ts'
import { tasks } from './tasks.ts'
import { users } from './users.ts'

export type ReminderKind = 'tomorrow' | 'today' | 'overdue'

/** Minutes since midnight on the person's own clock; both null is none, no row the usual ones (22:00 to 07:00). */
// Written by reminders.
export const quietHours = pgTable(
  'quiet_hours',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    fromMinute: integer('from_minute'),
    toMinute: integer('to_minute'),
  },
  (t) => [
    check(
      'quiet_hours_whole',
      sql`(${t.fromMinute} is null) = (${t.toMinute} is null) and ${t.fromMinute} <> ${t.toMinute}`,
    ),
  ],
)

/** One reminder of one kind for each person and due date of a task: the key holds it to once (SET-21). */
// Written by reminders.
export const dueReminders = pgTable(
  'due_reminders',
  {
    taskId: integer('task_id')
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<ReminderKind>().notNull(),
    dueDate: date('due_date', { mode: 'string' }).notNull(),
    sentAt: moment('sent_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.taskId, t.userId, t.kind, t.dueDate] }),
    index('due_reminders_user').on(t.userId),
  ],
)

/** The last day, on the person's own calendar, of which they were reminded: one mail a morning. */
// Written by reminders.
export const reminderDays = pgTable('reminder_days', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  day: date('day', { mode: 'string' }).notNull(),
})

/** Weeks, by their Monday, that are dealt with: told of, or found to have nothing to tell (SET-21). */
// Written by reminders.
export const weeklyDigests = pgTable(
  'weekly_digests',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    week: date('week', { mode: 'string' }).notNull(),
    madeAt: moment('made_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.week] })],
)

/** What somebody asked to be reminded of at a moment of their own, by mail. */
// Written by reminders.
export const ownReminders = pgTable(
  'own_reminders',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** In their words. */
    about: text('about').notNull(),
    /** Which task that is; none is sent once it is done. */
    taskId: integer('task_id').references(() => tasks.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
    createdAt: createdAt(),
    sentAt: moment('sent_at'),
  },
  (t) => [
    index('own_reminders_due').on(t.at).where(sql`sent_at is null`),
    index('own_reminders_user').on(t.userId, t.id),
    index('own_reminders_task').on(t.taskId).where(sql`task_id is not null`),
  ],
)
