// What people say about records, by mail or in the app, and the mails by which it goes to others.
import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from './columns.ts'
import { jsonb } from './json.ts'
import { mails, threads } from './mails.ts'
import { subject } from './records.ts'
import { users } from './users.ts'

export interface StoredMention {
  userId: number
  /** A name or an address, as it stands in the text. */
  handle: string
}

// Written by records.
export const comments = pgTable(
  'comments',
  {
    id: id(),
    ...subject(),
    authorId: integer('author_id').references(() => users.id, { onDelete: 'set null' }),
    mailId: integer('mail_id').references(() => mails.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    /** Who is named in the text with an @, by the words behind it. */
    mentions: jsonb('mentions').$type<StoredMention[]>().notNull().default([]),
    /** Chosen by the writer's client, so that a comment sent twice is one. */
    requestKey: text('request_key'),
    createdAt: createdAt(),
    editedAt: moment('edited_at'),
  },
  (t) => [
    index('comments_subject').on(t.subjectKind, t.subjectId),
    index('comments_thread').on(t.threadId),
    unique().on(t.authorId, t.requestKey),
  ],
)

/** As a reply address of a thread, but for what is said about one record that it speaks of. */
// Written by records.
export const recordReplyAddresses = pgTable(
  'record_reply_addresses',
  {
    token: text('token').primaryKey(),
    subjectKind: text('subject_kind').notNull(),
    subjectId: integer('subject_id').notNull(),
    threadId: integer('thread_id')
      .notNull()
      .references(() => threads.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [
    unique().on(t.subjectKind, t.subjectId, t.userId),
    index('record_reply_addresses_thread').on(t.threadId),
  ],
)

/** One a mail; it stays when its comment is deleted, since its answers still belong to the record. */
// Written by records.
export const commentMails = pgTable(
  'comment_mails',
  {
    messageId: text('message_id').primaryKey(),
    ...subject(),
    commentId: integer('comment_id').references(() => comments.id, { onDelete: 'set null' }),
    /** Whom it went to. */
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [
    index('comment_mails_subject').on(t.subjectKind, t.subjectId, t.userId),
    index('comment_mails_thread').on(t.threadId),
    index('comment_mails_comment').on(t.commentId),
  ],
)
