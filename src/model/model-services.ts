// What the model is asked with, and why it may give no answer.
import type { Clock } from '../kit/clock.ts'
import type { Log } from '../kit/log.ts'
import type { ModelBudget } from './budget.ts'
import type { Fetch } from './provider.ts'

export interface ModelServices {
  budget: ModelBudget
  clock: Clock
  log: Log
  fetch?: Fetch
}

/**
 * `unavailable`: no answer, or an error of the server. `refused`: the model would not. `budget`: nothing left
 * for today. `broken`: the answer does not have the form. The rules take over for each of them.
 */
export type ModelFailure = 'unavailable' | 'refused' | 'budget' | 'broken' | 'timeout'
