// Logistic regression with L2 regularisation by dual coordinate ascent (Shalev-Shwartz and Zhang 2013): it has no
// learning rate, and the order of examples is fixed, so that the same data give the same weights.
import { SLOTS } from '../../src/language/judge/hash.ts'

export interface Example {
  slots: Uint32Array
  /** 0 or 1. */
  label: number
  weight: number
}

export interface Trained {
  weights: Float64Array
  scale: number
  bias: number
}

/** How much a miss costs beside the length of the weights: the C of support vector machines. */
const COST = 0.25
const EPOCHS = 30

export function trainLogistic(
  examples: readonly Example[],
  { cost = COST, epochs = EPOCHS, slots = SLOTS } = {},
): Trained {
  const weights = new Float64Array(slots)
  let bias = 0
  const pulls = new Float64Array(examples.length)
  const order = examples.map((_, place) => place)
  const random = generator(7)
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random)
    for (const place of order) {
      const one = examples[place]
      if (!one) continue
      const sign = one.label > 0 ? 1 : -1
      let sum = bias
      for (const slot of one.slots) sum += weights[slot] as number
      const most = cost * one.weight
      const wanted = sign / (1 + Math.exp(sign * sum))
      const pull = pulls[place] as number
      const step = (wanted - pull) / Math.max(1, 0.25 + most * (1 + one.slots.length))
      pulls[place] = pull + step
      const by = most * step
      bias += by
      for (const slot of one.slots) weights[slot] = (weights[slot] as number) + by
    }
  }
  return { weights, scale: 1, bias }
}

export function scoreSlots(slots: Uint32Array, { weights, scale, bias }: Trained): number {
  let sum = 0
  for (const slot of slots) sum += weights[slot] as number
  return sum * scale + bias
}

/** A linear congruential generator: the same sequence for the same seed, everywhere. */
export function generator(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff
    return state / 0x80000000
  }
}

export function shuffle(order: number[], random: () => number): void {
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    const kept = order[at] as number
    order[at] = order[other] as number
    order[other] = kept
  }
}
