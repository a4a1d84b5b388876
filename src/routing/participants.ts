// The people of a mail: its sender, and who takes part because they are on it.
import type { MailPerson } from '../agent/agent.ts'
import type { MailAddress, ParsedMail } from '../mail/parsed-mail.ts'
import { domainOf } from '../mail/sender-domain.ts'
import type { DeliveryContext } from './delivery-context.ts'
import type { Account } from './ports.ts'
import type { AgentRoute, Router } from './route-shapes.ts'

export interface OtherPeople {
  to: MailPerson[]
  cc: MailPerson[]
}

export interface MailPeople {
  sender: Account
  /** People of To and Cc; those that nobody knew are made then. Who has blocked the sender is named without their id. */
  others(blockers: ReadonlySet<number>): Promise<OtherPeople>
}

/**
 * Looks all of them up at once. Without the sender and without our own addresses; a mail that reached the
 * agent as Bcc is private: nobody else takes part (agents.md 1.5). `account` is the sender's confirmed one.
 */
export async function findPeople(
  { services, delivery }: DeliveryContext,
  mail: ParsedMail,
  account: Account | null,
  fromAddress: string,
): Promise<MailPeople> {
  const isPrivate = isBcc(mail, delivery.recipient)
  const [to, cc] = isPrivate
    ? [[], []]
    : distinct([mail.to, mail.cc], new Set([fromAddress.toLowerCase()]), services)
  const addresses = [...to, ...cc].map((one) => one.address)
  const known = await services.people.knownAt(account ? addresses : [fromAddress, ...addresses])

  /** A guest whose name nobody knew gets it from the mail. */
  const personAt = async (address: string, name: string | null): Promise<Account> => {
    const found = known.get(address.toLowerCase())
    return found && (found.confirmed || found.name || !name) ? found : services.people.guestAt(address, name)
  }
  const sender = account ?? (await personAt(fromAddress, mail.from?.name ?? null))
  const resolve = async (
    list: readonly MailAddress[],
    blockers: ReadonlySet<number>,
  ): Promise<MailPerson[]> => {
    const found: MailPerson[] = []
    for (const { address, name } of list) {
      const person = await personAt(address, name)
      if (person.id === sender.id) continue
      const userId = blockers.has(person.id) ? null : person.id
      found.push({ userId, email: address, name: person.name ?? name })
    }
    return found
  }
  return {
    sender,
    others: async (blockers) => ({ to: await resolve(to, blockers), cc: await resolve(cc, blockers) }),
  }
}

/** Each address once, in the first list that names it. */
function distinct(
  lists: [MailAddress[], MailAddress[]],
  seen: Set<string>,
  { domain }: Router,
): [MailAddress[], MailAddress[]] {
  const pick = (list: readonly MailAddress[]) =>
    list.filter(({ address }) => {
      if (seen.has(address) || domainOf(address) === domain || !/^[^\s@]+@[^\s@]+$/.test(address))
        return false
      seen.add(address)
      return true
    })
  return [pick(lists[0]), pick(lists[1])]
}

/** Nobody else can be reached by a mail to the sender's own agent, outside of any thread: that is not asked. */
export async function readBlockers(
  { people, domain }: Router,
  mail: ParsedMail,
  sender: Account,
  route: AgentRoute,
): Promise<ReadonlySet<number>> {
  const isOther = ({ address }: MailAddress) => address !== sender.email && domainOf(address) !== domain
  const isPrivate = route.thread === null && route.ownerId === sender.id
  if (isPrivate && ![...mail.to, ...mail.cc].some(isOther)) return new Set()
  return people.blockersOf(sender)
}

/** The envelope names the agent and the header does not. */
export function isBcc(mail: ParsedMail, recipient: string): boolean {
  const lower = recipient.toLowerCase()
  return ![...mail.to, ...mail.cc].some((one) => one.address === lower)
}
