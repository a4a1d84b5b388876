// What people are told: the notifications behind the bell, the switches of mails, and why a mail is due.
import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from './columns.ts'
import { jsonb } from './json.ts'
import { deliveries } from './mails.ts'
import { projects, tasks } from './tasks.ts'
import { companies, users } from './users.ts'

/** One line behind the bell (ENT-13); its words are made of type and payload when it is read. */
// Written by notifications.
export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null for personal. */
    companyId: integer('company_id').references(() => companies.id, { onDelete: 'cascade' }),
    type: text('type').notNull(),
    /** Ids of what it leads to, and the parameters of its words. */
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    readAt: moment('read_at'),
    createdAt: createdAt(),
  },
  (t) => [
    index('notifications_user').on(t.userId, t.id),
    index('notifications_unread').on(t.userId).where(sql`read_at is null`),
    index('notifications_created').on(t.createdAt),
    // A flood of held mail is one line that counts, until it is read.
    uniqueIndex('notifications_held')
      .on(t.userId, sql`coalesce(company_id, 0)`)
      .where(sql`type = 'mail_held' and read_at is null`),
  ],
)

/** The switches of a person (ENT-07); no row means all on but the morning mail (SET-21). */
// Written by notifications.
export const notificationPreferences = pgTable('notification_preferences', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  emailNotifications: boolean('email_notifications').notNull().default(true),
  newTaskAlerts: boolean('new_task_alerts').notNull().default(true),
  taskAssignments: boolean('task_assignments').notNull().default(true),
  taskStatusChanges: boolean('task_status_changes').notNull().default(true),
  projectUpdates: boolean('project_updates').notNull().default(true),
  taskDueReminders: boolean('task_due_reminders').notNull().default(true),
  weeklyDigest: boolean('weekly_digest').notNull().default(true),
  /** Off until somebody wants it. */
  morningMail: boolean('morning_mail').notNull().default(false),
  /** Signs the person's unsubscribe links (RFC 8058). */
  unsubscribeKey: uuid('unsubscribe_key').notNull().default(sql`gen_random_uuid()`),
})

/** Mails in the person's name that were held, and when a mail last told them so: one a day (agents.md 1.6). */
// Written by notifications.
export const heldReports = pgTable('held_reports', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Held since the last report. */
  untold: integer('untold').notNull(),
  sentAt: moment('sent_at'),
})

/** Why a person is to get a mail, until the next one of its kind about the project goes out. */
// Written by notifications.
export const mailCauses = pgTable(
  'mail_causes',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The switch that it obeys (ENT-07). */
    setting: text('setting').notNull(),
    projectId: integer('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    taskId: integer('task_id').references(() => tasks.id, { onDelete: 'cascade' }),
    deliveryId: integer('delivery_id').references(() => deliveries.id, { onDelete: 'cascade' }),
    /** Whose action it is. */
    actorId: integer('actor_id').references(() => users.id, { onDelete: 'set null' }),
    /** The status before the action, so that one taken back at once is no news. */
    fromStatus: text('from_status'),
    createdAt: createdAt(),
  },
  (t) => [
    index('mail_causes_user').on(t.userId, t.setting, t.projectId),
    index('mail_causes_task').on(t.taskId),
  ],
)

/** When the last such mail went out: the next one waits (SET-21). */
// Written by notifications.
export const mailPauses = pgTable(
  'mail_pauses',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    setting: text('setting').notNull(),
    projectId: integer('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    sentAt: moment('sent_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.setting, t.projectId] })],
)
