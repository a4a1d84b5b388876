// A linear judge: the sum of the weights of what is seen, made a probability.
import { slotOf } from './hash.ts'

export interface LinearModel {
  /** One weight for each slot. */
  weights: ArrayLike<number>
  scale: number
  bias: number
}

/** The log odds that the candidate with these features is what the judge looks for. */
export function scoreOf(features: readonly string[], { weights, scale, bias }: LinearModel): number {
  const seen = new Set<number>()
  let sum = 0
  for (const feature of features) {
    const slot = slotOf(feature)
    if (seen.has(slot)) continue
    seen.add(slot)
    sum += weights[slot] ?? 0
  }
  return sum * scale + bias
}
