// Projects and their tasks.
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { createdAt, id, moment, updatedAt } from './columns.ts'
import { jsonb } from './json.ts'
import { mails, threads } from './mails.ts'
import type { StoredEvidence } from './records.ts'
import { companies, users } from './users.ts'

// Written by projects.
export const projects = pgTable(
  'projects',
  {
    id: id(),
    /** One owner: a person (personal) or a company. */
    ownerId: integer('owner_id').references(() => users.id, { onDelete: 'cascade' }),
    companyId: integer('company_id').references(() => companies.id, { onDelete: 'cascade' }),
    creatorId: integer('creator_id').references(() => users.id, { onDelete: 'set null' }),
    threadId: integer('thread_id')
      .unique()
      .references(() => threads.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    type: text('type').$type<'individual' | 'team'>().notNull(),
    topic: text('topic').notNull().default(''),
    /** The agent address that received the first mail (MAIL-29). */
    sourceEmail: text('source_email'),
    sourceEmailSubject: text('source_email_subject'),
    /** Hidden from lists: collaboration invitations, senders that are products (TULA-17). */
    isSystem: boolean('is_system').notNull().default(false),
    /** Numbers are never used again (model.md). */
    lastTaskNumber: integer('last_task_number').notNull().default(0),
    /** Grows when its name or state changes, so that two editors notice each other. */
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** Out of the lists, and read-only until it is brought back. */
    archivedAt: moment('archived_at'),
    deletedAt: moment('deleted_at'),
    /** It is part of that one now, which is none of these itself: its thread leads there. */
    mergedIntoId: integer('merged_into_id').references((): AnyPgColumn => projects.id, {
      onDelete: 'cascade',
    }),
  },
  (t) => [
    index('projects_owner').on(t.ownerId),
    index('projects_company').on(t.companyId),
    index('projects_merged').on(t.mergedIntoId).where(sql`merged_into_id is not null`),
    index('projects_deleted').on(t.deletedAt).where(sql`deleted_at is not null`),
  ],
)

// Written by projects.
export const projectParticipants = pgTable(
  'project_participants',
  {
    projectId: integer('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.projectId, t.userId] }), index('project_participants_user').on(t.userId)],
)

// Written by tasks.
export const tasks = pgTable(
  'tasks',
  {
    id: id(),
    projectId: integer('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    /** As written by the screen or mail that wrote it (model.md, Statuses). */
    status: text('status').notNull().default('pending'),
    priority: text('priority').$type<'low' | 'medium' | 'high'>().notNull().default('medium'),
    /** A calendar day; the API writes it as that day at 00:00 UTC. */
    dueDate: date('due_date', { mode: 'string' }),
    creatorId: integer('creator_id').references(() => users.id, { onDelete: 'set null' }),
    sourceMailId: integer('source_mail_id').references(() => mails.id, { onDelete: 'set null' }),
    /** Address of the person whose mail made it (MAIL-29). */
    sourceEmail: text('source_email'),
    sourceEmailSubject: text('source_email_subject'),
    evidence: jsonb('evidence').$type<StoredEvidence>(),
    blockedReason: text('blocked_reason'),
    /** 'weekly:1' for every Monday: once it is done, the next one is made and this one repeats no more. */
    repeats: text('repeats'),
    /** The repeating task that was done before it. */
    followsId: integer('follows_id').references((): AnyPgColumn => tasks.id, { onDelete: 'set null' }),
    /** Grows with each change, so that two editors notice each other. */
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: moment('deleted_at'),
  },
  (t) => [
    unique().on(t.projectId, t.number),
    index('tasks_project').on(t.projectId).where(sql`deleted_at is null`),
    index('tasks_creator').on(t.creatorId),
    index('tasks_mail').on(t.sourceMailId),
    index('tasks_due').on(t.dueDate).where(sql`deleted_at is null and due_date is not null`),
    index('tasks_follows').on(t.followsId).where(sql`follows_id is not null`),
    index('tasks_deleted').on(t.deletedAt).where(sql`deleted_at is not null`),
  ],
)

// Written by tasks.
export const taskAssignees = pgTable(
  'task_assignees',
  {
    id: id(),
    taskId: integer('task_id')
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (t) => [unique().on(t.taskId, t.userId), index('task_assignees_user').on(t.userId)],
)
