// Polls with a time of their own: what time does with them is done when a test says so.

import type { Poll, PollBrief } from '../src/features/polls/contract.ts'
import { sweepPolls } from '../src/features/polls/poll-life.ts'
import { pollMailsJob } from '../src/features/polls/poll-mails.ts'
import type { PollServices } from '../src/features/polls/poll-services.ts'
import { asSystem } from '../src/kit/db/acting-database.ts'
import { mintSystemScope } from '../src/kit/scope.ts'
import { keepMail } from '../src/mail/outbox-send-store.ts'
import { replyAddressIn } from './outbox.ts'
import { type Client, type SentMail, startWorld, type World, type WorldOptions } from './world.ts'

export interface PollWorld extends World {
  polly: string
  /** From then on it is that moment. */
  setTime(moment: string): void
  /** Ends and reminds what is due by now. */
  sweep(): Promise<void>
  /** Our mails of that kind to the address, the latest first. */
  sentTo(email: string, kind: string): Promise<SentMail[]>
  /** The latest of them, once there are so many. */
  latestTo(email: string, kind: string, atLeast?: number): Promise<SentMail>
  /** Of that poll, once it came; the latest. */
  ballotOf(email: string, question: string): Promise<SentMail>
  pollOf(client: Client, question: string): Promise<Poll>
  /** A reply to the ballot of that poll. */
  vote(email: string, question: string, text: string): Promise<void>
}

export async function startPollWorld(start: string, options: WorldOptions = {}): Promise<PollWorld> {
  let now = new Date(start)
  const clock = () => now
  const world = await startWorld({ ...options, clock })
  const { db } = world.app
  const { publicUrl, mailDomain } = world.config
  const system = mintSystemScope('poll test')
  const common = { db, system, clock, publicUrl, mailDomain }
  const mails = pollMailsJob({
    ...common,
    queueSending: (id) => keepMail(asSystem(db, system), id, now),
    goOn: (page) => mails.run(page),
    isMember: async () => false,
  })
  const services: PollServices = {
    ...common,
    tellVoters: (pollId, told, key) => mails.run({ pollId, told, key, after: 0 }),
    tellLater: async () => {},
  }
  const sentTo: PollWorld['sentTo'] = (email, kind) => world.outbox({ to: email, kind })
  const latestTo: PollWorld['latestTo'] = async (email, kind, atLeast = 1) => {
    for (let tries = 0; tries < 2_400; tries++) {
      const sent = await sentTo(email, kind)
      if (sent[0] && sent.length >= atLeast) return sent[0]
      await new Promise((resolve) => setTimeout(resolve, 25))
    }
    throw new Error(`no ${kind} came to ${email} within a minute`)
  }
  async function ballotOf(email: string, question: string): Promise<SentMail> {
    for (let count = 1; ; count++) {
      await latestTo(email, 'ballot', count)
      const found = (await sentTo(email, 'ballot')).find(({ subject }) => subject.endsWith(question))
      if (found) return found
    }
  }
  return {
    ...world,
    polly: `polly@${mailDomain}`,
    setTime(moment) {
      now = new Date(moment)
    },
    sweep: () => sweepPolls(services),
    sentTo,
    latestTo,
    ballotOf,
    async pollOf(client, question) {
      const { polls } = await client.get<{ polls: PollBrief[] }>('/api/polls')
      const found = polls.find((one) => one.question === question)
      if (!found) throw new Error(`there is no poll ${question}`)
      return client.get<Poll>(`/api/polls/${found.id}`)
    },
    async vote(email, question, text) {
      const ballot = await ballotOf(email, question)
      const to = replyAddressIn(ballot.raw)
      await world.receiveMail({ from: email, to: [to], subject: `Re: ${ballot.subject}`, text, date: now })
    },
  }
}

/** The personal link in a ballot. */
export const linkIn = (text: string): string => /\/vote\/[\w.-]+/.exec(text)?.[0] ?? ''
