// What was read out of files that people gave, and the documents that stand in their threads.
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, moment, updatedAt } from './columns.ts'
import { jsonb } from './json.ts'
import { mails, threads } from './mails.ts'
import { tasks } from './tasks.ts'
import { companies, users } from './users.ts'

export type StoredReadingState = 'waiting' | 'reading' | 'read' | 'failed'

/**
 * One a context and file, by the hash of its bytes: what came to one person or company is never shown to another, not
 * even that the same file was there before.
 */
// Written by documents.
export const fileReadings = pgTable(
  'file_readings',
  {
    id: id(),
    /** One owner: a person (personal) or a company. */
    ownerId: integer('owner_id').references(() => users.id, { onDelete: 'cascade' }),
    companyId: integer('company_id').references(() => companies.id, { onDelete: 'cascade' }),
    /** SHA-256 of the bytes, in hexadecimal. */
    hash: text('hash').notNull(),
    state: text('state').$type<StoredReadingState>().notNull().default('waiting'),
    name: text('name').notNull(),
    mediaType: text('media_type'),
    size: integer('size').notNull(),
    /** Where the bytes are: a mail and the place among its attachments. */
    mailId: integer('mail_id').references(() => mails.id, { onDelete: 'set null' }),
    attachment: integer('attachment').notNull(),
    /** How many pages that are pictures may be recognised. */
    recognisedPages: integer('recognised_pages'),
    tries: integer('tries').notNull().default(0),
    /** By its content. */
    kind: text('kind'),
    unit: text('unit'),
    partsRead: integer('parts_read').notNull().default(0),
    partsTotal: integer('parts_total').notNull().default(0),
    /** The document as src/files answers it. */
    content: jsonb('content').$type<Record<string, unknown>>(),
    /** Why it could not be read; a code. */
    failure: text('failure'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('file_readings_own').on(t.ownerId, t.hash).where(sql`company_id is null`),
    uniqueIndex('file_readings_company').on(t.companyId, t.hash).where(sql`company_id is not null`),
    index('file_readings_open').on(t.state).where(sql`state in ('waiting', 'reading')`),
  ],
)

/** One file in a thread. */
// Written by documents.
export const documents = pgTable(
  'documents',
  {
    id: id(),
    /** One owner: a person (personal) or a company. */
    ownerId: integer('owner_id').references(() => users.id, { onDelete: 'cascade' }),
    companyId: integer('company_id').references(() => companies.id, { onDelete: 'cascade' }),
    /** Who sent it. */
    creatorId: integer('creator_id').references(() => users.id, { onDelete: 'set null' }),
    threadId: integer('thread_id')
      .notNull()
      .references(() => threads.id, { onDelete: 'cascade' }),
    mailId: integer('mail_id')
      .notNull()
      .references(() => mails.id, { onDelete: 'cascade' }),
    /** Its place among the attachments of the mail. */
    attachment: integer('attachment').notNull(),
    name: text('name').notNull(),
    readingId: integer('reading_id')
      .notNull()
      .references(() => fileReadings.id, { onDelete: 'cascade' }),
    /** What it is, such as invoice; null until it was understood. */
    class: text('class'),
    analysis: jsonb('analysis').$type<Record<string, unknown>>(),
    by: text('by').$type<'rules' | 'model'>(),
    /** The first of its versions; null for that one itself. */
    familyId: integer('family_id'),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: moment('deleted_at'),
  },
  (t) => [
    unique().on(t.threadId, t.mailId, t.attachment),
    index('documents_owner').on(t.ownerId),
    index('documents_company').on(t.companyId),
    index('documents_mail').on(t.mailId),
    index('documents_reading').on(t.readingId),
  ],
)

/** An action or a date of a document that was made a task: each once. */
// Written by documents.
export const documentTasks = pgTable(
  'document_tasks',
  {
    documentId: integer('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    /** A list of its analysis, or the changes since the version with that id. */
    list: text('list').$type<'actions' | 'dates' | `changes:${number}`>().notNull(),
    /** Its place in that list. */
    place: integer('place').notNull(),
    taskId: integer('task_id')
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.documentId, t.list, t.place] }),
    index('document_tasks_task').on(t.taskId),
  ],
)
