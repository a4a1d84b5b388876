// What becomes of a mail that is for polling: filed with an agent of its context, and told to nobody but its sender.
import type { AgentMail, MailContext } from '../../agent/agent.ts'
import { emptyOutcome, type Outcome } from '../../agent/outcome.ts'
import { actingAs } from '../../kit/db/acting-database.ts'
import type { Scope } from '../../kit/scope.ts'
import { capitalised } from '../../language/capitalised.ts'
import type { MailWords } from '../../mail/words/en.ts'
import { wordsIn } from '../../mail/words/words.ts'
import { membersOf } from '../companies/index.ts'
import type { PollingType } from './contract.ts'
import { fileSubmission } from './filing/file-submission.ts'
import { hasWritten } from './filing/submission-store.ts'
import { agentOfType, type PollingAgentRow } from './polling-agent-store.ts'
import { madeFive } from './polling-agents.ts'
import type { PollingServices } from './polling-services.ts'
import type { PollingText } from './read-polling-text.ts'

/** What two mails to polling could both change: a release is made of what waits, which one of them alone may take. */
export const POLLING = 'polling'

/** What a mail newly says: its text, and the subject where that is all there is. */
export function saidIn({ parsed }: AgentMail, rest: string): string {
  return rest.trim() === '' ? parsed.subject : rest
}

/** The agent of the mail's context that takes this class of text. */
export async function agentFor(
  services: PollingServices,
  { scope, mail }: MailContext,
  type: PollingType,
): Promise<PollingAgentRow | null> {
  const isOthers = scope.companyId === 0 && mail.ownerId !== null && mail.ownerId !== scope.userId
  if (isOthers) {
    const owned = { companyId: null, ownerId: mail.ownerId }
    return agentOfType(actingAs(services.db, scope), owned, type)
  }
  const five = await madeFive(services, scope)
  return five.find((one) => one.type === type) ?? null
}

/** In the delivery's transaction. */
export async function fileMail(
  { db }: PollingServices,
  { scope, mail, at }: MailContext,
  agent: PollingAgentRow,
  read: PollingText,
): Promise<Outcome> {
  const { polling: words } = wordsIn(mail.language)
  if (!agent.isActive)
    return { ...emptyOutcome(words.nothing), notes: [words.paused(agent.name)], isPrivate: true }
  const isFirst = !(await hasWritten(actingAs(db, scope), agent.id, mail.sender.userId))
  const isNew = await fileSubmission({ db, scope, at }, agent, {
    ...{ userId: mail.sender.userId, mailId: mail.mailId, threadId: mail.threadId },
    ...{ subject: mail.parsed.subject, read, isCopied: isCopied(mail) },
    receivedAt: dayOfMail(mail, at),
  })
  return {
    ...emptyOutcome(isNew ? words.filed(spokenName(agent.name)) : words.already),
    notes: isFirst ? await firstNotes(db, scope, agent, words) : [words.unnamed],
    isPrivate: true,
    // A reply is filed as another text.
    isCorrectable: false,
  }
}

/** Of an agent that is called by its address, the name in it. */
export function spokenName(name: string): string {
  const [local = name, domain] = name.split('@')
  return domain === undefined ? name : capitalised(local.split('+')[0] ?? local)
}

/** How it counts, and that a small team may see no topics: said to each person once. */
async function firstNotes(
  db: PollingServices['db'],
  scope: Scope,
  { companyId, threshold }: PollingAgentRow,
  words: MailWords['polling'],
): Promise<string[]> {
  const isOwn = companyId !== null && companyId === scope.companyId && scope.role !== null
  const members = isOwn ? (await membersOf(db, scope)).length : null
  const isSmall = members !== null && members < 2 * threshold
  return [words.counts(threshold), ...(isSmall ? [words.smallTeam(members, threshold)] : [])]
}

const OLDEST_MS = 60 * 24 * 60 * 60_000

/** A mail counts on the day it was written, as one that somebody sends on later; an answer on the day it comes. */
function dayOfMail({ isReply, sentAt }: AgentMail, at: Date): Date {
  const isRecent = sentAt <= at && at.getTime() - sentAt.getTime() < OLDEST_MS
  return isRecent && !isReply ? sentAt : at
}

function isCopied({ parsed, recipient }: AgentMail): boolean {
  const isIn = (list: readonly { address: string }[]) =>
    list.some(({ address }) => address === recipient.toLowerCase())
  return isIn(parsed.cc) && !isIn(parsed.to)
}
