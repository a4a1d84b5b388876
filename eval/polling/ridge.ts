// Ridge regression by dual coordinate ascent, over the same slots as the logistic one.
import { generator, shuffle } from '../train/logistic.ts'

export interface Valued {
  slots: Uint32Array
  value: number
  weight: number
}

const EPOCHS = 40

/** `cost`: what a miss costs beside the length of the weights. */
export function trainRidge(
  examples: readonly Valued[],
  cost: number,
  slots: number,
): { weights: Float64Array; bias: number } {
  const weights = new Float64Array(slots)
  let bias = 0
  const pulls = new Float64Array(examples.length)
  const order = examples.map((_, place) => place)
  const random = generator(11)
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(order, random)
    for (const place of order) {
      const one = examples[place]
      if (!one) continue
      let sum = bias
      for (const slot of one.slots) sum += weights[slot] as number
      const slack = 1 / (cost * one.weight)
      const pull = pulls[place] as number
      const by = (one.value - sum - pull * slack) / (1 + one.slots.length + slack)
      pulls[place] = pull + by
      bias += by
      for (const slot of one.slots) weights[slot] = (weights[slot] as number) + by
    }
  }
  return { weights, bias }
}
