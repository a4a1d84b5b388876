// Live events, written in the caller's transaction and announced once it is committed.
import type { Database, Statement } from './db/database.ts'

/** The notification channel of live events; its payload is empty, the table says what is new. */
export const EVENTS_CHANNEL = 'mailcrew_events'

/** Tells somebody that they are no member of a company any more; their sockets are closed after it. */
export const MEMBERSHIP_ENDED = 'membership_ended'

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

interface EventRow {
  user_id: number
  company_id: number
  type: string
  payload: Record<string, unknown>
}

const announcing = new WeakSet<Database>()
/** Of transactions that are open. */
const waiting = new WeakMap<object, EventRow[]>()

/** Kept with the records of the open transaction, all of them in one statement; the sockets hear after the commit. */
export async function emit(db: Database, event: LiveEvent): Promise<void> {
  const rows = [...new Set(event.userIds)].map((userId) => ({
    user_id: userId,
    company_id: event.companyId,
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
  await db.beforeCommit(() => insertOf(rows))
  db.afterCommit(() => announce(db))
}

/** However many rows, one parameter: PostgreSQL takes at most 65,535. */
function insertOf(rows: readonly EventRow[]): Statement {
  return {
    text: `insert into events (user_id, company_id, type, payload)
      select user_id, company_id, type, payload
      from jsonb_to_recordset($1::jsonb) as row (user_id int, company_id int, type text, payload jsonb)`,
    values: [JSON.stringify(rows)],
  }
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
