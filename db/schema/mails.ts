// Mail that came in, its deliveries, the threads it belongs to, and mail that goes out.
import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, moment, updatedAt } from './columns.ts'
import { agentInstances } from './instances.ts'
import { jsonb } from './json.ts'
import { companies, users } from './users.ts'

export interface StoredEnvelope {
  mailFrom: string
  rcptTo: string[]
  helo: string
  peer: string
  tls: boolean
  receivedAt: string
  /** Set when the listener was in local mode (agents.md 1.4). */
  local: boolean
  /** Name of the configured relay that delivered it, else null. */
  relay: string | null
  /** `peer` and `helo` are those of the client that the relay took it from: it leaves the checking to us. */
  isForwarded?: true
  /** An example, which came when it says: what is made of it bears that time. */
  isExample?: true
}

/** One row a mail, by its once-only key (agents.md 1.3); the raw bytes are in the mail store. */
// Written by mail and routing.
export const mails = pgTable(
  'mails',
  {
    id: id(),
    /** Hash of Message-ID, From, Date, Subject and the body without trace headers. */
    key: text('key').notNull().unique(),
    /** Correlates one mail through all its steps in the logs. */
    traceId: text('trace_id').notNull(),
    source: text('source').notNull(),
    envelope: jsonb('envelope').$type<StoredEnvelope>().notNull(),
    /** Name of the object in the mail store. */
    object: text('object').notNull(),
    size: integer('size').notNull(),
    messageId: text('message_id'),
    inReplyTo: text('in_reply_to'),
    references: text('references').array().notNull().default(sql`'{}'`),
    fromAddress: text('from_address'),
    fromName: text('from_name'),
    subject: text('subject').notNull().default(''),
    sentAt: moment('sent_at'),
    receivedAt: moment('received_at').notNull(),
    /** Its text took too long to read: it is known from then on by its structure and its commands alone. */
    commandsOnly: boolean('commands_only').notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    index('mails_message_id').on(t.messageId),
    index('mails_received').on(t.receivedAt),
    index('mails_from').on(t.fromAddress, t.receivedAt),
  ],
)

/**
 * The same mail, come again while it was not proved or not processed yet: a copy may prove what an earlier one did
 * not (agents.md 1.6). It goes once its mail's deliveries are at an end.
 */
// Written by mail and routing.
export const mailCopies = pgTable(
  'mail_copies',
  {
    id: id(),
    mailId: integer('mail_id')
      .notNull()
      .references(() => mails.id, { onDelete: 'cascade' }),
    source: text('source').notNull(),
    envelope: jsonb('envelope').$type<StoredEnvelope>().notNull(),
    /** Name of its own object in the mail store. */
    object: text('object').notNull().unique(),
    size: integer('size').notNull(),
    receivedAt: moment('received_at').notNull(),
  },
  (t) => [index('mail_copies_mail').on(t.mailId)],
)

/**
 * How often each intake, by a number in its data folder, has stored mails: where that is less than the intake itself
 * knows, the database was set back to an earlier moment.
 */
// Written by mail.
export const intakeMarks = pgTable('intake_marks', {
  intake: text('intake').primaryKey(),
  stored: integer('stored').notNull(),
})

/** Calls of the webhook for raw mails that were taken; each serves once. */
// Written by mail.
export const postedMails = pgTable(
  'posted_mails',
  {
    /** The sender's id of the call. */
    id: text('id').primaryKey(),
    signedAt: text('signed_at').notNull(),
    digest: text('digest').notNull(),
    traceId: text('trace_id').notNull(),
    takenAt: moment('taken_at').notNull(),
  },
  (t) => [index('posted_mails_taken').on(t.takenAt)],
)

/** What was seen of the bucket that mails are read from. */
// Written by mail.
export const bucketObjects = pgTable(
  'bucket_objects',
  {
    /** Server, bucket and folder. */
    place: text('place').notNull(),
    name: text('name').notNull(),
    /** Another one under the same name is another object. */
    version: text('version').notNull(),
    /** It was taken in, or is for no agent. */
    isTaken: boolean('is_taken').notNull(),
    /** It has been marked, and is not looked at any more. */
    isDone: boolean('is_done').notNull(),
  },
  (t) => [primaryKey({ columns: [t.place, t.name] })],
)

export type DeliveryStatus = 'received' | 'processing' | 'processed' | 'held' | 'ignored' | 'failed'
export type Trust = 'verified' | 'guest' | 'unverified'

export interface TraceStep {
  step: 'stored' | 'guarded' | 'routed' | 'read' | 'applied' | 'answered'
  at: string
  ms: number
  note: string
}

/** Records of one kind, such as 'task'. */
export interface StoredTally {
  kind: string
  count: number
}

/** One mail for one recipient. */
// Written by mail and routing.
export const deliveries = pgTable(
  'deliveries',
  {
    id: id(),
    mailId: integer('mail_id')
      .notNull()
      .references(() => mails.id, { onDelete: 'cascade' }),
    recipient: text('recipient').notNull(),
    status: text('status').$type<DeliveryStatus>().notNull().default('received'),
    /** Why it is held, ignored or failed, in words for the person. */
    reason: text('reason'),
    trace: jsonb('trace').$type<TraceStep[]>().notNull().default([]),
    attempts: integer('attempts').notNull().default(0),
    trust: text('trust').$type<Trust>(),
    /** Person who sent it, as far as known; a claim while the trust is unverified. */
    senderId: integer('sender_id').references(() => users.id, { onDelete: 'set null' }),
    agentType: text('agent_type'),
    instanceId: integer('instance_id').references(() => agentInstances.id, { onDelete: 'set null' }),
    companyId: integer('company_id').references(() => companies.id, { onDelete: 'cascade' }),
    /** Owner of the personal context it was routed to. */
    ownerId: integer('owner_id').references(() => users.id, { onDelete: 'cascade' }),
    threadId: integer('thread_id').references(() => threads.id, { onDelete: 'set null' }),
    isReply: boolean('is_reply').notNull().default(false),
    /** True once a person let held mail through. */
    released: boolean('released').notNull().default(false),
    /** Who that was. */
    releasedBy: integer('released_by').references(() => users.id, { onDelete: 'set null' }),
    /** How many records it made and changed, by kind. */
    made: jsonb('made').$type<StoredTally[]>().notNull().default([]),
    changed: jsonb('changed').$type<StoredTally[]>().notNull().default([]),
    /** What the receipt says of this delivery. */
    summary: jsonb('summary').$type<Record<string, unknown>>(),
    /** The beginning of its newest text, by which search finds it; null until it was read. */
    text: text('text'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    finishedAt: moment('finished_at'),
  },
  (t) => [
    unique().on(t.mailId, t.recipient),
    // Without the deliveries that name nothing yet: each change of a delivery writes all its indexes anew.
    index('deliveries_sender').on(t.senderId).where(sql`sender_id is not null`),
    index('deliveries_owner').on(t.ownerId).where(sql`owner_id is not null`),
    index('deliveries_company').on(t.companyId).where(sql`company_id is not null`),
    index('deliveries_thread').on(t.threadId).where(sql`thread_id is not null`),
    index('deliveries_textless').on(t.id).where(sql`status = 'processed' and text is null`),
    index('deliveries_open').on(t.status).where(sql`status in ('received', 'processing', 'held', 'failed')`),
  ],
)

/** A conversation in one context; a project hangs on it. */
// Written by routing.
export const threads = pgTable(
  'threads',
  {
    id: id(),
    agentType: text('agent_type').notNull(),
    instanceId: integer('instance_id').references(() => agentInstances.id, { onDelete: 'set null' }),
    companyId: integer('company_id').references(() => companies.id, { onDelete: 'cascade' }),
    ownerId: integer('owner_id').references(() => users.id, { onDelete: 'cascade' }),
    baseSubject: text('base_subject').notNull(),
    createdAt: createdAt(),
    lastMailAt: moment('last_mail_at').notNull().defaultNow(),
  },
  (t) => [
    index('threads_subject').on(t.baseSubject),
    index('threads_company').on(t.companyId, t.lastMailAt),
    index('threads_owner').on(t.ownerId, t.lastMailAt),
  ],
)

// Written by routing.
export const threadParticipants = pgTable(
  'thread_participants',
  {
    threadId: integer('thread_id')
      .notNull()
      .references(() => threads.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** `#stop`: no more mail about this thread. */
    stopped: boolean('stopped').notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.threadId, t.userId] }), index('thread_participants_user').on(t.userId)],
)

/** Message-IDs that belong to a thread, of mails in and out. */
// Written by mail and routing.
export const threadMessages = pgTable(
  'thread_messages',
  {
    messageId: text('message_id').notNull(),
    threadId: integer('thread_id')
      .notNull()
      .references(() => threads.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.messageId, t.threadId] }), index('thread_messages_thread').on(t.threadId)],
)

/** `r-` and 26 base32 characters; bound to one thread and one person (model.md). */
// Written by routing.
export const replyAddresses = pgTable(
  'reply_addresses',
  {
    token: text('token').primaryKey(),
    threadId: integer('thread_id')
      .notNull()
      .references(() => threads.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [unique().on(t.threadId, t.userId)],
)

/**
 * The reply address of a receipt that tells of several deliveries: a row for each of their threads, in the order
 * in which the mail names the agents.
 */
// Written by routing.
export const joinedReplyAddresses = pgTable(
  'joined_reply_addresses',
  {
    token: text('token').notNull(),
    mailId: integer('mail_id')
      .notNull()
      .references(() => mails.id, { onDelete: 'cascade' }),
    threadId: integer('thread_id')
      .notNull()
      .references(() => threads.id, { onDelete: 'cascade' }),
    place: integer('place').notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.token, t.threadId] }), index('joined_reply_addresses_mail').on(t.mailId)],
)

export type OutboxStatus = 'queued' | 'sending' | 'sent' | 'kept' | 'failed'

/** A mail that goes out: composed once, with a fixed Message-ID, then sent with retries (agents.md 1.9). */
// Written by mail and routing.
export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    /** What it answers or why it is sent; a second mail with the same key is never made. */
    key: text('key').notNull().unique(),
    /** Of one mail to several people each has a row of their own, so that it is sent, tried again and failed by itself. */
    messageId: text('message_id').notNull(),
    status: text('status').$type<OutboxStatus>().notNull().default('queued'),
    kind: text('kind').notNull(),
    /** Security links are shown to the server's owner only (AUTH-29). */
    isSecret: boolean('is_secret').notNull().default(false),
    /** Read by a version before alone: mails go out from an address that takes reports about them. */
    mailFrom: text('mail_from').notNull().default(''),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    /** The whole message as it goes over the wire. */
    raw: text('raw').notNull(),
    /** The person it goes to, and the one whose agent sent it. */
    toUserId: integer('to_user_id').references(() => users.id, { onDelete: 'cascade' }),
    ownerId: integer('owner_id').references(() => users.id, { onDelete: 'cascade' }),
    companyId: integer('company_id').references(() => companies.id, { onDelete: 'cascade' }),
    /** Who wanted it to reach somebody else: told where it does not. */
    causedById: integer('caused_by_id').references(() => users.id, { onDelete: 'set null' }),
    mailId: integer('mail_id').references(() => mails.id, { onDelete: 'set null' }),
    threadId: integer('thread_id').references(() => threads.id, { onDelete: 'set null' }),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    /** Where reports about it come back: given with the first try, known to the servers on its way alone. */
    reportToken: text('report_token'),
    /** When the last try began; one that never ended is in doubt and is made again. */
    triedAt: moment('tried_at'),
    createdAt: createdAt(),
    sentAt: moment('sent_at'),
  },
  (t) => [
    unique().on(t.messageId, t.recipient),
    index('outbox_to').on(t.toUserId),
    index('outbox_owner').on(t.ownerId),
    index('outbox_thread').on(t.threadId, t.createdAt),
    index('outbox_reply').on(t.mailId).where(sql`kind = 'reply'`),
    index('outbox_open').on(t.id).where(sql`status in ('queued', 'sending')`),
    uniqueIndex('outbox_report').on(t.reportToken).where(sql`report_token is not null`),
  ],
)

/**
 * Addresses that nothing more goes to: a mail to them came back for good. Each counts in one context, a company's, a
 * person's or the server's own (neither), so that nobody learns from it what others sent.
 */
// Written by mail.
export const suppressedAddresses = pgTable(
  'suppressed_addresses',
  {
    id: id(),
    /** Lower case. */
    address: text('address').notNull(),
    companyId: integer('company_id').references(() => companies.id, { onDelete: 'cascade' }),
    ownerId: integer('owner_id').references(() => users.id, { onDelete: 'cascade' }),
    /** What the other server said. */
    reason: text('reason').notNull(),
    /** Of the mail that came back. */
    subject: text('subject').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('suppressed_addresses_once').on(
      t.address,
      sql`coalesce(company_id, 0)`,
      sql`coalesce(owner_id, 0)`,
    ),
    index('suppressed_addresses_company').on(t.companyId),
    index('suppressed_addresses_owner').on(t.ownerId),
  ],
)
