// Polls on the wire: the list, one poll with its votes as its reader may see them, and what is done with it.
import { z } from 'zod'
import { endpoint, idParam, isoMoment } from '../../kit/contract.ts'
import { visibleText } from '../../kit/invisible-characters.ts'

export const pollKind = z.enum(['single', 'multiple', 'ranked', 'yes_no', 'approval', 'schedule'])
export const pollStatus = z.enum(['draft', 'open', 'closed'])
export const decisionRule = z.enum(['most', 'majority', 'all'])
/** What was said of an option, or its place in a ranking, from 1. */
export const answer = z.union([z.enum(['yes', 'maybe', 'no']), z.number().int().min(1).max(100)])
/** By the id of the option. */
export const answers = z.record(z.string().regex(/^\d{1,10}$/), answer)

export const MOST_OPTIONS = 60
/** Characters. */
export const LONGEST_QUESTION = 300
export const LONGEST_DESCRIPTION = 4_000
export const MOST_VOTERS = 5_000

const optionTimes = {
  /** Of a schedule poll: when it begins and ends; both null for what is no time. */
  startsAt: isoMoment.nullable(),
  endsAt: isoMoment.nullable(),
  /** 'YYYY-MM-DD' of a whole day. */
  day: z.string().nullable(),
}

export const pollOption = z.object({
  id: z.number(),
  /** As ballots count them, from 1. */
  position: z.number(),
  label: z.string(),
  ...optionTimes,
})
export type PollOption = z.infer<typeof pollOption>

export const optionCount = z.object({
  optionId: z.number(),
  yes: z.number(),
  maybe: z.number(),
  no: z.number(),
})

export const verdict = z.discriminatedUnion('is', [
  z.object({ is: z.literal('decided'), optionId: z.number() }),
  z.object({ is: z.literal('tie'), optionIds: z.array(z.number()) }),
  z.object({
    is: z.literal('short'),
    optionId: z.number(),
    because: z.enum(['majority', 'all', 'required']),
  }),
  z.object({ is: z.literal('quorum'), missing: z.number() }),
  z.object({ is: z.literal('none') }),
])

export const pollResult = z.object({
  counts: z.array(optionCount),
  votes: z.number(),
  verdict,
})

export const pollVote = z.object({
  /** Null where the poll is anonymous. */
  voter: z.object({ id: z.number(), name: z.string(), email: z.string() }).nullable(),
  answers,
  remark: z.string().nullable(),
  /** The words of the voter's mail; null for a vote on a page or in the app. */
  sentence: z.string().nullable(),
  via: z.enum(['mail', 'page', 'app']).nullable(),
  /** The mail log's page of that mail; null where the reader may not open it. */
  deliveryId: z.number().nullable(),
  castAt: isoMoment.nullable(),
})
export type PollVote = z.infer<typeof pollVote>

export const pollVoter = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  isRequired: z.boolean(),
  hasVoted: z.boolean(),
  remindedAt: isoMoment.nullable(),
})

export const pollBrief = z.object({
  id: z.number(),
  companyId: z.number(),
  question: z.string(),
  kind: pollKind,
  status: pollStatus,
  author: z.object({ id: z.number(), name: z.string() }).nullable(),
  closesAt: isoMoment,
  closedAt: isoMoment.nullable(),
  createdAt: isoMoment,
  voterCount: z.number(),
  votedCount: z.number(),
  options: z.array(pollOption),
  /** Null while results are hidden from the reader. */
  result: pollResult.nullable(),
  decidedOptionId: z.number().nullable(),
  /** 'collecting' while its options still come by reply; 'welcome' where a vote may name another one. */
  ideas: z.enum(['collecting', 'welcome']).nullable(),
})
export type PollBrief = z.infer<typeof pollBrief>

export const poll = pollBrief.extend({
  /** What voters should know beside the question. */
  description: z.string().nullable(),
  draftReason: z.string().nullable(),
  isAnonymous: z.boolean(),
  hidesResults: z.boolean(),
  quorum: z.number().nullable(),
  rule: decisionRule,
  /** In which its times were written. */
  zone: z.string(),
  /** Its votes came with a file, which nothing proves; null for a poll that was held here. */
  importedAt: isoMoment.nullable(),
  closedBecause: z.enum(['deadline', 'author', 'everyone']).nullable(),
  /** The mail log's page of the mail that asked; null for one made in the app, or one that the reader may not open. */
  deliveryId: z.number().nullable(),
  /** The subject of that mail. */
  mailSubject: z.string().nullable(),
  /** As far as the reader may see them. */
  votes: z.array(pollVote),
  /** Those that may vote; none of an anonymous poll is told from others. */
  voters: z.array(pollVoter),
  /** Addresses that were asked and turned out to be mailing lists, which have no vote. */
  lists: z.array(z.string()),
  /** Whether the reader closes, reopens, changes and reminds. */
  mayManage: z.boolean(),
  /** The reader's own vote; null without one. */
  ownAnswers: answers.nullable(),
  ownRemark: z.string().nullable(),
  mayVote: z.boolean(),
})
export type Poll = z.infer<typeof poll>

const ofPoll = z.object({ id: idParam })

const text = (most: number) => z.string().overwrite(visibleText).trim().min(1).max(most)
const moment = z.iso.datetime({ offset: true })

export const newOption = z.object({
  label: text(300),
  startsAt: moment.nullish(),
  endsAt: moment.nullish(),
  day: z.iso.date().nullish(),
})

const settings = {
  isAnonymous: z.boolean(),
  hidesResults: z.boolean(),
  quorum: z.number().int().min(1).max(MOST_VOTERS).nullable(),
  rule: decisionRule,
  closesAt: moment,
  description: z.string().trim().max(LONGEST_DESCRIPTION).nullable(),
}

export const listPolls = endpoint({
  method: 'GET',
  path: '/api/polls',
  summary: 'Polls of the context that the person may read: open ones first, then the latest',
  access: 'session',
  query: z.object({ status: pollStatus.optional() }),
  response: z.object({ polls: z.array(pollBrief) }),
})

export const getPoll = endpoint({
  method: 'GET',
  path: '/api/polls/{id}',
  summary: 'One poll with its result and its votes, as far as the person may see them',
  access: 'session',
  params: ofPoll,
  response: poll,
})

export const createPoll = endpoint({
  method: 'POST',
  path: '/api/polls',
  summary: 'Ask a question; each voter gets a mail with the options',
  access: 'session',
  body: z.object({
    question: text(LONGEST_QUESTION),
    kind: pollKind,
    options: z.array(newOption).max(MOST_OPTIONS),
    /** Addresses. */
    voters: z.array(z.email().max(320)).max(MOST_VOTERS),
    isDraft: z.boolean().optional(),
    ...z.object(settings).partial().shape,
  }),
  response: poll,
  status: 201,
})

export const changePoll = endpoint({
  method: 'PATCH',
  path: '/api/polls/{id}',
  summary:
    'Change what is asked or how; with votes in it the question and its options stay, and others can join them',
  access: 'session',
  params: ofPoll,
  body: z.object({
    question: text(LONGEST_QUESTION).optional(),
    kind: pollKind.optional(),
    /** In the place of all that are there, while nobody has voted. */
    options: z.array(newOption).max(MOST_OPTIONS).optional(),
    /** Ids; while nobody has voted. */
    removeOptions: z.array(z.number().int()).max(MOST_OPTIONS).optional(),
    /** Join the others; everybody asked is told. */
    addOptions: z.array(newOption).max(MOST_OPTIONS).optional(),
    addVoters: z.array(z.email().max(320)).max(MOST_VOTERS).optional(),
    /** Ids of voters whose votes no longer count. */
    removeVoters: z.array(z.number().int()).max(MOST_VOTERS).optional(),
    ...z.object(settings).partial().shape,
  }),
  response: poll,
})

export const voteInPoll = endpoint({
  method: 'POST',
  path: '/api/polls/{id}/vote',
  summary: 'Vote, or change the vote, until the poll is closed',
  access: 'session',
  params: ofPoll,
  body: z.object({ answers, remark: z.string().trim().max(1_000).nullish() }),
  response: poll,
})

export const openPoll = endpoint({
  method: 'POST',
  path: '/api/polls/{id}/open',
  summary: 'Send out a draft, or open a closed poll again',
  access: 'session',
  params: ofPoll,
  body: z.object({ closesAt: moment.optional() }).optional(),
  response: poll,
})

export const closePoll = endpoint({
  method: 'POST',
  path: '/api/polls/{id}/close',
  summary: 'End the vote; everybody gets the result',
  access: 'session',
  params: ofPoll,
  body: z.object({ /** Chosen where the votes leave a tie. */ optionId: idParam.optional() }).optional(),
  response: poll,
})

export const remindVoters = endpoint({
  method: 'POST',
  path: '/api/polls/{id}/remind',
  summary: 'Remind those who have not voted, each once a day at most',
  access: 'session',
  params: ofPoll,
  response: z.object({ reminded: z.number() }),
})

export const deletePoll = endpoint({
  method: 'DELETE',
  path: '/api/polls/{id}',
  summary: 'Delete a poll; it can be brought back for 30 days',
  access: 'session',
  params: ofPoll,
  response: z.object({ deleted: z.boolean() }),
})

export const restorePoll = endpoint({
  method: 'POST',
  path: '/api/polls/{id}/restore',
  summary: 'Bring a deleted poll back',
  access: 'session',
  params: ofPoll,
  response: poll,
})

export const exportVotes = endpoint({
  method: 'GET',
  path: '/api/polls/{id}/votes.csv',
  summary: 'The votes as a table for other programs',
  access: 'session',
  params: ofPoll,
  response: z.unknown(),
})

export const exportPoll = endpoint({
  method: 'GET',
  path: '/api/polls/{id}/export',
  summary: 'The poll as a file that can be imported again, with the votes that the person may see',
  access: 'session',
  params: ofPoll,
  response: z.unknown(),
})
