// A linear judge: the sum of the weights of what is seen, made a probability.
import type { Add } from './feature.ts'
import { SLOTS, slotOf } from './hash.ts'

export interface LinearModel {
  /** One whole number for each slot. */
  weights: ArrayLike<number>
  scale: number
  bias: number
}

/** By slot, the last turn in which it was seen: two megabytes, so that all judges have the same. */
const seenIn = new Float64Array(SLOTS)
let turn = 0

/** Sums what is seen in one candidate after the other; a feature counts once in each. */
export class LinearJudge {
  readonly #model: LinearModel
  /** Slots of what is seen in all of them. */
  readonly #shared: readonly number[]
  #sum = 0

  constructor(model: LinearModel, shared: readonly string[]) {
    this.#model = model
    this.#shared = shared.map((feature) => slotOf([feature]))
  }

  /** The log odds that the candidate is what the judge looks for; `describe` adds what is seen in it. */
  scoreOf(describe: (add: Add) => void): number {
    turn += 1
    this.#sum = 0
    for (const slot of this.#shared) this.#see(slot)
    describe((...parts) => this.#see(slotOf(parts)))
    return this.#sum * this.#model.scale + this.#model.bias
  }

  #see(slot: number): void {
    if (seenIn[slot] === turn) return
    seenIn[slot] = turn
    this.#sum += this.#model.weights[slot] ?? 0
  }
}
