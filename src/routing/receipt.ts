// The receipt of a mail: one answer for all of its deliveries, written by the one that ends last (agents.md 1.3, 1.9).
import { actingAs, asSystem } from '../kit/db/acting-database.ts'
import { compose } from '../mail/compose.ts'
import { newMessageId } from '../mail/compose-fields.ts'
import { receiptLayout } from '../mail/layout-receipt.ts'
import { mayAnswerThread } from '../mail/outbox-limit-store.ts'
import { hasMail, keepNewMail, queueMail } from '../mail/outbox-store.ts'
import { joinReplyAddress, stoppedThreads } from './joined-reply-store.ts'
import type { Letter } from './letter.ts'
import { type OtherWork, otherWorks } from './other-works-store.ts'
import { receiptContent } from './receipt-content.ts'
import { receiptWish } from './receipt-wish.ts'
import { type Answered, type Summary, storedSummary } from './summary.ts'
import { addToThread, replyAddressFor } from './thread-store.ts'
import type { WorkInHand } from './work-in-hand.ts'
import type { WorkRoom } from './work-room.ts'
import type { WorkEnd } from './work-store.ts'

interface Receipt {
  key: string
  /** In the mail's own order of recipients; the first agent sends it. */
  parts: readonly Answered[]
  /** What other agents of the mail could not do, in sentences. */
  missing: readonly string[]
  at: Date
}

/**
 * In the work's transaction, which has ended it with `own`; nothing is sent while another work of the mail is open.
 * One that is tried again or let through once the others were told has a receipt of its own.
 */
export async function answerMail(
  hand: WorkInHand,
  own: Summary,
  others: readonly OtherWork[],
  at: Date,
): Promise<void> {
  const mine = isAnswered(own) ? [own] : []
  if (others.some(isOpen)) return
  const parts = inOrder([...mine, ...answeredOf(others)])
  const [first] = parts
  if (!first) return
  const key = keyOf(hand, first.letter)
  const isLate = others.length > 0 && (await hasMail(actingAs(hand.room.db, hand.room.system), key))
  await sendReceipt(
    hand,
    isLate
      ? { key: `${key}:${hand.work.id}`, parts: mine, missing: [], at }
      : { key, parts, missing: missingOf(hand.room, others), at },
  )
}

/** The work ended without a result: where it was the last of its mail, what the others did is told now. */
export async function answerForOthers(
  hand: WorkInHand,
  end: Pick<WorkEnd, 'status' | 'agentType'> & { reason: string | null },
  at: Date,
): Promise<void> {
  const { db, system } = hand.room
  const { id, mailId, recipient } = hand.work
  const others = await otherWorks(asSystem(db, system), { id, mailId })
  const parts = inOrder(answeredOf(others))
  const [first] = parts
  if (!first || others.some(isOpen)) return
  const key = keyOf(hand, first.letter)
  if (await hasMail(actingAs(db, system), key)) return
  const own = { recipient, status: end.status, reason: end.reason, agentType: end.agentType ?? null }
  await sendReceipt(hand, { key, parts, missing: missingOf(hand.room, [...others, own]), at })
}

const keyOf = ({ mail }: WorkInHand, { to }: Letter) => `receipt:${mail.id}:${to.email}`

const isOpen = ({ status }: OtherWork) => status === 'received' || status === 'processing'

const isAnswered = (one: Summary): one is Answered => one.letter !== null

function answeredOf(others: readonly OtherWork[]): Answered[] {
  return others.flatMap(({ status, summary }) => {
    const told = status === 'processed' ? storedSummary(summary) : null
    return told && isAnswered(told) ? [told] : []
  })
}

const inOrder = (parts: readonly Answered[]) => [...parts].sort((a, b) => a.letter.place - b.letter.place)

/** "Cara could not read this mail: …" */
function missingOf(
  { agents }: WorkRoom,
  works: readonly Pick<OtherWork, 'recipient' | 'status' | 'reason' | 'agentType'>[],
): string[] {
  return works.flatMap(({ recipient, status, reason, agentType }) => {
    const name = agents.built(agentType ?? recipient.split(/[@+]/)[0] ?? '')?.card.name ?? recipient
    const why = reason ? `: ${reason.replace(/\.$/, '')}` : ''
    if (status === 'failed')
      return [`${name} could not read this mail${why}. It can be tried again in the mail log.`]
    return status === 'held' ? [`${name} has not read this mail yet${why}. It waits in the mail log.`] : []
  })
}

async function sendReceipt(hand: WorkInHand, { key, parts, missing, at }: Receipt): Promise<void> {
  const { room, mail: row } = hand
  const { db, system } = room
  const address = await replyAddressOf(hand, parts)
  if (!address) return
  const { told, first, threadIds } = address
  const { letter } = first
  const [wish, ...answered] = await Promise.all([
    receiptWish(room, letter.to, told, missing),
    // A thread that this mail began has caused none yet.
    ...told.map(
      (one) => one.letter.isFirst || mayAnswerThread(actingAs(db, system), one.letter.threadId, at),
    ),
  ])
  if (!wish.wanted || answered.includes(false)) return
  const content = await receiptContent(room, { row, parts: told, first, missing, at })
  const { html, text } = receiptLayout(content)
  const subject = /^re:/i.test(letter.subject) ? letter.subject : `Re: ${letter.subject || '(no subject)'}`
  const { messageId, raw } = await compose({
    from: letter.from.address,
    fromName: content.agent.name,
    to: [{ address: letter.to.email, name: letter.to.name ?? '' }],
    subject,
    text,
    html,
    inReplyTo: letter.messageId,
    references: [...letter.references, ...(letter.messageId ? [letter.messageId] : [])],
    replyTo: `${address.token}@${room.domain}`,
    messageId: newMessageId(room.domain),
    date: at,
    autoSubmitted: 'auto-replied',
    ...(wish.unsubscribeUrl && { listUnsubscribe: { url: wish.unsubscribeUrl } }),
  })
  const [threadId, ...more] = threadIds
  for (const one of more) await addToThread(actingAs(db, system), one, { messageId, userIds: [], at })
  const receipt = {
    ...{ key, kind: 'receipt' as const, mailFrom: '', recipient: letter.to.email },
    ...{ messageId, subject, text, raw, mailId: row.id, threadId: threadId ?? null, at },
    ...{ toUserId: letter.to.id, ownerId: letter.to.id, companyId: letter.companyId },
    // A claim link is as good as a key (AUTH-29).
    isSecret: content.claimUrl !== undefined,
  }
  if (room.keepsMail) return keepNewMail(asSystem(db, system), receipt)
  const id = await queueMail(db, system, receipt)
  if (id !== null) await room.deliver(id)
}

interface Answerable {
  token: string
  /** Without those whose thread the reader left by `#stop`, which counts for this answer too. */
  told: readonly Answered[]
  first: Answered
  threadIds: readonly number[]
}

/** Of one thread its own address; of several one that stands for all of them. Null where nothing is to be told. */
async function replyAddressOf(
  { room: { db, system }, mail }: WorkInHand,
  parts: readonly Answered[],
): Promise<Answerable | null> {
  const [only, ...more] = parts
  if (!only) return null
  const userId = only.letter.to.id
  if (more.length === 0) {
    const { threadId } = only.letter
    const { token, stopped } = await replyAddressFor(actingAs(db, system), threadId, userId)
    return stopped ? null : { token, told: parts, first: only, threadIds: [threadId] }
  }
  const all = parts.map(({ letter }) => letter.threadId)
  const stopped = await stoppedThreads(asSystem(db, system), all, userId)
  const told = parts.filter(({ letter }) => !stopped.has(letter.threadId))
  const [first] = told
  const threadIds = [...new Set(told.map(({ letter }) => letter.threadId))]
  if (!first) return null
  const [threadId] = threadIds
  const token =
    threadIds.length === 1 && threadId !== undefined
      ? (await replyAddressFor(actingAs(db, system), threadId, userId)).token
      : await joinReplyAddress(asSystem(db, system), { mailId: mail.id, userId, threadIds })
  return { token, told, first, threadIds }
}
