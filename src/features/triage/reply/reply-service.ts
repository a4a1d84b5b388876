// Answers a mail in the person's name: composed once, sent once to each of its people, and read by the thread's agents.
import type { Body } from '../../../kit/contract.ts'
import { actingAs } from '../../../kit/db/acting-database.ts'
import { AppError } from '../../../kit/errors.ts'
import type { Scope } from '../../../kit/scope.ts'
import { compose, composeForAgents } from '../../../mail/compose.ts'
import { newMessageId } from '../../../mail/compose-fields.ts'
import { storeAtOnce } from '../../../mail/intake/store-at-once.ts'
import { takeReply } from '../../../mail/outbox-limit-store.ts'
import { queueMail } from '../../../mail/outbox-store.ts'
import type { OutgoingMail } from '../../../mail/outgoing-mail.ts'
import { addToThread } from '../../../routing/thread-store.ts'
import { type Answerable, answerable, type ReplyServices } from './answerable.ts'
import {
  MOST_RECIPIENTS,
  type Replies,
  type ReplyTo,
  refusals,
  type SentReply,
  type sendReply,
} from './contract.ts'
import { quotedText, replyBody } from './reply-body.ts'
import { lockAnswered, sentReplies, sentWithKey } from './reply-store.ts'

/** Throws not_found for a mail that is not the person's to read. */
export async function repliesTo(services: ReplyServices, scope: Scope, id: number): Promise<Replies> {
  const found = await answerable(services, scope, id)
  const { author, people, leftOut } = found
  const shown = (to: ReplyTo) =>
    [...people[to].to, ...people[to].cc].map(({ address, name }) => ({ address, name }))
  return {
    refused: found.refused,
    from: { name: `${author.name} (Mailcrew)`, address: found.fromAddress },
    answersTo: author.email,
    subject: found.subject,
    sender: shown('sender'),
    all: shown('all'),
    agents: people.all.agents,
    leftOut,
    quoted: quotedText(found.answered, author.timeZone),
    sent: await sentReplies(services.db, scope, found.mail.id),
  }
}

/**
 * The same key sends once, however often it is called. Throws AppError: not_found, conflict for a mail that cannot be
 * answered, too_many where the person has sent as much as one may; nothing is sent then.
 */
export async function answer(
  services: ReplyServices,
  scope: Scope,
  id: number,
  { to, text, key }: Body<typeof sendReply>,
): Promise<SentReply> {
  const { db, clock } = services
  const found = await answerable(services, scope, id)
  const keyOf = (place: number) => `reply:${scope.userId}:${found.delivery.id}:${key}:${place}`
  const messageId = await db.transaction(async () => {
    await lockAnswered(db, found.delivery.id)
    const before = await sentWithKey(db, scope, keyOf(0))
    if (before !== null) return before
    if (found.refused !== null) throw new AppError('conflict', refusals[found.refused])
    const recipients = [...found.people[to].to, ...found.people[to].cc]
    if (recipients.length === 0) throw new AppError('conflict', refusals.nobody)
    if (recipients.length > MOST_RECIPIENTS)
      throw new AppError('conflict', `An answer reaches ${MOST_RECIPIENTS} people at most`)
    if (!(await takeReply(db, scope, scope.userId, clock())))
      throw new AppError('too_many', 'You have sent as many answers as one person may in an hour')
    const mail = mailOf(found, { to, text, at: clock(), messageId: newMessageId(services.mailDomain) })
    await queueAll(services, scope, { found, mail, text, keyOf })
    await tellAgents(services, found, { mail, text, to })
    return mail.messageId
  })
  const sent = (await sentReplies(db, scope, found.mail.id)).find((one) => one.message === messageId)
  if (!sent) throw new AppError('conflict', 'This answer was sent for another mail')
  return sent
}

interface NewReply {
  to: ReplyTo
  text: string
  at: Date
  messageId: string
}

/** From an address of ours, since only the person's own domain may send as theirs (SPF, DMARC); answers go to the person. */
function mailOf(found: Answerable, { to, text, at, messageId }: NewReply): OutgoingMail {
  const { author, people, mail } = found
  const { name, email: address, timeZone } = author
  const { agents, ...named } = people[to]
  const mailbox = (one: { address: string; name: string | null }) => ({
    address: one.address,
    name: one.name ?? '',
  })
  return {
    from: found.fromAddress,
    fromName: `${name} (Mailcrew)`,
    to: named.to.map(mailbox),
    cc: [...named.cc.map(mailbox), ...agents],
    subject: found.subject,
    ...replyBody(text, found.answered, { timeZone, from: { name, address } }),
    inReplyTo: mail.messageId,
    references: [...mail.references, ...(mail.messageId ? [mail.messageId] : [])],
    replyTo: { name, address },
    messageId,
    date: at,
    autoSubmitted: 'no',
  }
}

async function queueAll(
  services: ReplyServices,
  scope: Scope,
  {
    found,
    mail,
    text,
    keyOf,
  }: { found: Answerable; mail: OutgoingMail; text: string; keyOf: (place: number) => string },
): Promise<void> {
  const { db, system } = services
  const { threadId, companyId } = found.delivery
  const { messageId, raw } = await compose(mail)
  const recipients = [...mail.to, ...(mail.cc ?? [])].flatMap((one) =>
    typeof one === 'string' ? [] : [one.address],
  )
  // What comes back is no stranger's from then on.
  if (threadId !== null)
    await addToThread(actingAs(db, scope), threadId, { messageId, userIds: [scope.userId], at: mail.date })
  for (const [place, recipient] of recipients.entries()) {
    const id = await queueMail(db, system, {
      ...{ key: keyOf(place), kind: 'reply' as const, recipient, messageId, raw },
      ...{ subject: mail.subject, text, threadId, mailId: found.mail.id, at: mail.date },
      ...{ toUserId: found.userIds.get(recipient) ?? null, ownerId: scope.userId, companyId },
      causedBy: scope.userId,
    })
    if (id !== null) await services.queueSending(id)
  }
}

/**
 * An agent who was on the mail gets the answer as a mail of the thread, from the person, whose session proves who wrote it.
 * It does what it would with any other mail, and sends no receipt.
 */
async function tellAgents(
  services: ReplyServices,
  { author, people, answered }: Answerable,
  { mail, text, to }: { mail: OutgoingMail; text: string; to: ReplyTo },
): Promise<void> {
  const { agents, hiddenAgent } = people[to]
  const asked = [...agents, ...(hiddenAgent === null ? [] : [hiddenAgent])]
  const reached = await Promise.all(asked.map((address) => services.isReachable(address)))
  const rcptTo = asked.filter((_, index) => reached[index])
  if (rcptTo.length === 0) return
  const body = replyBody(text, answered, { timeZone: author.timeZone, from: null })
  const raw = composeForAgents({ ...mail, from: author.email, fromName: author.name, ...body })
  const facts = { helo: 'app', peer: '127.0.0.1', tls: false, local: true, relay: null }
  const envelope = { ...facts, mailFrom: author.email, rcptTo, receivedAt: mail.date.toISOString() }
  await storeAtOnce(services, { envelope, raw, source: 'app' })
}
