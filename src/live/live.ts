// RECORDS -> LIVE: committed events to the sockets of the people they name (API-74, NOTIF-15, model.md Live events).
import type { WebSocket } from 'ws'
import type { Clock } from '../kit/clock.ts'
import { asSystem } from '../kit/db/acting-database.ts'
import type { Database } from '../kit/db/database.ts'
import type { Listener } from '../kit/db/driver.ts'
import { EVENTS_CHANNEL, MEMBERSHIP_ENDED } from '../kit/events.ts'
import type { Log } from '../kit/log.ts'
import type { SystemScope } from '../kit/scope.ts'
import { type EventRow, lastEventId, newestEventIds, readEvents } from './event-store.ts'
import { ReadingPosition } from './reading-position.ts'
import { Sockets } from './sockets.ts'

/** Announcements may be lost; a look this often finds what they told of. */
const POLL_MS = 2_000
const PING_MS = 30_000
const CLOSE_GRACE_MS = 1_000
const BATCH = 1_000

export interface LiveServices {
  db: Database
  scope: SystemScope
  clock: Clock
  log: Log
  /** Those of the sessions that are still open: others' sockets are closed at the next ping. */
  openSessions: (sessionIds: readonly number[]) => Promise<ReadonlySet<number>>
  pollMs?: number
  pingMs?: number
}

export interface Live {
  /** Call before sockets are let in. */
  start: () => Promise<void>
  join: (socket: WebSocket, person: { userId: number; sessionId: number }) => void
  closeUser: (userId: number) => void
  closeSession: (sessionId: number) => void
  connectedCount: () => number
  close: () => Promise<void>
}

export function createLive(services: LiveServices): Live {
  const { db, scope, clock, log, openSessions, pollMs = POLL_MS, pingMs = PING_MS } = services
  const sockets = new Sockets()
  let position = new ReadingPosition([], clock())
  let listener: Listener | null = null
  const timers: NodeJS.Timeout[] = []

  /** After a gap of the connection. */
  let cameBack = false

  /** A database that was set back gives ids anew: what is newest there is told again, since nobody loses by that. */
  async function lookWhetherSetBack(): Promise<void> {
    const system = asSystem(db, scope)
    if ((await lastEventId(system)) >= position.highest) return
    position = new ReadingPosition((await newestEventIds(system, BATCH)).slice(-1), clock())
  }

  /** One read serves all sockets; a word that comes during it makes one more, however many came. */
  const read = coalesce(
    async () => {
      if (cameBack) {
        await lookWhetherSetBack()
        cameBack = false
      }
      let rows: EventRow[]
      do {
        rows = await readEvents(asSystem(db, scope), {
          after: position.highest,
          missing: position.missing,
          limit: BATCH,
        })
        position.take(
          rows.map((row) => row.id),
          clock(),
        )
        for (const row of rows) {
          sockets.send(row.userId, messageOf(row))
          if (row.type === MEMBERSHIP_ENDED) sockets.closeUser(row.userId)
        }
      } while (rows.length === BATCH)
    },
    (error) => log.warn({ error: nameOf(error) }, 'live events could not be read; trying again'),
  )

  const check = coalesce(
    async () => {
      sockets.ping()
      const ids = sockets.sessionIds()
      if (ids.length === 0) return
      const open = await openSessions(ids)
      for (const id of ids) if (!open.has(id)) sockets.closeSession(id)
    },
    (error) => log.warn({ error: nameOf(error) }, 'sessions of sockets could not be checked; trying again'),
  )

  return {
    async start() {
      position = new ReadingPosition(await newestEventIds(asSystem(db, scope), BATCH), clock())
      listener = await db.listen(EVENTS_CHANNEL, read.soon, () => {
        cameBack = true
        read.soon()
      })
      // For announcements that were lost; without an open socket nobody misses them.
      const poll = () => sockets.count > 0 && read.soon()
      timers.push(setInterval(poll, pollMs), setInterval(check.soon, pingMs))
      for (const timer of timers) timer.unref()
    },
    join: (socket, person) => sockets.add(socket, person),
    closeUser: (userId) => sockets.closeUser(userId),
    closeSession: (sessionId) => sockets.closeSession(sessionId),
    connectedCount: () => sockets.count,
    async close() {
      for (const timer of timers) clearInterval(timer)
      await listener?.close()
      await Promise.all([read.settled(), check.settled()])
      await sockets.closeAll(CLOSE_GRACE_MS)
    },
  }
}

/** The payload cannot overwrite what the row says. */
function messageOf({ type, companyId, payload }: EventRow): string {
  return JSON.stringify({ ...payload, type, companyId })
}

interface Coalesced {
  soon: () => void
  settled: () => Promise<void>
}

/** Never two runs at once, and one more when asked during a run. */
function coalesce(run: () => Promise<void>, onError: (error: unknown) => void): Coalesced {
  let running: Promise<void> | null = null
  let again = false
  async function runUntilQuiet(): Promise<void> {
    do {
      again = false
      await run().catch(onError)
    } while (again)
    running = null
  }
  return {
    soon() {
      again = true
      running ??= runUntilQuiet()
    },
    settled: () => running ?? Promise.resolve(),
  }
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : typeof error)
