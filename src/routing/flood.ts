// Too many mails from one sender to one address: processed more slowly, answered once (agents.md 1.9).
import { asSystem } from '../kit/db/acting-database.ts'
import type { DeliveryServices } from './delivery-services.ts'
import { type ClaimedDelivery, countFrom } from './delivery-store.ts'
import { queueNotice } from './notice.ts'

const FLOOD_MAILS = 20
const FLOOD_MS = 10 * 60_000
const SLOWEST_SECONDS = 60

/** Ways in by which many mails are meant to come at once. */
const EXEMPT = new Set(['generator', 'import'])

/** From when on mails are counted. */
export const floodSince = (now: Date): Date => new Date(now.getTime() - FLOOD_MS)

/** Seconds that the delivery should wait; null for the ordinary case. */
export function floodDelay({ mail, recent }: Pick<ClaimedDelivery, 'mail' | 'recent'>): number | null {
  if (EXEMPT.has(mail.source) || recent <= FLOOD_MAILS) return null
  return Math.min(SLOWEST_SECONDS, Math.ceil((recent - FLOOD_MAILS) / 10))
}

/** The one answer to a flood: what was sent, and where to see what became of it; once in ten minutes. */
export async function queueFloodSummary(
  services: DeliveryServices,
  { delivery, mail }: ClaimedDelivery,
  sender: string,
): Promise<void> {
  const now = services.clock()
  const count = await countFrom(asSystem(services.db, services.system), {
    ...{ from: sender, recipient: delivery.recipient, since: floodSince(now) },
  })
  await queueNotice(services, {
    key: `flood:${sender}:${delivery.recipient}:${Math.floor(now.getTime() / FLOOD_MS)}`,
    kind: 'flood',
    recipient: sender,
    subject: `Your mails to ${delivery.recipient}`,
    line: 'Many mails at once',
    title: `More than ${FLOOD_MAILS} mails in 10 minutes`,
    intro: `${count} mails from you reached ${delivery.recipient}. All of them are worked, a little more slowly, and this one mail takes the place of their receipts.`,
    sections: [
      { kind: 'button', link: { text: 'See what became of them', url: `${services.publicUrl}/mails` } },
    ],
    footer: 'Sent at most once in ten minutes.',
    mailId: mail.id,
  })
}
