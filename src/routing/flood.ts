// Too many mails from one sender to one address: worked more slowly, answered once (agents.md 1.9).
import { asSystem } from '../kit/db/acting-database.ts'
import { queueNotice } from './notice.ts'
import type { WorkRoom } from './work-room.ts'
import { type ClaimedWork, countFrom } from './work-store.ts'

const FLOOD_MAILS = 20
const FLOOD_MS = 10 * 60_000
const SLOWEST_SECONDS = 60

/** Ways in by which many mails are meant to come at once. */
const EXEMPT = new Set(['generator', 'import'])

/** From when on mails are counted. */
export const floodSince = (now: Date): Date => new Date(now.getTime() - FLOOD_MS)

/** Seconds that the work should wait; null for the ordinary case. */
export function floodDelay({ mail, recent }: Pick<ClaimedWork, 'mail' | 'recent'>): number | null {
  if (EXEMPT.has(mail.source) || recent <= FLOOD_MAILS) return null
  return Math.min(SLOWEST_SECONDS, Math.ceil((recent - FLOOD_MAILS) / 10))
}

/** The one answer to a flood: what was sent, and where to see what became of it; once in ten minutes. */
export async function queueFloodSummary(
  room: WorkRoom,
  { work, mail }: ClaimedWork,
  sender: string,
): Promise<void> {
  const now = room.clock()
  const count = await countFrom(asSystem(room.db, room.system), {
    ...{ from: sender, recipient: work.recipient, since: floodSince(now) },
  })
  await queueNotice(room, {
    key: `flood:${sender}:${work.recipient}:${Math.floor(now.getTime() / FLOOD_MS)}`,
    kind: 'flood',
    recipient: sender,
    subject: `Your mails to ${work.recipient}`,
    line: 'Many mails at once',
    title: `More than ${FLOOD_MAILS} mails in 10 minutes`,
    intro: `${count} mails from you reached ${work.recipient}. All of them are worked, a little more slowly, and this one mail takes the place of their receipts.`,
    sections: [{ kind: 'button', link: { text: 'See what became of them', url: `${room.publicUrl}/mails` } }],
    footer: 'Sent at most once in ten minutes.',
    mailId: mail.id,
  })
}
