// Live events, written in the caller's transaction and announced once it is committed.
import { events } from '../../db/schema/events.ts'
import type { Database } from './db/database.ts'

/** The notification channel of live events; its payload is empty, the table says what is new. */
export const EVENTS_CHANNEL = 'mailcrew_events'

/** Many commits within this time are announced once: a NOTIFY in each would put all commits in one queue. */
const ANNOUNCE_MS = 15

/** PostgreSQL takes at most 65,535 parameters in a statement. */
const INSERTED_AT_ONCE = 1_000

export interface LiveEvent {
  /** The people whose sockets get it. */
  userIds: readonly number[]
  /** 0 for personal. */
  companyId: number
  type: string
  /** Ids and counts, never content (NOTIF-17); email_processed and email_failed carry the subject (ENT-14). */
  payload: Record<string, unknown>
}

type EventRows = (typeof events.$inferInsert)[]

const announcing = new WeakSet<Database>()
/** Of transactions that are open. */
const waiting = new WeakMap<object, EventRows>()

/** Kept with the records of the open transaction, all of them in one statement; the sockets hear after the commit. */
export async function emit(db: Database, event: LiveEvent): Promise<void> {
  const rows = [...new Set(event.userIds)].map((userId) => ({
    userId,
    companyId: event.companyId,
    type: event.type,
    payload: event.payload,
  }))
  if (rows.length === 0) return
  const key = db.transactionKey
  const before = key && waiting.get(key)
  if (before) {
    before.push(...rows)
    return
  }
  if (key) waiting.set(key, rows)
  await db.beforeCommit(() => insert(db, rows))
}

async function insert(db: Database, rows: EventRows): Promise<void> {
  for (let at = 0; at < rows.length; at += INSERTED_AT_ONCE)
    await db.orm.insert(events).values(rows.slice(at, at + INSERTED_AT_ONCE))
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
