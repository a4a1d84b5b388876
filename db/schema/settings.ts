// What people ask of their settings: archives of all that is theirs.
import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, moment, updatedAt } from './columns.ts'
import { users } from './users.ts'

export type ExportStatus = 'queued' | 'running' | 'ready' | 'failed'

/** An archive of everything that a person owns or wrote (SET-14); its file lies in the data folder. */
// Written by settings.
export const exports = pgTable(
  'exports',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: text('status').$type<ExportStatus>().notNull().default('queued'),
    /** Grows each time that it is begun: an attempt that another one has overtaken writes no more. */
    attempt: integer('attempt').notNull().default(0),
    /** Records and mails that are in the archive so far, and in all. */
    done: integer('done').notNull().default(0),
    total: integer('total').notNull().default(0),
    /** Name in the folder of exports; null until it is whole. */
    file: text('file'),
    /** Bytes of the file. */
    size: bigint('size', { mode: 'number' }),
    createdAt: createdAt(),
    /** When it last made progress: one that stands still was left by a process that died. */
    updatedAt: updatedAt(),
    /** When the file goes: seven days after it was made. */
    expiresAt: moment('expires_at'),
  },
  (t) => [
    index('exports_user').on(t.userId, t.id),
    uniqueIndex('exports_one_at_a_time').on(t.userId).where(sql`status in ('queued', 'running')`),
  ],
)
