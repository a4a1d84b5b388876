// The receipt of a mail: one answer for all of its works, written by the one that finishes last (agents.md 1.3, 1.9).
import { compose } from '../mail/compose.ts'
import { newMessageId } from '../mail/compose-fields.ts'
import { receiptLayout } from '../mail/layout-receipt.ts'
import { mayAnswerThread } from '../mail/outbox-limit-store.ts'
import { keepNewMail, queueMail } from '../mail/outbox-store.ts'
import type { ReadWork, Summary } from './read-work.ts'
import { receiptContent } from './receipt-content.ts'
import { receiptWish } from './receipt-wish.ts'
import { replyAddressFor } from './thread-store.ts'
import type { WorkInHand } from './work-in-hand.ts'
import type { OtherWork } from './work-store.ts'

export interface Answer extends ReadWork {
  summary: Summary
  /** The mail's works for other recipients, locked with it. */
  others: readonly OtherWork[]
  at: Date
}

/** In the work's transaction. Nothing is sent while another work of the mail is still open. */
export async function answerMail(hand: WorkInHand, answer: Answer): Promise<void> {
  const { db, system } = hand.room
  const { others, mail, route, sender, at } = answer
  if (others.some((one) => one.status === 'received' || one.status === 'processing')) return
  const { threadId } = mail
  if (threadId === null) return
  const summaries = summariesInOrder(hand.work.id, answer.summary, others)
  // After the agent, whose #stop counts for this answer too.
  const [{ token, stopped }, mayAnswer, wish] = await Promise.all([
    replyAddressFor(db, route.scope, threadId, sender.id),
    // A thread that this mail began has caused none yet.
    route.thread === null || mayAnswerThread(db, system, threadId, at),
    receiptWish(hand.room, sender, summaries),
  ])
  if (stopped || !mayAnswer || !wish.wanted) return
  const replyTo = `${token}@${hand.room.domain}`
  await queueReceipt(hand, { ...answer, threadId, summaries, replyTo, ...wish })
}

interface Receipt extends Answer {
  threadId: number
  /** Of all works of the mail. */
  summaries: readonly Summary[]
  replyTo: string
  unsubscribeUrl?: string
}

async function queueReceipt(
  { room, mail: row }: WorkInHand,
  { route, agent, mail, sender, summaries, threadId, replyTo, unsubscribeUrl, at }: Receipt,
): Promise<void> {
  const { db, system } = room
  const { settings } = route
  const content = await receiptContent(room, { agent, settings, row, mail, sender, summaries, at })
  const { html, text } = receiptLayout(content)
  const { parsed } = mail
  const subject = /^re:/i.test(parsed.subject) ? parsed.subject : `Re: ${parsed.subject || '(no subject)'}`
  const { messageId, raw } = await compose({
    from: route.address,
    fromName: content.agent.name,
    to: [{ address: sender.email, name: sender.name ?? '' }],
    subject,
    text,
    html,
    inReplyTo: parsed.messageId,
    references: [...parsed.references, ...(parsed.messageId ? [parsed.messageId] : [])],
    replyTo,
    messageId: newMessageId(room.domain),
    date: at,
    autoSubmitted: 'auto-replied',
    ...(unsubscribeUrl && { listUnsubscribe: { url: unsubscribeUrl } }),
  })
  const receipt = {
    ...{
      key: `receipt:${row.id}:${sender.email}`,
      kind: 'receipt' as const,
      mailFrom: '',
      recipient: sender.email,
    },
    ...{ messageId, subject, text, raw, mailId: row.id, threadId, at },
    ...{ toUserId: sender.id, ownerId: sender.id, companyId: route.scope.companyId || null },
    // A claim link is as good as a key (AUTH-29).
    isSecret: content.claimUrl !== undefined,
  }
  if (room.keepsMail) return keepNewMail(db, system, receipt)
  const id = await queueMail(db, system, receipt)
  if (id !== null) await room.deliver(id)
}

/** As they stand in the database, this one among them. */
function summariesInOrder(workId: number, own: Summary, others: readonly OtherWork[]): Summary[] {
  const applied = others.flatMap(({ id, status, summary }) =>
    // The column holds what applyWork wrote.
    status === 'processed' && summary ? [{ id, summary: summary as unknown as Summary }] : [],
  )
  return [...applied, { id: workId, summary: own }].sort((a, b) => a.id - b.id).map((one) => one.summary)
}
