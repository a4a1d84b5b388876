// Columns of an inquiry, which is a question that is open to people until an end: a poll or a survey.
import { integer, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { jsonb } from './json.ts'
import { mails, threads } from './mails.ts'
import type { StoredEvidence } from './records.ts'
import { companies, type StoredLanguage, users } from './users.ts'

/** Whose it is, and where it came from. */
export const inquirySource = () => ({
  /** One owner: a person (personal) or a company. */
  ownerId: integer('owner_id').references(() => users.id, { onDelete: 'cascade' }),
  companyId: integer('company_id').references(() => companies.id, { onDelete: 'cascade' }),
  /** Who asks. */
  creatorId: integer('creator_id').references(() => users.id, { onDelete: 'set null' }),
  threadId: integer('thread_id').references(() => threads.id, { onDelete: 'set null' }),
  sourceMailId: integer('source_mail_id').references(() => mails.id, { onDelete: 'set null' }),
  /** The agent's address that its mails come from. */
  sourceEmail: text('source_email').notNull(),
})

/** From the draft to the close; when it closes each says itself. */
export const inquiryCourse = () => ({
  status: text('status').$type<'draft' | 'open' | 'closed'>().notNull(),
  /** In which its times were written. */
  zone: text('zone').notNull(),
  /** Of the mail that asked; null where it did not tell. */
  language: text('language').$type<StoredLanguage>(),
  openedAt: moment('opened_at'),
  closedAt: moment('closed_at'),
  closedBecause: text('closed_because').$type<'deadline' | 'author' | 'everyone'>(),
  remindedAt: moment('reminded_at'),
  /** Signs the personal links of its people. */
  secret: text('secret').notNull(),
  evidence: jsonb('evidence').$type<StoredEvidence>(),
  deletedAt: moment('deleted_at'),
})

/** Of somebody who is asked. */
export const askedPerson = () => ({
  /** Null for who has blocked the author: nothing reaches them (SET-20). */
  userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
  email: text('email').notNull(),
  name: text('name'),
  invitedAt: moment('invited_at'),
  remindedAt: moment('reminded_at'),
})
