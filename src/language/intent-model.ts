// The linear model over hashed features that scores a sentence; its weights are made by eval/train-intent.ts.
import { intentFeatures } from './intent-features.ts'

export const SLOTS = 1 << 16

/** What a sentence gives the model: how much of each slot is in it. */
export type IntentInputs = ReadonlyMap<number, number>

export interface IntentModel {
  /** One for each slot, in steps of `scale`. */
  weights: ArrayLike<number>
  scale: number
  bias: number
}

/** The features of a sentence hashed into slots (FNV-1a), so that no word of the training set is kept. */
export function intentInputs(sentence: string): IntentInputs {
  const { words, cues } = intentFeatures(sentence)
  const inputs = new Map<number, number>()
  addAll(words, inputs)
  addAll(cues, inputs)
  return inputs
}

/** Each group of features has the length 1, however long the sentence is. */
function addAll(features: readonly string[], inputs: Map<number, number>): void {
  const value = 1 / Math.sqrt(Math.max(1, features.length))
  for (const feature of features) {
    const slot = slotOf(feature)
    inputs.set(slot, (inputs.get(slot) ?? 0) + value)
  }
}

function slotOf(feature: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < feature.length; i++) hash = Math.imul(hash ^ feature.charCodeAt(i), 0x01000193)
  return (hash ^ (hash >>> 15)) & (SLOTS - 1)
}

/** The probability, 0..1, that the model gives to a sentence. */
export function scoreOf(inputs: IntentInputs, { weights, scale, bias }: IntentModel): number {
  let sum = 0
  for (const [slot, value] of inputs) sum += (weights[slot] ?? 0) * value
  return 1 / (1 + Math.exp(-(bias + scale * sum)))
}
