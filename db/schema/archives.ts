// Archives of mails that the owner of the server brings in: how far each is, and what could not be taken.
import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from './columns.ts'
import { jsonb } from './json.ts'
import { mails } from './mails.ts'
import { users } from './users.ts'

/** `uploading` until all of its bytes are here; `failed` where the file is damaged. */
export type ArchiveState = 'uploading' | 'running' | 'paused' | 'done' | 'failed'

export interface StoredRefusal {
  /** Of the archive, from 1. */
  number: number
  name: string
  reason: string
}

// Written by archives.
export const mailArchives = pgTable('mail_archives', {
  id: id(),
  startedBy: integer('started_by').references(() => users.id, { onDelete: 'set null' }),
  /** Of the file. */
  name: text('name').notNull(),
  /** The agent's address that its mails are for. */
  recipient: text('recipient').notNull(),
  /** Bytes, and those that are here. */
  size: bigint('size', { mode: 'number' }).notNull(),
  received: bigint('received', { mode: 'number' }).notNull().default(0),
  state: text('state').$type<ArchiveState>().notNull().default('uploading'),
  /** Why the rest of the file cannot be read. */
  failure: text('failure'),
  /** Mails from the first on that are done with: those that are new here, those that were here, and the refused. */
  done: integer('done').notNull().default(0),
  taken: integer('taken').notNull().default(0),
  known: integer('known').notNull().default(0),
  refused: integer('refused').notNull().default(0),
  /** The first of those. */
  refusals: jsonb('refusals').$type<StoredRefusal[]>().notNull().default(sql`'[]'::jsonb`),
  /** The byte behind the last mail that is done with, where reading may begin there. */
  place: bigint('place', { mode: 'number' }),
  /** Its file is still kept. */
  hasFile: boolean('has_file').notNull().default(true),
  createdAt: createdAt(),
  /** When it last came further. */
  steppedAt: moment('stepped_at').notNull().defaultNow(),
  finishedAt: moment('finished_at'),
})

/** A mail that came out of an archive and was not here before. */
// Written by archives.
export const archivedMails = pgTable(
  'archived_mails',
  {
    archiveId: integer('archive_id')
      .notNull()
      .references(() => mailArchives.id, { onDelete: 'cascade' }),
    mailId: integer('mail_id')
      .notNull()
      .references(() => mails.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.mailId, t.archiveId] }), index('archived_mails_archive').on(t.archiveId)],
)
