// A ballot that went to a mailing list is no person's: it would become one vote that anybody on the list uses.
import type { AgentMail, MailContext } from '../../agent/agent.ts'
import { asSystem } from '../../kit/db/acting-database.ts'
import { recordOfReplyToken } from '../../records/comment-mail-store.ts'
import { markLists, writersTo } from './list-voter-store.ts'
import { listAddresses } from './mailing-list.ts'
import { tellPoll } from './poll-events.ts'
import type { PollServices } from './poll-services.ts'
import type { PollRow } from './poll-store.ts'
import { POLL } from './poll-subject.ts'
import { type NewVoter, type VoterRow, votersOf } from './voter-store.ts'

/** People who answer through one ballot, besides its voter, who never does. */
const SEVERAL = 3

/** The lists among those to be asked, as the mail that asks names them; the others are people. */
export function partedVoters(
  mail: AgentMail,
  voters: readonly NewVoter[],
): { people: NewVoter[]; lists: string[] } {
  const known = new Set(listAddresses(mail.parsed.headers))
  return {
    people: voters.filter(({ email }) => !known.has(email)),
    lists: voters.map(({ email }) => email).filter((email) => known.has(email)),
  }
}

/**
 * Takes a voter off that turns out to be a list. Nobody can say it of somebody else's address: the list writes so of
 * itself, proved to be from there, or several people answer through its one ballot while it never does itself.
 * Tells whether the mail came from such a list.
 */
export async function leaveListOut(
  services: PollServices,
  { mail, scope, at }: MailContext,
  poll: PollRow,
): Promise<boolean> {
  const { db, system } = services
  const voters = await votersOf(db, poll.id)
  const isSender = ({ email, userId }: VoterRow) =>
    email === mail.sender.email.toLowerCase() || userId === mail.sender.userId
  const sender = voters.find(isSender)
  const saysSo =
    sender !== undefined && listAddresses(mail.parsed.headers).some((address) => address === sender.email)
  const list = saysSo ? sender : sender ? null : await sharedBallot(services, mail, voters)
  if (!list) return false
  await markLists(db, poll.id, [list.id], at)
  await tellPoll(db, mail.isStranger ? system : scope, poll)
  return saysSo
}

async function sharedBallot(
  { db, system }: PollServices,
  { recipient, sender }: AgentMail,
  voters: readonly VoterRow[],
): Promise<VoterRow | null> {
  const token = recipient.split('@', 1)[0]?.toLowerCase() ?? ''
  const ballot = await recordOfReplyToken(asSystem(db, system), token)
  if (ballot?.subject.kind !== POLL) return null
  const holder = voters.find(({ userId }) => userId === ballot.userId)
  if (!holder) return null
  const known = { recipient, voterUserId: ballot.userId, senderId: sender.userId }
  const before = await writersTo(asSystem(db, system), known)
  return !before.voter && before.others + 1 >= SEVERAL ? holder : null
}
