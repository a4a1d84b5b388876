// The receipt of a mail: one answer for all of its deliveries, written by the one that ends last (agents.md 1.3, 1.9).
import { actingAs, asSystem } from '../kit/db/acting-database.ts'
import { compose } from '../mail/compose.ts'
import { newMessageId } from '../mail/compose-fields.ts'
import { receiptLayout } from '../mail/layout-receipt.ts'
import { mayAnswerThread } from '../mail/outbox-limit-store.ts'
import { hasMail, keepNewMail, queueMail } from '../mail/outbox-store.ts'
import { wordsIn } from '../mail/words/words.ts'
import type { DeliveryContext } from './delivery-context.ts'
import type { DeliveryServices } from './delivery-services.ts'
import type { DeliveryEnd } from './delivery-store.ts'
import { joinReplyAddress, stoppedThreads } from './joined-reply-store.ts'
import { type OtherDelivery, otherDeliveries } from './other-deliveries-store.ts'
import { receiptContent } from './receipt-content.ts'
import type { ReceiptHeader } from './receipt-header.ts'
import { receiptWish } from './receipt-wish.ts'
import { type Answered, type Summary, storedSummary } from './summary.ts'
import { addToThread, replyAddressFor } from './thread-store.ts'

interface Receipt {
  key: string
  /** In the mail's own order of recipients; the first agent sends it. */
  parts: readonly Answered[]
  /** What other agents of the mail could not do, in sentences. */
  missing: readonly string[]
  at: Date
}

/**
 * In the delivery's transaction, which has ended it with `own`; nothing is sent while another delivery of the mail is open.
 * One that is tried again or let through once the others were told has a receipt of its own.
 */
export async function answerMail(
  context: DeliveryContext,
  own: Summary,
  others: readonly OtherDelivery[],
  at: Date,
): Promise<void> {
  const mine = isAnswered(own) ? [own] : []
  if (others.some(isOpen)) return
  const parts = inOrder([...mine, ...answeredOf(others)])
  const [first] = parts
  if (!first) return
  const key = keyOf(context, first.header)
  const isLate =
    others.length > 0 && (await hasMail(actingAs(context.services.db, context.services.system), key))
  await sendReceipt(
    context,
    isLate
      ? { key: `${key}:${context.delivery.id}`, parts: mine, missing: [], at }
      : { key, parts, missing: missingOf(context.services, others, first), at },
  )
}

/** The delivery ended without a result: where it was the last of its mail, what the others did is told now. */
export async function answerForOthers(
  context: DeliveryContext,
  end: Pick<DeliveryEnd, 'status' | 'agentType'> & { reason: string | null },
  at: Date,
): Promise<void> {
  const { db, system } = context.services
  const { id, mailId, recipient } = context.delivery
  const others = await otherDeliveries(asSystem(db, system), { id, mailId })
  const parts = inOrder(answeredOf(others))
  const [first] = parts
  if (!first || others.some(isOpen)) return
  const key = keyOf(context, first.header)
  if (await hasMail(actingAs(db, system), key)) return
  const own = { recipient, status: end.status, reason: end.reason, agentType: end.agentType ?? null }
  const missing = missingOf(context.services, [...others, own], first)
  await sendReceipt(context, { key, parts, missing, at })
}

const keyOf = ({ mail }: DeliveryContext, { to }: ReceiptHeader) => `receipt:${mail.id}:${to.email}`

const isOpen = ({ status }: OtherDelivery) => status === 'received' || status === 'processing'

const isAnswered = (one: Summary): one is Answered => one.header !== null

function answeredOf(others: readonly OtherDelivery[]): Answered[] {
  return others.flatMap(({ status, summary }) => {
    const told = status === 'processed' ? storedSummary(summary) : null
    return told && isAnswered(told) ? [told] : []
  })
}

const inOrder = (parts: readonly Answered[]) => [...parts].sort((a, b) => a.header.place - b.header.place)

/** "Cara could not read this mail: …"; why stands in the app's language, and other languages leave it to the mail log. */
function missingOf(
  { agents }: DeliveryServices,
  deliveries: readonly Pick<OtherDelivery, 'recipient' | 'status' | 'reason' | 'agentType'>[],
  { header: { language } }: Answered,
): string[] {
  const words = wordsIn(language).receipt
  return deliveries.flatMap(({ recipient, status, reason, agentType }) => {
    const name = agents.built(agentType ?? recipient.split(/[@+]/)[0] ?? '')?.card.name ?? recipient
    const why = reason ? `: ${reason.replace(/\.$/, '')}` : ''
    if (status === 'failed') return [words.failed(name, why)]
    return status === 'held' ? [words.held(name, why)] : []
  })
}

async function sendReceipt(context: DeliveryContext, { key, parts, missing, at }: Receipt): Promise<void> {
  const { services, mail: row } = context
  const { db, system } = services
  const address = await replyAddressOf(context, parts)
  if (!address) return
  const { told, first, threadIds } = address
  const { header } = first
  const [wish, ...answered] = await Promise.all([
    receiptWish(services, header.to, told, missing),
    // A thread that this mail began has caused none yet.
    ...told.map(
      ({ header: { isFirst, threadId } }) =>
        isFirst || mayAnswerThread(actingAs(db, system), { threadId, recipient: header.to.email }, at),
    ),
  ])
  if (!wish.wanted || answered.includes(false)) return
  const content = await receiptContent(services, { row, parts: told, first, missing, at })
  const { html, text } = receiptLayout(content)
  const subject = /^re:/i.test(header.subject)
    ? header.subject
    : `Re: ${header.subject || wordsIn(header.language).noSubject}`
  const { messageId, raw } = await compose({
    from: header.from.address,
    fromName: content.agent.name,
    to: [{ address: header.to.email, name: header.to.name ?? '' }],
    subject,
    text,
    html,
    inReplyTo: header.messageId,
    references: [...header.references, ...(header.messageId ? [header.messageId] : [])],
    replyTo: `${address.token}@${services.domain}`,
    messageId: newMessageId(services.domain),
    date: at,
    autoSubmitted: 'auto-replied',
    ...(wish.unsubscribeUrl && { listUnsubscribe: { url: wish.unsubscribeUrl } }),
  })
  const [threadId, ...more] = threadIds
  for (const one of more) await addToThread(actingAs(db, system), one, { messageId, userIds: [], at })
  const receipt = {
    ...{ key, kind: 'receipt' as const, recipient: header.to.email },
    ...{ messageId, subject, text, raw, mailId: row.id, threadId: threadId ?? null, at },
    ...{ toUserId: header.to.id, ownerId: header.to.id, companyId: header.companyId },
    // A claim link is as good as a key (AUTH-29).
    isSecret: content.claimUrl !== undefined,
  }
  if (services.keepsMail || row.source === 'generator') return keepNewMail(asSystem(db, system), receipt)
  const id = await queueMail(db, system, receipt)
  if (id !== null) await services.queueSending(id)
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
  { services: { db, system }, mail }: DeliveryContext,
  parts: readonly Answered[],
): Promise<Answerable | null> {
  const [only, ...more] = parts
  if (!only) return null
  const userId = only.header.to.id
  if (more.length === 0) {
    const { threadId } = only.header
    const { token, stopped } = await replyAddressFor(actingAs(db, system), threadId, userId)
    return stopped ? null : { token, told: parts, first: only, threadIds: [threadId] }
  }
  const all = parts.map(({ header }) => header.threadId)
  const stopped = await stoppedThreads(asSystem(db, system), all, userId)
  const told = parts.filter(({ header }) => !stopped.has(header.threadId))
  const [first] = told
  const threadIds = [...new Set(told.map(({ header }) => header.threadId))]
  if (!first) return null
  const [threadId] = threadIds
  const token =
    threadIds.length === 1 && threadId !== undefined
      ? (await replyAddressFor(actingAs(db, system), threadId, userId)).token
      : await joinReplyAddress(asSystem(db, system), { mailId: mail.id, userId, threadIds })
  return { token, told, first, threadIds }
}
