// The ends of a work that no agent applies: ignored, held, a bounce, failed for good, or put off.
import { asSystem } from '../kit/db/acting-database.ts'
import { readBounce } from '../mail/bounce.ts'
import { copiesFor, dropCopies } from '../mail/copy-store.ts'
import { markBounced } from '../mail/outbox-send-store.ts'
import { tellOfMail } from './mail-events.ts'
import { decide } from './policy.ts'
import { answerForOthers } from './receipt.ts'
import type { SenderProof } from './sender-proof.ts'
import { KnownTrouble, MAX_ATTEMPTS, type Outcome, type WorkInHand } from './work-in-hand.ts'
import { endWork, lockWork, putBack, type WorkEnd } from './work-store.ts'

interface Hearer {
  userId: number
  companyId: number
}

/** Ends it and tells the person whose mail it is; `then` runs in the same transaction. */
function endUnapplied(
  hand: WorkInHand,
  end: Omit<WorkEnd, 'trace'>,
  hearer: Hearer | null,
  then: () => Promise<void> = async () => {},
): Promise<Outcome> {
  const { room, work, trace } = hand
  const { db, system } = room
  return db.transaction(async (): Promise<Outcome> => {
    if (!(await lockWork(asSystem(db, system), work))) return 'done'
    await endWork(asSystem(db, system), { id: work.id, at: room.clock() }, { ...end, trace: trace.steps })
    if (hearer) {
      const { userId, companyId } = hearer
      await tellOfMail(db, 'mail_update', { userIds: [userId], companyId }, { workId: work.id })
    }
    await answerForOthers(hand, { ...end, reason: end.reason ?? null }, room.clock())
    await then()
    return 'done'
  })
}

/** Ignored or held for a reason that its trace tells too. */
export function endGuarded(
  hand: WorkInHand,
  end: Omit<WorkEnd, 'trace'> & { reason: string },
): Promise<Outcome> {
  hand.trace.add('guarded', end.reason)
  const userId = end.senderId ?? hand.work.senderId
  return endUnapplied(hand, end, userId ? { userId, companyId: end.companyId ?? 0 } : null, async () => {
    if (end.status === 'held') await tellHeld(hand, end.companyId ?? null, null)
  })
}

/** For whoever decides about it: the account that it claims to be from, and the company's managers (agents.md 1.6). */
function tellHeld({ room, work, mail }: WorkInHand, companyId: number | null, claimedBy: number | null) {
  const nobody = { userIds: [], companyId: companyId ?? 0 }
  return tellOfMail(room.db, 'mail_held', nobody, { workId: work.id, subject: mail.subject, claimedBy })
}

/** A report about a mail that did not arrive; if it was one of ours, the outbox says so from then on. */
export async function endBounce(hand: WorkInHand, raw: Buffer): Promise<Outcome> {
  const { db, system } = hand.room
  const bounce = await readBounce(raw)
  const ours = bounce?.originalMessageId
    ? await markBounced(asSystem(db, system), {
        messageId: bounce.originalMessageId,
        recipient: bounce.recipient,
        error: bounce.status ?? 'not delivered',
      })
    : null
  const reason =
    ours === null
      ? 'It is a report about undelivered mail'
      : 'It reports that a mail of ours was not delivered'
  return endIgnored(hand, reason)
}

/** What a machine sent, before its sender is asked for: anybody may have marked it so. */
export function endIgnored(hand: WorkInHand, reason: string): Promise<Outcome> {
  return unlessCopied(hand, () => endGuarded(hand, { status: 'ignored', reason }))
}

/**
 * Ends the work for want of proof, unless a copy of the mail came meanwhile that nobody has looked at: then it
 * begins anew. Copies that proved nothing go, so that each is looked at once.
 */
async function unlessCopied(hand: WorkInHand, end: () => Promise<Outcome>): Promise<Outcome> {
  const { room, work, judged } = hand
  const { db, system } = room
  let spent: string[] = []
  const outcome = await db.transaction(async (): Promise<Outcome> => {
    if (!(await lockWork(asSystem(db, system), work))) return 'done'
    spent = await dropCopies(asSystem(db, system), judged)
    const [unseen] = await copiesFor(asSystem(db, system), work, 1)
    return unseen ? putOff(hand, 0, hand.slowed) : end()
  })
  await Promise.all(spent.map((object) => room.files.remove(object)))
  return outcome
}

/** Not proved to be from its sender: held, and nothing is sent because of it but a count (agents.md 1.6). */
export async function holdUnverified(hand: WorkInHand, { verdict, account }: SenderProof): Promise<Outcome> {
  const { room, work, trace } = hand
  trace.add('guarded', `unverified: ${verdict.detail}`)
  const decision = decide({
    trust: 'unverified',
    fromAddress: verdict.fromAddress ?? '',
    instance: null,
    released: false,
    isMember: false,
  })
  const instance = await room.addresses.instanceAt(work.recipient.toLowerCase())
  const end = {
    status: 'held' as const,
    reason: decision.act ? null : decision.reason,
    trust: 'unverified' as const,
    senderId: account?.id ?? null,
    companyId: instance?.companyId ?? null,
    ownerId: account?.id ?? null,
  }
  const hearer = account && { userId: account.id, companyId: 0 }
  // A copy that proved nothing either is no news.
  const isNews = work.trust !== 'unverified'
  return unlessCopied(hand, () =>
    endUnapplied(hand, end, hearer, async () => {
      if (isNews) await tellHeld(hand, end.companyId, account?.id ?? null)
    }),
  )
}

/** Into the queue again, and it does not count as an attempt. */
export function putOff({ room, work }: WorkInHand, seconds: number, slowed: boolean): Promise<Outcome> {
  const { db, system } = room
  return db.transaction(async (): Promise<Outcome> => {
    if (!(await lockWork(asSystem(db, system), work))) return 'done'
    await putBack(asSystem(db, system), work.id)
    await room.again(work.id, seconds, slowed)
    return 'again'
  })
}

/** Tried again with growing delays; after the last try, or where none can help, failed and told. */
export function endFailed(hand: WorkInHand, error: unknown): Promise<Outcome> {
  const { room, work } = hand
  const { db, system } = room
  return db.transaction(async (): Promise<Outcome> => {
    // What failed may be the answer to the commit alone: then it is at an end and stays there.
    if (!(await lockWork(asSystem(db, system), work))) return 'done'
    const isFinal = error instanceof KnownTrouble && error.final
    if (isFinal || work.attempts >= MAX_ATTEMPTS) return giveUp(hand, error)
    const end = { ...hand.known, trace: hand.trace.steps }
    await endWork(asSystem(db, system), { id: work.id, at: room.clock() }, { ...end, status: 'received' })
    await room.again(work.id, delayAfter(work.attempts), false)
    return 'again'
  })
}

async function giveUp(hand: WorkInHand, error: unknown): Promise<Outcome> {
  const { room, work, mail, known, trace } = hand
  const { db, system } = room
  const reason =
    error instanceof KnownTrouble ? error.message : 'Something went wrong while this mail was read'
  const end = { ...known, trace: trace.steps, status: 'failed' as const, reason }
  await endWork(asSystem(db, system), { id: work.id, at: room.clock() }, end)
  await answerForOthers(hand, end, room.clock())
  const userId = known.senderId ?? work.senderId
  if (userId === null) return 'done'
  const sender = { userIds: [userId], companyId: work.companyId ?? 0 }
  await tellOfMail(db, 'email_failed', sender, { subject: mail.subject })
  await tellOfMail(db, 'mail_update', sender, { workId: work.id })
  return 'done'
}

/** 2, 8, 32, 128 seconds. */
const delayAfter = (attempts: number) => 2 * 4 ** (attempts - 1)
