// When people are away, who stands in for them in each company, and which tasks went to whom meanwhile.
import { sql } from 'drizzle-orm'
import { date, index, integer, pgTable, primaryKey, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from './columns.ts'
import { tasks } from './tasks.ts'
import { companies, users } from './users.ts'

/** Both days are counted in, and are those of the person's own calendar. */
// Written by absence.
export const absences = pgTable(
  'absences',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    fromDay: date('from_day', { mode: 'string' }).notNull(),
    untilDay: date('until_day', { mode: 'string' }).notNull(),
    /** When the person was told of it after the return, or took it back before it began: it is history then. */
    closedAt: moment('closed_at'),
    /** When the person came back before its last day. */
    endedAt: moment('ended_at'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('absences_open').on(t.userId).where(sql`closed_at is null`),
    index('absences_user').on(t.userId),
  ],
)

/** Another member of the company; the two count only as long as both are members. */
// Written by absence.
export const absenceDelegates = pgTable(
  'absence_delegates',
  {
    absenceId: integer('absence_id')
      .notNull()
      .references(() => absences.id, { onDelete: 'cascade' }),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    delegateId: integer('delegate_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.absenceId, t.companyId] }),
    index('absence_delegates_delegate').on(t.delegateId),
    index('absence_delegates_in_company').on(t.companyId),
  ],
)

/** A task that a mail would have given to somebody who was away. */
// Written by absence.
export const delegatedTasks = pgTable(
  'delegated_tasks',
  {
    absenceId: integer('absence_id')
      .notNull()
      .references(() => absences.id, { onDelete: 'cascade' }),
    taskId: integer('task_id')
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    delegateId: integer('delegate_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.taskId, t.absenceId] }), index('delegated_tasks_absence').on(t.absenceId)],
)
