// Too many mails from one sender to one address: worked more slowly, answered once (agents.md 1.9).
import type { Clock } from '../kit/clock.ts'
import type { Database } from '../kit/db/database.ts'
import type { SystemScope } from '../kit/scope.ts'
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
