// What is there already when a mail comes to Polly: the poll that it answers, as its writer may see it.
import type { AgentMail } from '../../agent/agent.ts'
import { actingAs } from '../../kit/db/acting-database.ts'
import type { Database } from '../../kit/db/database.ts'
import type { Scope } from '../../kit/scope.ts'
import { beforePasted } from '../../language/others-speak.ts'
import type { BallotAnswer } from '../../language/polls/ballot-reply.ts'
import { baseSubject } from '../../mail/subject.ts'
import { answeredRecords } from '../../records/comment-mail-store.ts'
import { readingOf } from '../accounts/index.ts'
import { isUnderQuestion } from './open-ballot-store.ts'
import { mayManage } from './poll-acts.ts'
import type { MailToPoll } from './poll-proposal.ts'
import type { PollServices } from './poll-services.ts'
import { optionsOf, type PollRow, pollsOfThread } from './poll-store.ts'
import { POLL } from './poll-subject.ts'
import { peopleAsked } from './thread-people-store.ts'
import { ballotsOf } from './voter-store.ts'

/** Votes that a reply can be compared with ("the same as Ben"); more are too many to mean one of. */
const MOST_OTHERS = 100

/** The poll whose ballot is answered, by the reply address; else the open one of the thread, else its latest. */
async function answeredPoll(db: Database, scope: Scope, mail: AgentMail): Promise<PollRow | null> {
  if (mail.threadId === null) return null
  const polls = await pollsOfThread(actingAs(db, scope), mail.threadId)
  if (polls.length < 2) return polls[0] ?? null
  const { parsed, recipient } = mail
  const token = recipient.split('@', 1)[0]?.toLowerCase() ?? ''
  const messageIds = [...parsed.references, ...(parsed.inReplyTo ? [parsed.inReplyTo] : [])]
  const answered = await answeredRecords(actingAs(db, scope), mail.threadId, { token, messageIds })
  const named = answered.find(({ subject }) => subject.kind === POLL)?.subject.id
  const open = polls.filter(({ status }) => status === 'open')
  const asked = baseSubject(parsed.subject)
  return (
    polls.find(({ id }) => id === named) ??
    open.find(({ question }) => isUnderQuestion(asked, question)) ??
    open[0] ??
    polls[0] ??
    null
  )
}

/** What the rule is given; `poll` is null for a mail that answers none. */
export async function toRead(
  services: Pick<PollServices, 'db' | 'system' | 'mailDomain'>,
  scope: Scope,
  mail: AgentMail,
): Promise<MailToPoll> {
  const { db } = services
  const poll = await answeredPoll(db, scope, mail)
  // In which their ballot told them the times: an offset of the mail is wrong behind a change of the clocks.
  const zone = poll ? (await readingOf(services, poll, mail.sender.userId)).zone : mail.zone
  const { to, cc } = await peopleAsked(actingAs(db, scope), mail, services.mailDomain)
  const person = ({ email, name }: AgentMail['sender']) => ({ email, name })
  return {
    mail: {
      // Words of a pasted chat are nobody's vote.
      text: poll ? beforePasted(mail.parsed.newest.text) : mail.parsed.newest.text,
      subject: mail.parsed.subject,
      author: person(mail.sender),
      people: [...to, ...cc].map(({ email, name }) => ({ email, name })),
      sentAt: mail.sentAt.toISOString(),
      zone,
    },
    poll: poll && (await onBallot(db, poll, mail)),
    isAuthor: poll !== null && !mail.isStranger && mayManage(scope, poll),
    quoted: mail.parsed.text,
    commandsOnly: mail.commandsOnly,
  }
}

async function onBallot(db: Database, poll: PollRow, mail: AgentMail): Promise<MailToPoll['poll']> {
  const options = await optionsOf(db, [poll.id])
  const isOpenToVoters = !poll.isAnonymous && (!poll.hidesResults || poll.status === 'closed')
  const ballots = isOpenToVoters && poll.votedCount <= MOST_OTHERS ? await ballotsOf(db, poll) : []
  const isClosed = poll.status === 'closed'
  const won = (isClosed && options.find(({ id }) => id === poll.decidedOptionId)) || null
  const positionOf = new Map(options.map(({ id, position }) => [String(id), position]))
  return {
    id: poll.id,
    question: poll.question,
    kind: poll.kind,
    // While ideas are collected there is nothing to vote on.
    status: poll.ideas === 'collecting' && poll.status === 'open' ? 'draft' : poll.status,
    isDecided: won !== null,
    decided: won === null || poll.kind === 'schedule' ? null : won.label,
    options: options.map((option) => ({
      position: option.position,
      label: option.label,
      startsAt: option.startsAt?.toISOString() ?? null,
      endsAt: option.endsAt?.toISOString() ?? null,
      day: option.day,
    })),
    others: ballots.flatMap(({ voter, answers }) =>
      voter === null || voter.userId === mail.sender.userId
        ? []
        : [
            {
              email: voter.email,
              name: voter.name,
              answers: Object.fromEntries(
                Object.entries(answers).map(([id, answer]): [number, BallotAnswer] => [
                  positionOf.get(id) ?? 0,
                  answer,
                ]),
              ),
            },
          ],
    ),
  }
}
