// The people of a mail: who takes part because they are on it.
import type { MailPerson } from '../agent/agent.ts'
import type { MailAddress, ParsedMail } from '../mail/parsed-mail.ts'
import { domainOf } from '../mail/sender-domain.ts'
import type { Account, PeoplePort } from './ports.ts'
import type { AgentRoute } from './route.ts'

export interface MailPeople {
  to: MailPerson[]
  cc: MailPerson[]
}

/** Nobody else can be reached by a mail to the sender's own agent, outside of any thread: that is not asked. */
export async function readBlockers(
  people: PeoplePort,
  mail: ParsedMail,
  sender: Account,
  route: AgentRoute,
  ownDomain: string,
): Promise<ReadonlySet<number>> {
  const isOther = ({ address }: MailAddress) => address !== sender.email && domainOf(address) !== ownDomain
  const isPrivate = route.thread === null && route.ownerId === sender.id
  if (isPrivate && ![...mail.to, ...mail.cc].some(isOther)) return new Set()
  return people.blockersOf(sender)
}

/**
 * People of To and Cc without the sender and without our own addresses. A mail that reached the agent as
 * Bcc is private: nobody else takes part (agents.md 1.5). Who has blocked the sender is named without their id.
 */
export async function readPeople(
  people: PeoplePort,
  mail: ParsedMail,
  sender: Account,
  recipient: string,
  ownDomain: string,
  blockers: ReadonlySet<number>,
): Promise<MailPeople> {
  if (isBcc(mail, recipient)) return { to: [], cc: [] }
  const seen = new Set([sender.email])
  const resolve = async (list: readonly MailAddress[]): Promise<MailPerson[]> => {
    const found: MailPerson[] = []
    for (const { address, name } of list) {
      if (seen.has(address) || domainOf(address) === ownDomain || !/^[^\s@]+@[^\s@]+$/.test(address)) continue
      seen.add(address)
      const account = await people.guestAt(address, name)
      if (account.id === sender.id) continue
      const userId = blockers.has(account.id) ? null : account.id
      found.push({ userId, email: address, name: account.name ?? name })
    }
    return found
  }
  return { to: await resolve(mail.to), cc: await resolve(mail.cc) }
}

/** The envelope names the agent and the header does not. */
export function isBcc(mail: ParsedMail, recipient: string): boolean {
  const lower = recipient.toLowerCase()
  return ![...mail.to, ...mail.cc].some((one) => one.address === lower)
}
