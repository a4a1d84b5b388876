// Whom an answer to a mail goes to: only addresses that were on the mail, and none of the person's own.
import { plainAddressOrNull } from '../../../mail/compose-fields.ts'
import type { MailAddress, ParsedMail } from '../../../mail/parsed-mail.ts'
import { domainOf } from '../../../mail/sender-domain.ts'
import { REPLY_TOKEN } from '../../../routing/addresses.ts'
import type { ReplyTo } from './contract.ts'

/** What the mail says of its people. */
export interface PeopleOnMail {
  from: MailAddress | null
  mail: Pick<ParsedMail, 'to' | 'cc'>
  /** The envelope's, to which this delivery came. */
  recipient: string
  /** Where the thread's agent gets mail; null outside of threads. */
  threadAgent: string | null
}

export interface ReplyPeople {
  to: MailAddress[]
  cc: MailAddress[]
  /** Named in the answer, so that whoever answers all reaches them too; reply addresses are each one's own and never shown. */
  agents: string[]
  /** The agent who was in blind copy: it reads the answer, and nobody hears of it. */
  hiddenAgent: string | null
}

/** One's own mail is answered to those it went to. `own`: the person's addresses; all in lower case. */
export function replyPeople(
  { from, mail, recipient, threadAgent }: PeopleOnMail,
  { own, domain }: { own: ReadonlySet<string>; domain: string },
): Record<ReplyTo, ReplyPeople> {
  const isOther = ({ address }: MailAddress) =>
    !own.has(address) && domainOf(address) !== domain && plainAddressOrNull(address) !== null
  const sender = from && isOther(from) ? [from] : []
  const to = mail.to.filter(isOther)
  const cc = mail.cc.filter(isOther)
  const isBlind = ![...mail.to, ...mail.cc].some(({ address }) => address === recipient.toLowerCase())
  const agents = isBlind ? [] : agentsOn(mail, domain, threadAgent)
  const nobody = { cc: [], agents: [], hiddenAgent: null }
  return {
    sender: { ...nobody, to: distinct(sender.length > 0 || from === null ? sender : to, []) },
    all: {
      to: distinct([...sender, ...to], []),
      cc: distinct(cc, [...sender, ...to]),
      agents,
      hiddenAgent: isBlind ? recipient : null,
    },
  }
}

function agentsOn({ to, cc }: Pick<ParsedMail, 'to' | 'cc'>, domain: string, threadAgent: string | null) {
  const ours = [...to, ...cc].map(({ address }) => address).filter((address) => domainOf(address) === domain)
  const named = ours.map((address) =>
    REPLY_TOKEN.test(address.split('@')[0] ?? '') ? (threadAgent ?? '') : address,
  )
  return [...new Set(named)].filter((address) => address !== '')
}

function distinct(people: readonly MailAddress[], before: readonly MailAddress[]): MailAddress[] {
  const seen = new Set(before.map(({ address }) => address))
  return people.filter(({ address }) => !seen.has(address) && seen.add(address))
}
