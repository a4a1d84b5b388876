// What people said to the Copilot and what it answered: on its pages in each context for itself, by mail over all of them.
import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from './columns.ts'
import { jsonb } from './json.ts'
import { mails, threads } from './mails.ts'
import { companies, users } from './users.ts'

// Written by copilot.
export const copilotMessages = pgTable(
  'copilot_messages',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null in the personal context. */
    companyId: integer('company_id').references(() => companies.id, { onDelete: 'cascade' }),
    type: text('type').$type<'user' | 'assistant'>().notNull(),
    content: text('content').notNull(),
    /** What came with an answer, as the feature's contract has it; null of what the person said. */
    answer: jsonb('answer').$type<Record<string, unknown>>(),
    /** When its proposal was applied; null before, and of what proposes nothing. */
    appliedAt: moment('applied_at'),
    createdAt: createdAt(),
  },
  (t) => [index('copilot_messages_of').on(t.userId, t.companyId, t.id)],
)

/** An answer by mail: what it told, in its order, and what it changed or would change in each context. */
// Written by copilot.
export const copilotMails = pgTable(
  'copilot_mails',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    threadId: integer('thread_id')
      .notNull()
      .references(() => threads.id, { onDelete: 'cascade' }),
    /** The mail that it answers; null of one that nobody asked for. */
    mailId: integer('mail_id').references(() => mails.id, { onDelete: 'set null' }),
    /** Its own, where nobody asked for it. */
    messageId: text('message_id'),
    /** What the person said last; empty of a mail that nobody asked for. */
    asked: text('asked').notNull(),
    /** What the rows of the mail stand for, as the feature's contract has it. */
    told: jsonb('told').$type<Record<string, unknown>[]>().notNull(),
    /** By context, as the feature's contract has it. */
    acts: jsonb('acts').$type<Record<string, unknown>[]>().notNull(),
    state: text('state').$type<CopilotMailState>().notNull(),
    /** The secret part of the link that takes the acts back; null where there are none. */
    undoToken: text('undo_token').unique(),
    createdAt: createdAt(),
  },
  (t) => [
    index('copilot_mails_of').on(t.threadId, t.userId, t.id),
    index('copilot_mails_user').on(t.userId, t.id),
    index('copilot_mails_created').on(t.createdAt),
  ],
)

/** `waiting`: more than a few changes, made once the person says yes. */
export type CopilotMailState = 'told' | 'waiting' | 'done' | 'undone' | 'dropped'

/** Mornings that are dealt with, whether there was something to tell or not. */
// Written by copilot.
export const copilotMornings = pgTable(
  'copilot_mornings',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Of the person's own calendar. */
    day: date('day').notNull(),
    madeAt: moment('made_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.day] })],
)
