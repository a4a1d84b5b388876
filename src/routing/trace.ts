// The trace of one delivery: its steps with their times, and no text of the mail.
import type { TraceStep } from '../../db/schema/mails.ts'
import type { Clock } from '../kit/clock.ts'

export class Trace {
  readonly steps: TraceStep[]
  readonly #clock: Clock
  #last: number

  /** Earlier steps (of a first try, before a release) are kept. */
  constructor(clock: Clock, before: readonly TraceStep[] = []) {
    this.#clock = clock
    this.#last = clock().getTime()
    this.steps = [...before]
  }

  add(step: TraceStep['step'], note: string): void {
    const now = this.#clock()
    this.steps.push({ step, at: now.toISOString(), ms: now.getTime() - this.#last, note })
    this.#last = now.getTime()
  }

  /** Forgets the steps after the first `count`, when what they tell did not happen. */
  backTo(count: number): void {
    this.steps.length = count
  }
}

const BY_MODEL = 'by model'

/** Says who read a mail: rules, or the model of that name. */
export const readByNote = (model: string | null): string =>
  model === null ? 'by rules' : `${BY_MODEL} ${model}`

const UNDER = 'under rule'

/** Says which rules of people acted on what was read. */
export const underRulesNote = (ids: readonly number[]): string =>
  `${UNDER}${ids.length === 1 ? '' : 's'} ${ids.map((id) => `#${id}`).join(', ')}`

export const wasReadByModel = (steps: readonly TraceStep[]): boolean => modelOfTrace(steps) !== null

/** The name of the model that read the mail; null where rules did. Older traces name none. */
export function modelOfTrace(steps: readonly TraceStep[]): string | null {
  const read = steps.findLast(({ step, note }) => step === 'read' && note.startsWith(BY_MODEL))
  return read ? read.note.slice(BY_MODEL.length).trim() || 'the model' : null
}

export const wasReadUnderRules = (steps: readonly TraceStep[]): boolean =>
  steps.some(({ step, note }) => step === 'read' && note.startsWith(UNDER))
