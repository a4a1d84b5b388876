// What replays are built with.
import type { Queue } from '../../jobs/queue.ts'
import type { Clock } from '../../kit/clock.ts'
import type { Database } from '../../kit/db/database.ts'
import type { Log } from '../../kit/log.ts'
import type { SystemScope } from '../../kit/scope.ts'
import type { ChosenReading, Reread } from '../../routing/replay-delivery.ts'

export interface ReplayServices {
  db: Database
  system: SystemScope
  clock: Clock
  log: Log
  queue: Queue
  /** Reads a processed mail again; null for one that cannot be. */
  reread(deliveryId: number, chosen?: ChosenReading): Promise<Reread | null>
  /** Agents that can read again. */
  agentTypes(): string[]
}
