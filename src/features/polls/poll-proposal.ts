// What Polly proposes to do with a mail, and the rule that reads it: plain data in and out.
import type { Proposal } from '../../agent/agent.ts'
import { readCommands } from '../../language/commands.ts'
import type { AskedPoll, PollMail } from '../../language/polls/asked-poll.ts'
import type { PollOnBallot, ReadBallot } from '../../language/polls/ballot-reply.ts'
import { readBallot } from '../../language/polls/read-ballot.ts'
import { readPoll } from '../../language/polls/read-poll.ts'

interface Decision {
  isDecided: boolean
  /** The option that won; null where there is none yet, and where it is a time. */
  decided: string | null
}

export interface PollProposal extends Proposal {
  /** A new poll. */
  asked: AskedPoll | null
  /** What the mail says to a poll that is there. */
  reply: (ReadBallot & { pollId: number } & Decision) | null
  /** "Results", "my polls": the polls of the person are the answer. */
  wantsList: boolean
}

export interface MailToPoll {
  mail: PollMail
  /** The poll that the mail answers. */
  poll: (PollOnBallot & { id: number } & Decision) | null
  isAuthor: boolean
  /** The text with its quoted lines, for answers below them. */
  quoted: string
  /** Its text took too long to read. */
  commandsOnly: boolean
}

/** A mail that asks for nothing but what became of polls. */
const LIST = /^\s*(?:show |send )?(?:me )?(?:the |my )?(?:results?|polls?|status)(?: please)?[.!?]*\s*$/i

export function readPollMail({ mail, poll, isAuthor, quoted, commandsOnly }: MailToPoll): PollProposal {
  const { commands, rest } = readCommands(mail.text)
  const nothing: PollProposal = { commands, asked: null, reply: null, wantsList: false }
  if (commandsOnly) return nothing
  const text = rest.trim()
  if (!poll) {
    const words = text === '' ? mail.subject.replace(/^(?:\s*\w{1,3}:)+/, '') : text
    if (LIST.test(words)) return { ...nothing, wantsList: true }
    return { ...nothing, asked: readPoll({ ...mail, text: rest }) }
  }
  const { author, subject, sentAt, zone } = mail
  const reply = { text: rest, quoted, subject, isAuthor, voter: author, sentAt, zone }
  // A vote that comes too late is told so: it is read as if it were in time.
  const inTime = poll.status === 'closed' && !isAuthor ? { ...poll, status: 'open' as const } : poll
  const read = readBallot(reply, inTime)
  const isSilent = read.vote === null && read.acts.length === 0
  // The author may put a further question in the same thread; the ballot's own, in its subject, is none.
  const mayAsk = isAuthor && isSilent && read.asks === null && rest.includes('?')
  const asked = mayAsk ? readPoll({ ...mail, text: rest }) : null
  const { id: pollId, isDecided, decided } = poll
  return { ...nothing, asked, reply: asked ? null : { ...read, pollId, isDecided, decided } }
}
