// A mail as the person may answer it: who they are, whom it reaches, and why it may not be answered.
import { firstAgent } from '../../../crew/crew.ts'
import type { Clock } from '../../../kit/clock.ts'
import { actingAs, asSystem } from '../../../kit/db/acting-database.ts'
import type { Database } from '../../../kit/db/database.ts'
import { AppError } from '../../../kit/errors.ts'
import type { Scope, SystemScope } from '../../../kit/scope.ts'
import type { MailFiles } from '../../../mail/intake/mail-files.ts'
import type { MailReader } from '../../../mail/mail-reader.ts'
import type { MailAddress } from '../../../mail/parsed-mail.ts'
import {
  addressesOf,
  displayName,
  findPeopleAt,
  findUser,
  findUserByConfirmedAddress,
} from '../../accounts/index.ts'
import { blockedBy, blockersOf } from '../../trust/index.ts'
import { findReadableMail, type ReadableMail } from '../delivery-log-store.ts'
import type { Refusal, Replies, ReplyTo } from './contract.ts'
import type { AnsweredText } from './reply-body.ts'
import { type ReplyPeople, replyPeople } from './reply-people.ts'
import { agentOfThread, leftThread } from './reply-store.ts'

export interface ReplyServices {
  db: Database
  system: SystemScope
  clock: Clock
  reader: MailReader
  files: MailFiles
  mailDomain: string
  /** Whether an agent would take mail at the address now. */
  isReachable(address: string): Promise<boolean>
  enqueueDeliveries(ids: number[]): Promise<void>
  /** Queues the sending of a mail, or keeps it where there is no relay. */
  queueSending(outboxId: number): Promise<void>
}

export interface Answerable extends ReadableMail {
  /** Null where it may be answered. */
  refused: Refusal | null
  author: { name: string; email: string; timeZone: string }
  fromAddress: string
  subject: string
  people: Record<ReplyTo, ReplyPeople>
  leftOut: Replies['leftOut']
  /** Of the recipients who are known, by address. */
  userIds: ReadonlyMap<string, number>
  answered: AnsweredText
}

/** Throws not_found for a mail that is not the person's to read. */
export async function answerable(services: ReplyServices, scope: Scope, id: number): Promise<Answerable> {
  const { db, system, reader, mailDomain } = services
  const found = await findReadableMail(db, scope, id)
  if (!found) throw new AppError('not_found', 'Mail not found')
  const { delivery, mail } = found
  const parsed = await reader.read(mail.object)
  const self = await findUser(actingAs(db, scope), scope.userId)
  if (!self) throw new AppError('unauthorized', 'Please sign in')
  const threadAgent =
    delivery.threadId === null ? null : await agentOfThread(actingAs(db, scope), delivery.threadId)
  const own = new Set([self.email.toLowerCase(), ...(await addressesOf(db, scope))])
  const on = {
    from: mail.fromAddress === null ? null : { address: mail.fromAddress, name: mail.fromName },
    mail: parsed ?? { to: [], cc: [] },
    recipient: delivery.recipient,
    threadAgent,
  }
  const everybody = await withReachableAgents(services, replyPeople(on, { own, domain: mailDomain }))
  const { people, leftOut, userIds } = await withoutWhoWantsNone(services, scope, { found, self }, everybody)
  const isConfirmed = (await findUserByConfirmedAddress(asSystem(db, system), self.email))?.id === self.id
  return {
    ...found,
    refused: isConfirmed ? whyNot(found, people) : 'unconfirmed',
    author: { name: displayName(self), email: self.email, timeZone: self.timeZone },
    fromAddress: people.all.agents[0] ?? `${firstAgent.type}@${mailDomain}`,
    subject: /^re:/i.test(mail.subject) ? mail.subject : `Re: ${mail.subject || '(no subject)'}`,
    ...{ people, leftOut, userIds },
    answered: {
      name: mail.fromName,
      address: mail.fromAddress ?? '',
      at: mail.sentAt ?? mail.receivedAt,
      text: parsed?.text ?? '',
    },
  }
}

/** Anybody may write an address of ours into a mail: it is answered from and to those that take mail. */
async function withReachableAgents(
  { isReachable }: ReplyServices,
  people: Record<ReplyTo, ReplyPeople>,
): Promise<Record<ReplyTo, ReplyPeople>> {
  const reached = await Promise.all(people.all.agents.map((address) => isReachable(address)))
  return { ...people, all: { ...people.all, agents: people.all.agents.filter((_, place) => reached[place]) } }
}

/** Nothing goes to an address only because a mail that proves nothing claims to be from it (threat 19). */
function whyNot({ delivery }: ReadableMail, { all }: Record<ReplyTo, ReplyPeople>): Refusal | null {
  const isProved = delivery.trust !== null && delivery.trust !== 'unverified'
  if (!isProved || delivery.status === 'held') return 'unproved'
  return all.to.length + all.cc.length === 0 ? 'nobody' : null
}

/** Who left the thread, who is blocked, and who has blocked the person: of the last nobody is told (SET-20). */
async function withoutWhoWantsNone(
  { db, system }: ReplyServices,
  scope: Scope,
  { found: { delivery }, self }: { found: ReadableMail; self: { id: number; email: string } },
  everybody: Record<ReplyTo, ReplyPeople>,
): Promise<Pick<Answerable, 'people' | 'leftOut' | 'userIds'>> {
  const { sender, all } = everybody
  const addresses = [...new Set([...sender.to, ...all.to, ...all.cc].map(({ address }) => address))]
  const known = await findPeopleAt(asSystem(db, system), addresses)
  const userIds = new Map([...known].map(([address, { id }]) => [address, id]))
  const [left, blocked, blockers] = await Promise.all([
    delivery.threadId === null
      ? new Set<number>()
      : leftThread(actingAs(db, scope), delivery.threadId, [...userIds.values()]),
    blockedBy(db, scope),
    blockersOf(asSystem(db, system), self),
  ])
  const whyOut = (address: string) => {
    const userId = userIds.get(address) ?? 0
    if (blockers.has(userId)) return 'hidden'
    if (blocked.includes(address)) return 'blocked'
    return left.has(userId) ? 'left' : null
  }
  const kept = (list: readonly MailAddress[]) => list.filter(({ address }) => whyOut(address) === null)
  const rest = (people: ReplyPeople) => ({ ...people, to: kept(people.to), cc: kept(people.cc) })
  const leftOut = addresses.flatMap((address) => {
    const why = whyOut(address)
    return why === 'left' || why === 'blocked' ? [{ address, why } as const] : []
  })
  return { people: { sender: rest(sender), all: rest(all) }, leftOut, userIds }
}
