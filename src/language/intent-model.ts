// The linear model over hashed features that scores a sentence; its weights are made by eval/train-intent.ts.
import { intentFeatures } from './intent-features.ts'

export const SLOTS = 1 << 15

/** The distinct slots of a sentence's features (FNV-1a), so that no word of the training set is kept. */
export function intentSlots(sentence: string): number[] {
  return [...new Set(intentFeatures(sentence).map(slotOf))]
}

function slotOf(feature: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < feature.length; i++) hash = Math.imul(hash ^ feature.charCodeAt(i), 0x01000193)
  return (hash ^ (hash >>> 15)) & (SLOTS - 1)
}

/** The probability, 0..1, that a model with these weights gives to a sentence. */
export function scoreOf(
  slots: readonly number[],
  weights: ArrayLike<number>,
  scale: number,
  bias: number,
): number {
  let sum = 0
  for (const slot of slots) sum += weights[slot] ?? 0
  return 1 / (1 + Math.exp(-(bias + (scale * sum) / Math.sqrt(Math.max(1, slots.length)))))
}
