// Live events, written in the caller's transaction and announced once it is committed.
import { events } from '../../db/schema/events.ts'
import type { Database } from './db/database.ts'

/** The notification channel of live events; its payload is empty, the table says what is new. */
export const EVENTS_CHANNEL = 'mailcrew_events'

/** Many commits within this time are announced once: a NOTIFY in each would put all commits in one queue. */
const ANNOUNCE_MS = 15

export interface LiveEvent {
  /** The people whose sockets get it. */
  userIds: readonly number[]
  /** 0 for personal. */
  companyId: number
  type: string
  /** Ids and counts, never content (NOTIF-17); email_processed and email_failed carry the subject (ENT-14). */
  payload: Record<string, unknown>
}

const announcing = new WeakSet<Database>()

/** Kept with the records of the open transaction; the sockets hear of it after the commit. */
export async function emit(db: Database, event: LiveEvent): Promise<void> {
  const rows = [...new Set(event.userIds)].map((userId) => ({
    userId,
    companyId: event.companyId,
    type: event.type,
    payload: event.payload,
  }))
  if (rows.length === 0) return
  await db.orm.insert(events).values(rows)
  db.afterCommit(() => announce(db))
}

function announce(db: Database): void {
  if (announcing.has(db)) return
  announcing.add(db)
  setTimeout(() => {
    announcing.delete(db)
    // A lost announcement costs little: every reader also looks by itself.
    db.outside(() => db.query(`select pg_notify('${EVENTS_CHANNEL}', '')`)).catch(() => {})
  }, ANNOUNCE_MS)
}
