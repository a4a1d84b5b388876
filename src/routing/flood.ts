// Too many mails from one sender to one address: processed more slowly, answered once (agents.md 1.9).
import { asSystem } from '../kit/db/acting-database.ts'
import { wordsIn } from '../mail/words/words.ts'
import type { DeliveryServices } from './delivery-services.ts'
import { type ClaimedDelivery, countFrom } from './delivery-store.ts'
import { queueNotice } from './notice.ts'
import type { Account } from './ports.ts'

const FLOOD_MAILS = 20
const FLOOD_MS = 10 * 60_000
const SLOWEST_SECONDS = 60

/** Ways in by which many mails are meant to come at once. */
const EXEMPT = new Set(['generator', 'import'])

export const mayComeInMasses = ({ source }: Pick<ClaimedDelivery['mail'], 'source'>): boolean =>
  EXEMPT.has(source)

/** From when on mails are counted. */
export const floodSince = (now: Date): Date => new Date(now.getTime() - FLOOD_MS)

/** Seconds that the delivery should wait; null for the ordinary case. */
export function floodDelay({ mail, recent }: Pick<ClaimedDelivery, 'mail' | 'recent'>): number | null {
  if (mayComeInMasses(mail) || recent <= FLOOD_MAILS) return null
  return Math.min(SLOWEST_SECONDS, Math.ceil((recent - FLOOD_MAILS) / 10))
}

/** The one answer to a flood: what was sent, and where to see what became of it; once in ten minutes. */
export async function queueFloodSummary(
  services: DeliveryServices,
  { delivery, mail }: ClaimedDelivery,
  { email: sender, language: chosen, mailLanguage }: Account,
): Promise<void> {
  const language = chosen ?? mailLanguage ?? 'en'
  const { flood: words } = wordsIn(language)
  const now = services.clock()
  const count = await countFrom(asSystem(services.db, services.system), {
    ...{ from: sender, recipient: delivery.recipient, since: floodSince(now) },
  })
  await queueNotice(services, {
    key: `flood:${sender}:${delivery.recipient}:${Math.floor(now.getTime() / FLOOD_MS)}`,
    kind: 'flood',
    recipient: sender,
    language,
    subject: words.subject(delivery.recipient),
    line: words.line,
    title: words.title(FLOOD_MAILS),
    intro: words.intro(count, delivery.recipient),
    sections: [{ kind: 'button', link: { text: words.button, url: `${services.publicUrl}/mails` } }],
    footer: words.footer,
    mailId: mail.id,
  })
}
