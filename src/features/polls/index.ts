// Polls: questions with choices, votes by mail, by a personal page and in the app, and Polly, who reads them.

import { z } from 'zod'
import { defineJob } from '../../jobs/job.ts'
import type { Acting } from '../../kit/acting.ts'
import { asSystem } from '../../kit/db/acting-database.ts'
import { whenMembersLeave } from '../../kit/events.ts'
import type { Scope } from '../../kit/scope.ts'
import { handOverInquiries } from '../../records/inquiry-hand-over-store.ts'
import { roleIn } from '../accounts/index.ts'
import { type AppServices, type Feature, feature } from '../feature.ts'
import { commentRoutes } from './comments/comment-api.ts'
import { importPoll } from './import-poll.ts'
import { forgetVoter, leavePolls, ownPollComments, ownPolls, ownVotes } from './owned-store.ts'
import { pollRoutes } from './poll-api.ts'
import { type PollAsking, pollAsking } from './poll-asking.ts'
import { pollAsks } from './poll-asks.ts'
import { undoablePoll } from './poll-changes.ts'
import { tellPoll } from './poll-events.ts'
import { type PollFile, pollFileOf } from './poll-file.ts'
import { sweepPolls } from './poll-life.ts'
import {
  type PollMailServices,
  type PollMailsJob,
  type PollMailsPayload,
  pollMailsJob,
} from './poll-mails.ts'
import { placeOf, pollPlace } from './poll-place.ts'
import { searchablePoll } from './poll-search-store.ts'
import type { PollServices, Told } from './poll-services.ts'
import { listPollRows, lockPollOf, readablePolls, requirePoll } from './poll-store.ts'
import { POLL, pollNoun } from './poll-subject.ts'
import { pollTools } from './poll-tools.ts'
import { type PollyServices, polly } from './polly-agent.ts'
import { shownPoll } from './shown-poll.ts'
import { sendVoterLink } from './unproved-vote.ts'
import { votePages } from './vote-page.ts'

export { isLinkOf, linkToken, newSecret, voterInToken } from './personal-link.ts'
export type { PollAsking } from './poll-asking.ts'
export { POLL_FILE, type PollFile, readPollFile } from './poll-file.ts'
export { pollSubject } from './poll-subject.ts'

export interface PollsFeature extends Feature {
  /** For features that make polls of something. */
  asking: PollAsking
  /** Makes a poll of a file, in the open transaction; answers its id. */
  importPoll(acting: Acting, file: PollFile): Promise<number>
  /** Those of the context that the person may read, in the order in which they were made. */
  exportPolls(scope: Scope): Promise<PollFile[]>
}

/** Open polls end, and reminders go, at most this long after their time. */
const SWEEP_MS = 30_000
/** Many votes within this time are told to open pages at once, in seconds. */
const TELL_SECONDS = 1

export function polls(app: AppServices, ports: Pick<PollyServices, 'readPollMail'>): PollsFeature {
  const { db, system, clock, config, queue } = app
  whenMembersLeave(db, (left) => [leavePolls(left, clock())])
  const common = { db, system, clock, publicUrl: config.publicUrl, mailDomain: config.mailDomain }
  const sending: PollMailServices = {
    ...common,
    queueSending: app.queueSending,
    goOn: (page, delaySeconds) => queue.enqueue(mails, page, { delaySeconds }),
    isMember: async (companyId, userId) => (await roleIn(asSystem(db, system), userId, companyId)) !== null,
  }
  const mails: PollMailsJob = pollMailsJob(sending)
  const news = defineJob({
    name: 'poll-news',
    payload: z.object({ pollId: z.number() }),
    run: ({ pollId }) =>
      db.transaction(async () => {
        const poll = await lockPollOf(asSystem(db, system), pollId)
        if (poll) await tellPoll(db, system, poll)
      }),
  })
  const services: PollServices = {
    ...common,
    tellVoters: (pollId: number, told: Told, key: string) => {
      const page: PollMailsPayload = { pollId, told, key, after: 0 }
      return queue.enqueue(mails, page)
    },
    tellLater: (pollId) => queue.enqueue(news, { pollId }, { delaySeconds: TELL_SECONDS }),
  }
  return feature({
    name: 'polls',
    tools: pollTools,
    events: [
      {
        ...{ type: 'poll.changed', title: 'A poll was made, voted in, changed or closed', on: 'poll_update' },
        fields: ['pollId'],
      },
    ],
    asking: pollAsking(services),
    importPoll: async (acting, file) => (await importPoll(services, acting, file)).id,
    async exportPolls(scope) {
      const rows = await listPollRows(db, scope, undefined)
      const inOrder = rows.toSorted((one, other) => one.id - other.id)
      return Promise.all(inOrder.map(async (row) => pollFileOf(await shownPoll(db, scope, row))))
    },
    agents: [polly({ ...services, ...ports })],
    nouns: { [POLL]: pollNoun },
    search: { [POLL]: searchablePoll },
    asks: pollAsks(services),
    owned: {
      lists: [ownPolls, ownVotes, ownPollComments],
      forget: forgetVoter,
      handOver: async (db, scope, { userId }) => [
        { noun: pollNoun, count: await handOverInquiries(db, scope, 'polls', userId) },
      ],
    },
    records: {
      [POLL]: {
        readable: readablePolls,
        place: pollPlace,
        undoable: undoablePoll(services),
        tellCommented: async ({ scope }, id) => tellPoll(db, scope, await requirePoll(db, scope, id)),
      },
    },
    placeOf: placeOf(db),
    onHeldReply: (reply) => sendVoterLink(sending, reply),
    routes: [...pollRoutes(services), ...commentRoutes(services, app.records)],
    formPages: votePages(services),
    jobs: [mails, news],
    sweeps: [{ name: 'polls', everyMs: SWEEP_MS, run: () => sweepPolls(services) }],
  })
}
