// What the owner of the server is told of: troubles while they last, and signs of life of what brings mail.
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id, moment } from './columns.ts'

/** One cause while it lasts; open again within minutes it is the same one. */
// Written by alarms.
export const alarms = pgTable(
  'alarms',
  {
    id: id(),
    /** "queue:work-mail", "source:imap". */
    cause: text('cause').notNull().unique(),
    title: text('title').notNull(),
    advice: text('advice').notNull(),
    beganAt: moment('began_at').notNull(),
    /** Null while it lasts. */
    endedAt: moment('ended_at'),
  },
  (t) => [index('alarms_ended').on(t.endedAt)],
)

/** What gives signs of life: a way in for mail, or the worker. */
// Written by alarms.
export const lifeSigns = pgTable('life_signs', {
  name: text('name').primaryKey(),
  /** Since when it is watched. */
  knownSince: moment('known_since').notNull(),
  lastAt: moment('last_at').notNull(),
  /** The longest silence so far, in seconds. */
  longestSilence: integer('longest_silence').notNull().default(0),
})
