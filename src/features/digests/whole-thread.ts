// Gathers the thread of a mail: what is stored of it, and the mail itself with what it quotes.
import type { AgentMail } from '../../agent/agent.ts'
import { cara as card } from '../../crew/cara.ts'
import type { Database } from '../../kit/db/database.ts'
import type { Scope } from '../../kit/scope.ts'
import type { MailReader } from '../../mail/mail-reader.ts'
import type { MailAddress, ParsedMail } from '../../mail/parsed-mail.ts'
import { domainOf } from '../../mail/sender-domain.ts'
import type { ThreadToRead } from './read-digest.ts'
import { spokenToAgents } from './spoken-to-agents.ts'
import type { StoredMail, ThreadPerson } from './thread.ts'
import { conversationMails } from './thread-mails-store.ts'

export interface ThreadServices {
  db: Database
  reader: MailReader
}

/** A stranger is told nothing of a thread. Rejects where a stored mail cannot be read. */
export async function wholeThread(
  { db, reader }: ThreadServices,
  scope: Scope,
  mail: AgentMail,
): Promise<ThreadToRead> {
  const { parsed, threadId, mailId, agentAddress, isStranger, zone, commandsOnly, sentAt } = mail
  const messageIds = [...parsed.references, ...(parsed.inReplyTo ? [parsed.inReplyTo] : [])].slice(-50)
  const rows =
    isStranger || commandsOnly
      ? []
      : await conversationMails(db, scope, { threadId, messageIds, mailId, agentType: card.type })
  const stored: StoredMail[] = []
  for (const { object, at, isOwn } of rows) {
    const read = await reader.read(object)
    if (read) stored.push(storedMail(read, at, isOwn && isQuestion(read, agentAddress, stored.length > 0)))
  }
  const own = storedMail(parsed, sentAt, isStranger || isQuestion(parsed, agentAddress, stored.length > 0))
  const mails = [...stored, own].map((one) => ({ ...one, to: peopleAmong(one.to, agentAddress) }))
  return { mails, zone, commandsOnly, ourDomain: domainOf(agentAddress), reader: mail.sender.email }
}

/** Agents owe nobody an answer. */
const peopleAmong = (to: readonly ThreadPerson[], agentAddress: string): ThreadPerson[] =>
  to.filter(({ email }) => email === null || domainOf(email) !== domainOf(agentAddress))

/** It says nothing but to her, or nobody else reads it and there is something to sum up besides. */
function isQuestion(mail: ParsedMail, agentAddress: string, isLater: boolean): boolean {
  const { request, rest } = spokenToAgents(mail.newest.own ?? mail.newest.text)
  if (request !== '' && rest === '') return true
  const people = [...mail.to, ...mail.cc].filter(
    ({ address }) => domainOf(address) !== domainOf(agentAddress),
  )
  return people.length === 0 && (isLater || hasHistory(mail))
}

const hasHistory = ({ newest }: ParsedMail) => newest.quoted !== '' || newest.forwarded.length > 0

export function storedMail(
  { from, to, cc, subject, newest }: ParsedMail,
  at: Date,
  isQuestion: boolean,
): StoredMail {
  // Of a bare forward `text` is what was forwarded, which is not its sender's.
  const own = newest.own ?? newest.text
  const { request, rest } = spokenToAgents(own)
  return {
    from: personOf(from),
    to: to.concat(cc).map(personOf),
    at: at.toISOString(),
    subject,
    text: isQuestion ? own : rest,
    quoted: newest.quoted,
    isQuestion,
    request: isQuestion ? own : request,
    forwarded: newest.forwarded.map(({ from: author, fromName, date, subject: about, text }) => ({
      date,
      subject: about,
      text,
      from: author ? personOf(author) : fromName === undefined ? null : { email: null, name: fromName },
    })),
  }
}

function personOf(address: MailAddress | null): ThreadPerson {
  return { email: address?.address ?? null, name: address?.name ?? null }
}
