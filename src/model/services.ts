// What asking a model takes, and why there may be no answer.
import type { Clock } from '../kit/clock.ts'
import type { Log } from '../kit/log.ts'
import type { ModelBudget } from './budget.ts'
import type { Fetch } from './provider.ts'

/**
 * `unavailable`: no answer, or an error of the server. `refused`: the model would not. `budget`: nothing left
 * for today. `broken`: the answer does not have the form. The rules take over for each of them.
 */
export type ModelFailure = 'unavailable' | 'refused' | 'budget' | 'broken' | 'timeout'

export interface ModelServices {
  budget: ModelBudget
  clock: Clock
  log: Log
  fetch?: Fetch
  /** Hears how each call ended: `answered`, why not, or the HTTP status with which the server refused. */
  heard?: (outcome: string) => void
  /** Hears the HTTP status of a try that is given up; null where the server said none. */
  refused?: (status: number | null) => void
}
