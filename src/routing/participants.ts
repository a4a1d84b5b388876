// The people of a mail: who takes part because they are on it.
import type { MailPerson } from '../agent/agent.ts'
import type { MailAddress, ParsedMail } from '../mail/parsed-mail.ts'
import { domainOf } from '../mail/sender-domain.ts'
import type { Account, PeoplePort } from './ports.ts'

export interface MailPeople {
  to: MailPerson[]
  cc: MailPerson[]
}

/**
 * People of To and Cc without the sender and without our own addresses. A mail that reached the agent as
 * Bcc is private: nobody else takes part (agents.md 1.5).
 */
export async function readPeople(
  people: PeoplePort,
  mail: ParsedMail,
  sender: Account,
  recipient: string,
  ownDomain: string,
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
      found.push({ userId: account.id, email: address, name: account.name ?? name })
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
