// Polly: a question with choices becomes a poll, and replies become votes (agents.md, section 2).
import { type Agent, defineAgent, type InThread } from '../../agent/agent.ts'
import { polly as card } from '../../crew/polly.ts'
import { asSystem } from '../../kit/db/acting-database.ts'
import { toRead } from './known-poll.ts'
import { openBallotThreads } from './open-ballot-store.ts'
import { applyPollMail } from './poll-apply.ts'
import type { MailToPoll, PollProposal, readPollMail } from './poll-proposal.ts'
import type { PollServices } from './poll-services.ts'
import { pollNoun } from './poll-subject.ts'

export interface PollyServices extends PollServices {
  /** Reading takes time, and has a thread of its own. */
  readPollMail: InThread<typeof readPollMail>
}

export function polly(services: PollyServices): Agent {
  const { db, system } = services
  return defineAgent<PollProposal, MailToPoll>({
    card,
    noun: pollNoun,
    known: (scope, mail) => toRead(services, scope, mail),
    byRules: (mail, known) => services.readPollMail(known, mail.sender.email),
    // "Monday", written under the bare subject of the poll, is a vote in it.
    isAnswer: ({ reply }, { asked }) =>
      !asked && reply !== null && (reply.vote !== null || reply.acts.length > 0),
    leaves: ({ reply }) =>
      reply?.isDecided && !reply.vote && reply.acts.length === 0 ? { meant: reply.decided } : null,
    asksUnder: (userId, subject) => openBallotThreads(asSystem(db, system), userId, subject),
    apply: (context, proposal) => applyPollMail(services, context, proposal),
  })
}
