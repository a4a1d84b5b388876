// Polls, their options, who may vote, and the votes.
import { boolean, date, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { createdAt, id, moment, updatedAt } from './columns.ts'
import { askedPerson, inquiryCourse, inquirySource } from './inquiries.ts'
import { jsonb } from './json.ts'
import { mails } from './mails.ts'

export type StoredPollKind = 'single' | 'multiple' | 'ranked' | 'yes_no' | 'approval' | 'schedule'

// Written by polls.
export const polls = pgTable(
  'polls',
  {
    id: id(),
    ...inquirySource(),
    ...inquiryCourse(),
    question: text('question').notNull(),
    /** What voters should know beside it. */
    description: text('description'),
    kind: text('kind').$type<StoredPollKind>().notNull(),
    /** What the author of a draft is asked, in a sentence. */
    draftReason: text('draft_reason'),
    isAnonymous: boolean('is_anonymous').notNull().default(false),
    hidesResults: boolean('hides_results').notNull().default(false),
    /** 'collecting' while people send ideas and nobody votes yet; 'welcome' where a vote may name another option. */
    ideas: text('ideas').$type<'collecting' | 'welcome'>(),
    /** Votes without which nothing is decided. */
    quorum: integer('quorum'),
    rule: text('rule').$type<'most' | 'majority' | 'all'>().notNull().default('most'),
    closesAt: moment('closes_at').notNull(),
    /** Chosen by the rule, or by the author where that left a tie; see poll_options. */
    decidedOptionId: integer('decided_option_id'),
    /** Its author asked for it though nobody said yes to it, and was asked once whether they mean it. */
    confirmingOptionId: integer('confirming_option_id'),
    /** How often the meeting was changed (RFC 5545, SEQUENCE); null while nobody was invited to one. */
    meetingSequence: integer('meeting_sequence'),
    voterCount: integer('voter_count').notNull().default(0),
    votedCount: integer('voted_count').notNull().default(0),
    /** It came out of a file, which says what was voted; null for one that was held here. */
    importedAt: moment('imported_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('polls_owner').on(t.ownerId),
    index('polls_company').on(t.companyId),
    index('polls_thread').on(t.threadId),
    index('polls_closing').on(t.status, t.closesAt),
  ],
)

// Written by polls.
export const pollOptions = pgTable(
  'poll_options',
  {
    id: id(),
    pollId: integer('poll_id')
      .notNull()
      .references(() => polls.id, { onDelete: 'cascade' }),
    /** From 1, as ballots count them; never used again. */
    position: integer('position').notNull(),
    label: text('label').notNull(),
    startsAt: moment('starts_at'),
    endsAt: moment('ends_at'),
    /** Of a whole day. */
    day: date('day', { mode: 'string' }),
    /** It was on ballots, and is not any more: its number means nothing else since. */
    removedAt: moment('removed_at'),
  },
  (t) => [unique().on(t.pollId, t.position)],
)

// Written by polls.
export const pollVoters = pgTable(
  'poll_voters',
  {
    id: id(),
    pollId: integer('poll_id')
      .notNull()
      .references(() => polls.id, { onDelete: 'cascade' }),
    ...askedPerson(),
    /** Without whose approval nothing is approved. */
    isRequired: boolean('is_required').notNull().default(false),
    hasVoted: boolean('has_voted').notNull().default(false),
    /** A mailing list, which has no vote: its ballot is no person's. */
    isList: boolean('is_list').notNull().default(false),
    /** Taken off: their vote no longer counts. */
    removedAt: moment('removed_at'),
  },
  (t) => [unique().on(t.pollId, t.email), index('poll_voters_user').on(t.userId)],
)

/** By option: what was said of it, or its place in a ranking, from 1. */
export type StoredAnswers = Record<string, 'yes' | 'maybe' | 'no' | number>

/**
 * One a voter. Of an anonymous poll it names nobody and no moment: its key, which the voter's personal link makes,
 * finds it again when the vote is changed, and no order of rows says whose it is.
 */
// Written by polls.
export const pollBallots = pgTable(
  'poll_ballots',
  {
    key: text('key').primaryKey(),
    pollId: integer('poll_id')
      .notNull()
      .references(() => polls.id, { onDelete: 'cascade' }),
    voterId: integer('voter_id')
      .unique()
      .references(() => pollVoters.id, { onDelete: 'cascade' }),
    answers: jsonb('answers').$type<StoredAnswers>().notNull(),
    /** A condition or an explanation, in the voter's words. */
    remark: text('remark'),
    /** Of the mail that it was read from. */
    sentence: text('sentence'),
    via: text('via').$type<'mail' | 'page' | 'app'>(),
    mailId: integer('mail_id').references(() => mails.id, { onDelete: 'set null' }),
    castAt: moment('cast_at'),
  },
  (t) => [index('poll_ballots_poll').on(t.pollId)],
)
