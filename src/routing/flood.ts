// Too many mails from one sender to one address: worked more slowly, answered once (agents.md 1.9).
import type { Clock } from '../kit/clock.ts'
import type { Database } from '../kit/db/database.ts'
import type { SystemScope } from '../kit/scope.ts'
import { queueNotice } from './notice.ts'
import type { WorkRoom } from './work-room.ts'
import { type ClaimedWork, countFrom } from './work-store.ts'

const FLOOD_MAILS = 20
const FLOOD_MS = 10 * 60_000
const SLOWEST_SECONDS = 60

/** Ways in by which many mails are meant to come at once. */
const EXEMPT = new Set(['generator', 'import'])

/** Null for the ordinary case; else how long the work should wait. */
export async function isFlood(
  room: { db: Database; system: SystemScope; clock: Clock },
  { work, mail }: ClaimedWork,
): Promise<{ delaySeconds: number } | null> {
  if (EXEMPT.has(mail.source) || mail.fromAddress === null) return null
  const since = new Date(room.clock().getTime() - FLOOD_MS)
  const count = await countFrom(room.db, room.system, mail.fromAddress, work.recipient, since)
  if (count <= FLOOD_MAILS) return null
  return { delaySeconds: Math.min(SLOWEST_SECONDS, Math.ceil((count - FLOOD_MAILS) / 10)) }
}

/** The one answer to a flood: what was sent, and where to see what became of it; once in ten minutes. */
export async function queueFloodSummary(
  room: WorkRoom,
  { work, mail }: ClaimedWork,
  sender: string,
): Promise<void> {
  const now = room.clock()
  const since = new Date(now.getTime() - FLOOD_MS)
  const count = await countFrom(room.db, room.system, sender, work.recipient, since)
  await queueNotice(room, {
    key: `flood:${sender}:${work.recipient}:${Math.floor(now.getTime() / FLOOD_MS)}`,
    kind: 'notice',
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
