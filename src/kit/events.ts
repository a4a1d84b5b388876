// Live events, written in the caller's transaction and announced once it is committed.
import { events } from '../../db/schema/events.ts'
import { atMostEvery } from './at-most-every.ts'
import type { Database, RowsStatement, Statement } from './db/database.ts'
import { insertion } from './db/rows-statement.ts'

/** The notification channel of live events; its payload is empty, the table says what is new. */
export const EVENTS_CHANNEL = 'mailcrew_events'

/** Tells somebody that they are no member of a company any more; their sockets are closed after it. */
export const MEMBERSHIP_ENDED = 'membership_ended'

/** Commits are announced so often at most: a NOTIFY in each would put all commits in one queue. */
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

/** Makes further statements of the events of one transaction: they run with its commit, or not at all. */
export type EventSubscriber = (events: readonly LiveEvent[]) => readonly (Statement | RowsStatement)[]

const announcers = new WeakMap<Database, () => void>()
const subscribers = new WeakMap<Database, EventSubscriber[]>()
/** Of transactions that are open. */
const waiting = new WeakMap<object, LiveEvent[]>()

/** From now on `subscriber` sees what each transaction emits. */
export function subscribeToEvents(db: Database, subscriber: EventSubscriber): void {
  subscribers.set(db, [...(subscribers.get(db) ?? []), subscriber])
}

/** The same place in both lists is one membership. */
export interface EndedMemberships {
  companyIds: readonly number[]
  userIds: readonly number[]
}

/** With each transaction that ends memberships, `end` says what ends with them. */
export function whenMembersLeave(db: Database, end: (left: EndedMemberships) => readonly Statement[]): void {
  subscribeToEvents(db, (told) => {
    const left = told
      .filter(({ type }) => type === MEMBERSHIP_ENDED)
      .flatMap(({ userIds, companyId }) => userIds.map((userId) => ({ companyId, userId })))
    if (left.length === 0) return []
    return end({
      companyIds: left.map(({ companyId }) => companyId),
      userIds: left.map(({ userId }) => userId),
    })
  })
}

/**
 * Kept with the records of the open transaction, all of them in one statement; the sockets hear after the
 * commit. An event to nobody is told to the subscribers alone, and may hold more than ids.
 */
export async function emit(db: Database, event: LiveEvent): Promise<void> {
  const key = db.transactionKey
  const before = key && waiting.get(key)
  if (before) {
    before.push(event)
    return
  }
  const told = [event]
  if (key) waiting.set(key, told)
  await db.beforeCommit(() => [
    insertEvents(rowsOf(told)),
    ...(subscribers.get(db) ?? []).flatMap((subscriber) => subscriber(told)),
  ])
  db.afterCommit(() => announce(db))
}

const insertEvents = insertion(events, ['userId', 'companyId', 'type', 'payload'])

function rowsOf(told: readonly LiveEvent[]) {
  return told.flatMap(({ userIds, ...event }) =>
    [...new Set(userIds)].map((userId) => ({ ...event, userId })),
  )
}

function announce(db: Database): void {
  const announcer = announcers.get(db) ?? announcerOf(db)
  announcers.set(db, announcer)
  announcer()
}

/** A lost announcement costs little: every reader also looks by itself. */
const announcerOf = (db: Database) =>
  atMostEvery(ANNOUNCE_MS, () => {
    db.announce(EVENTS_CHANNEL).catch(() => {})
  })
