// What teams tell: who listens, what was written, what was released of it, and the mails that ask.
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from './columns.ts'
import { companyUnits } from './companies.ts'
import { agentInstances } from './instances.ts'
import { jsonb } from './json.ts'
import { deliveries, mails, threads } from './mails.ts'
import { companies, users } from './users.ts'

export type StoredCadence = 'off' | 'weekly' | 'fortnightly' | 'monthly'
export type StoredUrgency = 'high' | 'medium' | 'low'

/** One of the five polling agents of a context, or an instance of Tanya's: its address is that of its instance. */
// Written by polling.
export const pollingAgents = pgTable(
  'polling_agents',
  {
    id: id(),
    instanceId: integer('instance_id')
      .notNull()
      .unique()
      .references(() => agentInstances.id, { onDelete: 'cascade' }),
    /** One owner: a person (personal) or a company. */
    ownerId: integer('owner_id').references(() => users.id, { onDelete: 'cascade' }),
    companyId: integer('company_id').references(() => companies.id, { onDelete: 'cascade' }),
    /** The class of what it takes; null for an instance of Tanya's. */
    type: text('type'),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    cadence: text('cadence').$type<StoredCadence>().notNull().default('off'),
    /** Fewest people that a figure tells of. */
    threshold: integer('threshold').notNull().default(4),
    /** Texts whose terms are counted. */
    texts: integer('texts').notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('polling_agents_company').on(t.companyId, t.type).where(sql`type is not null`),
    uniqueIndex('polling_agents_own').on(t.ownerId, t.type).where(sql`type is not null`),
    index('polling_agents_of_company').on(t.companyId),
    index('polling_agents_of_owner').on(t.ownerId),
  ],
)

/** A row goes with its agent, or its person. */
const ofAgent = () =>
  integer('agent_id')
    .notNull()
    .references(() => pollingAgents.id, { onDelete: 'cascade' })
const ofUser = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** Who wrote to an agent; a number that says nothing once the account is gone. */
// Written by polling.
export const pollingPeople = pgTable(
  'polling_people',
  {
    id: id(),
    agentId: ofAgent(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [unique().on(t.agentId, t.userId), index('polling_people_user').on(t.userId)],
)

/**
 * A release: submissions of enough people, whole and for good. All figures are sums of releases, so that no two of them
 * differ by fewer people. With a topic it is a release of mails that raise it.
 */
// Written by polling.
export const pollingReleases = pgTable(
  'polling_releases',
  {
    id: id(),
    agentId: ofAgent(),
    topicId: integer('topic_id'),
    /** The department or team that all of its people were in; null for a mixed one, which counts in the whole alone. */
    unitId: integer('unit_id').references(() => companyUnits.id, { onDelete: 'set null' }),
    /** Of people who are no members of the company. */
    isOutside: boolean('is_outside').notNull().default(false),
    /** Of its newest submission, in UTC. */
    day: date('day', { mode: 'string' }).notNull(),
    submissions: integer('submissions').notNull(),
    people: integer('people').notNull(),
    sentimentSum: integer('sentiment_sum').notNull(),
    /** Submissions that are urgent, and rather urgent. */
    urgent: integer('urgent').notNull().default(0),
    ratherUrgent: integer('rather_urgent').notNull().default(0),
    /** Of enough people that answered a mail of ours: how many, and after how many minutes in all; else 0. */
    answers: integer('answers').notNull().default(0),
    answerMinutes: bigint('answer_minutes', { mode: 'number' }).notNull().default(0),
    /** Somebody's account ended: none of its words are shown any more, so that nobody sees whose are missing. */
    isSilent: boolean('is_silent').notNull().default(false),
  },
  (t) => [
    index('polling_releases_agent').on(t.agentId, t.day).where(sql`topic_id is null`),
    index('polling_releases_topics').on(t.agentId, t.day).where(sql`topic_id is not null`),
    index('polling_releases_topic').on(t.topicId),
  ],
)

// Written by polling.
export const pollingReleasePeople = pgTable(
  'polling_release_people',
  {
    releaseId: integer('release_id')
      .notNull()
      .references(() => pollingReleases.id, { onDelete: 'cascade' }),
    personId: integer('person_id')
      .notNull()
      .references(() => pollingPeople.id, { onDelete: 'cascade' }),
    submissions: integer('submissions').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.releaseId, t.personId] }),
    index('polling_release_people_person').on(t.personId),
  ],
)

// Written by polling.
export const pollingSubmissions = pgTable(
  'polling_submissions',
  {
    id: id(),
    agentId: ofAgent(),
    personId: integer('person_id')
      .notNull()
      .references(() => pollingPeople.id, { onDelete: 'cascade' }),
    /** By which others see it: random, so that it tells nothing of its time. */
    key: text('key').notNull().unique(),
    mailId: integer('mail_id').references(() => mails.id, { onDelete: 'set null' }),
    /** Where the person was in the hierarchy when they wrote. */
    unitId: integer('unit_id').references(() => companyUnits.id, { onDelete: 'set null' }),
    isOutside: boolean('is_outside').notNull().default(false),
    subject: text('subject').notNull().default(''),
    text: text('text').notNull(),
    language: text('language').notNull(),
    sentiment: integer('sentiment').notNull(),
    urgency: text('urgency').$type<StoredUrgency>().notNull(),
    /** The sender only copied the agent. */
    isCopied: boolean('is_copied').notNull().default(false),
    /** From the mail that asked; null for what nobody asked for. */
    answerMinutes: integer('answer_minutes'),
    releaseId: integer('release_id').references(() => pollingReleases.id, { onDelete: 'set null' }),
    receivedAt: moment('received_at').notNull(),
  },
  (t) => [
    unique().on(t.agentId, t.mailId),
    index('polling_submissions_waiting').on(t.agentId).where(sql`release_id is null`),
    index('polling_submissions_release').on(t.releaseId),
    index('polling_submissions_person').on(t.personId, t.id),
    index('polling_submissions_mail').on(t.mailId),
  ],
)

// Written by polling.
export const pollingTopics = pgTable(
  'polling_topics',
  {
    id: id(),
    agentId: ofAgent(),
    /** As src/language/polling keeps it. */
    state: jsonb('state').$type<Record<string, unknown>>().notNull(),
    /** As enough people have it; null until a release. */
    name: text('name'),
    createdAt: createdAt(),
  },
  (t) => [index('polling_topics_agent').on(t.agentId)],
)

/** By which a text finds the topics that it may belong to. */
// Written by polling.
export const pollingTopicTerms = pgTable(
  'polling_topic_terms',
  {
    agentId: integer('agent_id').notNull(),
    term: text('term').notNull(),
    topicId: integer('topic_id')
      .notNull()
      .references(() => pollingTopics.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.agentId, t.term, t.topicId] }),
    index('polling_topic_terms_topic').on(t.topicId),
  ],
)

/** In how many texts of an agent a term came up. */
// Written by polling.
export const pollingTerms = pgTable(
  'polling_terms',
  {
    agentId: ofAgent(),
    term: text('term').notNull(),
    texts: integer('texts').notNull(),
  },
  (t) => [primaryKey({ columns: [t.agentId, t.term] })],
)

/** That a submission raises a topic, in this sentence of it. */
// Written by polling.
export const pollingMentions = pgTable(
  'polling_mentions',
  {
    id: id(),
    submissionId: integer('submission_id')
      .notNull()
      .references(() => pollingSubmissions.id, { onDelete: 'cascade' }),
    topicId: integer('topic_id')
      .notNull()
      .references(() => pollingTopics.id, { onDelete: 'cascade' }),
    /** Null where none may be quoted, such as one that names somebody. */
    sentence: text('sentence'),
    releaseId: integer('release_id').references(() => pollingReleases.id, { onDelete: 'set null' }),
  },
  (t) => [
    unique().on(t.submissionId, t.topicId),
    index('polling_mentions_waiting').on(t.topicId).where(sql`release_id is null`),
    index('polling_mentions_topic').on(t.topicId, t.id),
    index('polling_mentions_release').on(t.releaseId),
  ],
)

// Written by polling.
export const pollingInsightViews = pgTable(
  'polling_insight_views',
  {
    agentId: ofAgent(),
    insightId: text('insight_id').notNull(),
    views: integer('views').notNull(),
  },
  (t) => [primaryKey({ columns: [t.agentId, t.insightId] })],
)

/** A mail that asks one person; the key holds it to once for each round. */
// Written by polling.
export const pollingPrompts = pgTable(
  'polling_prompts',
  {
    id: id(),
    agentId: ofAgent(),
    userId: ofUser(),
    /** Monday of the week, 'YYYY-MM-DD'. */
    round: date('round', { mode: 'string' }).notNull(),
    threadId: integer('thread_id').references(() => threads.id, { onDelete: 'set null' }),
    sentAt: moment('sent_at').notNull(),
    remindedAt: moment('reminded_at'),
    answeredAt: moment('answered_at'),
  },
  (t) => [
    unique().on(t.agentId, t.userId, t.round),
    index('polling_prompts_thread').on(t.threadId),
    index('polling_prompts_user').on(t.userId),
  ],
)

/** Whom an agent does not ask: until a day, or for good. */
// Written by polling.
export const pollingPauses = pgTable(
  'polling_pauses',
  {
    agentId: ofAgent(),
    userId: ofUser(),
    /** Null for good. */
    until: date('until', { mode: 'string' }),
  },
  (t) => [primaryKey({ columns: [t.agentId, t.userId] }), index('polling_pauses_user').on(t.userId)],
)

/** Rounds of which the people were told what came of them. */
// Written by polling.
export const pollingDigests = pgTable(
  'polling_digests',
  {
    agentId: ofAgent(),
    userId: ofUser(),
    round: date('round', { mode: 'string' }).notNull(),
    /** What the mail counts from 1, so that a reply can name it by its number. */
    listed: jsonb('listed').$type<{ key: string; about: string }[]>().notNull().default([]),
  },
  (t) => [
    primaryKey({ columns: [t.agentId, t.userId, t.round] }),
    index('polling_digests_user').on(t.userId),
  ],
)

/** Mails with $$polling from before there were polling agents: they are filed one after the other. */
// Written by polling.
export const pollingBacklog = pgTable('polling_backlog', {
  deliveryId: integer('delivery_id')
    .primaryKey()
    .references(() => deliveries.id, { onDelete: 'cascade' }),
})
