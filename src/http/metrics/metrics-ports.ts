// What the figures are made of, and how they are handed out.
import type { Clock } from '../../kit/clock.ts'
import type { Observer } from '../../kit/observe.ts'
import type { Backlog } from '../../routing/backlog-store.ts'

export interface MeasureSources {
  clock: Clock
  backlog(): Promise<Backlog>
  /** Since when a mail waits in the journal; null for none. */
  journalSince(): Date | null
  sockets(): number
  /** Null for the embedded database. */
  pool(): Record<string, number> | null
}

export interface Measures {
  observer: Observer
  /** Content type of what is read. */
  type: string
  read(): Promise<string>
}
