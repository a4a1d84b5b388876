// What polling is kept and told with.
import type { InThread } from '../../agent/agent.ts'
import type { Clock } from '../../kit/clock.ts'
import type { Database } from '../../kit/db/database.ts'
import type { SystemScope } from '../../kit/scope.ts'
import type { FollowUpActs } from '../followups/index.ts'
import type { readPollingText } from './read-polling-text.ts'

export interface PollingServices {
  db: Database
  system: SystemScope
  clock: Clock
  publicUrl: string
  mailDomain: string
  /** Reading takes time, and has a thread of its own. */
  readPollingText: InThread<typeof readPollingText>
}

/** What acts on insights, too. */
export interface ListeningServices extends PollingServices {
  /** Makes tasks and polls of insights. */
  followUps: FollowUpActs
}
