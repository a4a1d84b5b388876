// The ends of a delivery that no agent applies: ignored, held, a bounce, failed for good, or put off.
import { asSystem } from '../kit/db/acting-database.ts'
import { readBounce } from '../mail/bounce.ts'
import { copiesFor, dropCopies } from '../mail/copy-store.ts'
import type { ReportEnd } from '../mail/undelivered.ts'
import { readRecipient } from './addresses.ts'
import { type DeliveryContext, KnownTrouble, MAX_ATTEMPTS, type Outcome } from './delivery-context.ts'
import { type DeliveryEnd, endDelivery, lockDelivery, putBack } from './delivery-store.ts'
import { tellOfMail } from './mail-events.ts'
import { decide } from './policy.ts'
import { answerForOthers } from './receipt.ts'
import type { SenderProof } from './sender-proof.ts'

interface Audience {
  userId: number
  companyId: number
}

/** Ends it and tells the person whose mail it is; `then` runs in the same transaction. */
function endUnapplied(
  context: DeliveryContext,
  end: Omit<DeliveryEnd, 'trace'>,
  audience: Audience | null,
  then: () => Promise<void> = async () => {},
): Promise<Outcome> {
  const { services, delivery, trace } = context
  const { db, system } = services
  return db.transaction(async (): Promise<Outcome> => {
    if (!(await lockDelivery(asSystem(db, system), delivery))) return 'done'
    await endDelivery(
      asSystem(db, system),
      { id: delivery.id, at: services.clock() },
      { ...end, trace: trace.steps },
    )
    if (audience) {
      const { userId, companyId } = audience
      await tellOfMail(db, 'mail_update', { userIds: [userId], companyId }, { deliveryId: delivery.id })
    }
    await answerForOthers(context, { ...end, reason: end.reason ?? null }, services.clock())
    await then()
    return 'done'
  })
}

/** Ignored or held for a reason that its trace tells too. */
export function endGuarded(
  context: DeliveryContext,
  end: Omit<DeliveryEnd, 'trace'> & { reason: string },
): Promise<Outcome> {
  context.trace.add('guarded', end.reason)
  const userId = end.senderId ?? context.delivery.senderId
  return endUnapplied(context, end, userId ? { userId, companyId: end.companyId ?? 0 } : null, async () => {
    if (end.status === 'held') await tellHeld(context, end.companyId ?? null, null)
  })
}

/** For whoever decides about it: the account that it claims to be from, and the company's managers (agents.md 1.6). */
function tellHeld(
  { services, delivery, mail }: DeliveryContext,
  companyId: number | null,
  claimedBy: number | null,
) {
  const nobody = { userIds: [], companyId: companyId ?? 0 }
  return tellOfMail(services.db, 'mail_held', nobody, {
    deliveryId: delivery.id,
    subject: mail.subject,
    claimedBy,
  })
}

const reported: Record<ReportEnd, string> = {
  failed: 'It reports that a mail of ours was not delivered',
  again: 'It reports that a mail of ours was not delivered; it is sent again',
  late: 'It reports that a mail of ours is late',
  unknown: 'It is a report about undelivered mail',
}

/** A report about a mail that did not arrive; if it was one of ours, the outbox says so from then on. */
export async function endBounce(context: DeliveryContext, raw: Buffer): Promise<Outcome> {
  const { services, delivery } = context
  const bounce = await readBounce(raw)
  const recipient = readRecipient(delivery.recipient, services.domain, services.agents)
  const token = recipient?.kind === 'report' ? recipient.token : bounce?.token
  const end = bounce && token ? await services.takeReport(token, bounce) : 'unknown'
  return endIgnored(context, reported[end])
}

/** What a machine sent, before its sender is asked for: anybody may have marked it so. */
export function endIgnored(context: DeliveryContext, reason: string): Promise<Outcome> {
  return unlessCopied(context, () => endGuarded(context, { status: 'ignored', reason }))
}

/**
 * Ends the delivery for want of proof, unless a copy of the mail came meanwhile that nobody has looked at: then it
 * begins anew. Copies that proved nothing go, so that each is looked at once.
 */
async function unlessCopied(context: DeliveryContext, end: () => Promise<Outcome>): Promise<Outcome> {
  const { services, delivery, judged } = context
  const { db, system } = services
  let spent: string[] = []
  const outcome = await db.transaction(async (): Promise<Outcome> => {
    if (!(await lockDelivery(asSystem(db, system), delivery))) return 'done'
    spent = await dropCopies(asSystem(db, system), judged)
    const [unseen] = await copiesFor(asSystem(db, system), delivery, 1)
    return unseen ? putOff(context, 0, context.slowed) : end()
  })
  await Promise.all(spent.map((object) => services.files.remove(object)))
  return outcome
}

/**
 * Not proved to be from its sender: held, and nothing is sent because of it but a count (agents.md 1.6),
 * and what a feature owes to somebody whose reply address it knows (a voter, agents.md 2).
 */
export async function holdUnverified(
  context: DeliveryContext,
  { verdict, account }: SenderProof,
  mayAnswer: boolean,
): Promise<Outcome> {
  const { services, delivery, trace } = context
  trace.add('guarded', `unverified: ${verdict.detail}`)
  const decision = decide({
    trust: 'unverified',
    fromAddress: verdict.fromAddress ?? '',
    instance: null,
    released: false,
    isMember: false,
  })
  const instance = await services.addresses.instanceAt(delivery.recipient.toLowerCase())
  const end = {
    status: 'held' as const,
    reason: decision.act ? null : decision.reason,
    trust: 'unverified' as const,
    senderId: account?.id ?? null,
    companyId: instance?.companyId ?? null,
    ownerId: account?.id ?? null,
  }
  const audience = account && { userId: account.id, companyId: 0 }
  // A copy that proved nothing either is no news.
  const isNews = delivery.trust !== 'unverified'
  return unlessCopied(context, () =>
    endUnapplied(context, end, audience, async () => {
      if (!isNews) return
      await tellHeld(context, end.companyId, account?.id ?? null)
      const recipient = readRecipient(delivery.recipient, services.domain, services.agents)
      if (mayAnswer && recipient?.kind === 'reply' && verdict.fromAddress)
        await services.onHeldReply({ token: recipient.token, fromAddress: verdict.fromAddress })
    }),
  )
}

/** Into the queue again, and it does not count as an attempt. */
export function putOff(
  { services, delivery }: DeliveryContext,
  seconds: number,
  slowed: boolean,
): Promise<Outcome> {
  const { db, system } = services
  return db.transaction(async (): Promise<Outcome> => {
    if (!(await lockDelivery(asSystem(db, system), delivery))) return 'done'
    await putBack(asSystem(db, system), delivery.id)
    await services.again(delivery.id, seconds, slowed)
    return 'again'
  })
}

/** Tried again with growing delays; after the last try, or where none can help, failed and told. */
export function endFailed(context: DeliveryContext, error: unknown): Promise<Outcome> {
  const { services, delivery } = context
  const { db, system } = services
  return db.transaction(async (): Promise<Outcome> => {
    // What failed may be the answer to the commit alone: then it is at an end and stays there.
    if (!(await lockDelivery(asSystem(db, system), delivery))) return 'done'
    const isFinal = error instanceof KnownTrouble && error.final
    if (isFinal || delivery.attempts >= MAX_ATTEMPTS) return giveUp(context, error)
    const end = { ...context.known, trace: context.trace.steps }
    await endDelivery(
      asSystem(db, system),
      { id: delivery.id, at: services.clock() },
      { ...end, status: 'received' },
    )
    await services.again(delivery.id, delayAfter(delivery.attempts), false)
    return 'again'
  })
}

async function giveUp(context: DeliveryContext, error: unknown): Promise<Outcome> {
  const { services, delivery, mail, known, trace } = context
  const { db, system } = services
  const reason =
    error instanceof KnownTrouble ? error.message : 'Something went wrong while this mail was read'
  const end = { ...known, trace: trace.steps, status: 'failed' as const, reason }
  await endDelivery(asSystem(db, system), { id: delivery.id, at: services.clock() }, end)
  await answerForOthers(context, end, services.clock())
  const userId = known.senderId ?? delivery.senderId
  if (userId === null) return 'done'
  const sender = { userIds: [userId], companyId: delivery.companyId ?? 0 }
  await tellOfMail(db, 'email_failed', sender, { subject: mail.subject })
  await tellOfMail(db, 'mail_update', sender, { deliveryId: delivery.id })
  return 'done'
}

/** 2, 8, 32, 128 seconds. */
const delayAfter = (attempts: number) => 2 * 4 ** (attempts - 1)
