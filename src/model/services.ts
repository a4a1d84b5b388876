// What asking a model takes, and why there may be no answer.
import type { ModelPatience } from '../config-model.ts'
import type { Clock } from '../kit/clock.ts'
import type { Log } from '../kit/log.ts'
import type { AnswerStore } from './answer-store.ts'
import type { ModelBudget } from './budget.ts'
import type { ModelFault } from './faults.ts'
import type { ModelUse, SetUpPurpose } from './model-use.ts'
import type { Fetch } from './provider.ts'
import type { Recordings } from './recordings.ts'
import type { TokenCount } from './token-count.ts'

/**
 * `unavailable`: no answer, or an error of the server. `refused`: the model would not. `budget`: nothing left
 * for today. `broken`: the answer does not have the form. The rules take over for each of them.
 */
export type ModelFailure = 'unavailable' | 'refused' | 'budget' | 'broken' | 'timeout'

/** The kind of a failure, for the person who waits; the fault says more to the owner. */
export function failureOf(fault: ModelFault): ModelFailure {
  switch (fault) {
    case 'refused':
    case 'budget':
    case 'timeout':
      return fault
    case 'form':
    case 'answer-cut':
    case 'prompt-cut':
      return 'broken'
    default:
      return 'unavailable'
  }
}

/** A question that was asked, to be counted. */
export interface ModelCall {
  model: string
  /** The company whose model it is; 0 for the owner's. */
  payerId: number
  use: Omit<ModelUse, 'purpose'> & { purpose: SetUpPurpose }
  /** `stopped`: by who read the answer as it came, which is no failure. `stored`: it was not asked again. */
  outcome: 'answered' | 'stopped' | 'stored' | ModelFault
  tokens: TokenCount
  /** What a stored answer had cost. */
  savedTokens: number
}

export interface ModelServices {
  budget: ModelBudget
  clock: Clock
  log: Log
  fetch?: Fetch
  /** Answers from a folder, or keeps what is answered in one. */
  recordings?: Recordings | null
  /** Nothing is stored without it. */
  answers?: AnswerStore
  /** The usual one without it. */
  patience?: ModelPatience
  /** Questions of mails that one server is asked at a time; 8 without it. */
  questionsAtATime?: number
  /** Aborted where the process ends: mails whose questions are not answered come again. */
  closing?: AbortSignal
  /** Hears how each question ended. */
  onCall?: ((call: ModelCall) => void) | undefined
}
