// The header of a receipt, from whom, to whom, about what: kept with a delivery, since another one may end last.
import { z } from 'zod'
import type { ParsedMail } from '../mail/parsed-mail.ts'
import { languageCode } from '../mail/words/contract.ts'
import type { DeliveryContext } from './delivery-context.ts'
import type { ReadDelivery } from './read-delivery.ts'

export const receiptHeader = z.object({
  /** Of the agent, in the mail's own order of recipients: To, Cc, then the envelope. */
  place: z.number(),
  /** Whence the receipt comes, and how it speaks (INST-18). */
  from: z.object({
    address: z.string(),
    agentType: z.string(),
    name: z.string(),
    tone: z.enum(['plain', 'friendly', 'formal']),
    signOff: z.string().nullable(),
    /** False where nobody set them. */
    isSet: z.boolean(),
  }),
  to: z.object({ id: z.number(), email: z.string(), name: z.string().nullable(), confirmed: z.boolean() }),
  companyId: z.number().nullable(),
  threadId: z.number(),
  /** This mail began the thread: it has caused no answers yet. */
  isFirst: z.boolean(),
  subject: z.string(),
  messageId: z.string().nullable(),
  references: z.array(z.string()),
  /** ISO moment, and the zone of its reader. */
  sentAt: z.string(),
  zone: z.string(),
  /** Of its reader; of an earlier version English. */
  language: languageCode.default('en'),
})
export type ReceiptHeader = z.infer<typeof receiptHeader>

export function receiptHeaderOf(
  { delivery, mail }: DeliveryContext,
  read: ReadDelivery,
  threadId: number,
): ReceiptHeader {
  const { route, agent, sender } = read
  const { parsed, sentAt, zone, language } = read.mail
  const { settings } = route
  return {
    place: placeOf(delivery.recipient, parsed, mail.envelope.rcptTo),
    from: {
      address: route.address,
      agentType: agent.card.type,
      name: settings?.displayName ?? agent.card.name,
      tone: settings?.replyTone ?? 'plain',
      signOff: settings?.signOff ?? null,
      isSet: settings !== null,
    },
    to: { id: sender.id, email: sender.email, name: sender.name, confirmed: sender.confirmed },
    companyId: route.scope.companyId || null,
    threadId,
    isFirst: route.thread === null,
    subject: parsed.subject,
    messageId: parsed.messageId,
    references: parsed.references,
    sentAt: sentAt.toISOString(),
    zone,
    language,
  }
}

/** A Bcc comes after everybody whom the mail names. */
function placeOf(recipient: string, { to, cc }: ParsedMail, rcptTo: readonly string[]): number {
  const own = recipient.toLowerCase()
  const named = [...to, ...cc].map(({ address }) => address)
  const order = [...named, ...rcptTo.map((address) => address.toLowerCase())]
  const place = order.indexOf(own)
  return place === -1 ? order.length : place
}
