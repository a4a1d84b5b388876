// A trained judge of several classes: for each a sum of the weights of what is seen.
import { hashOf } from '../judge/hash.ts'

export interface TrainedJudge {
  /** Slots of one class, a power of two. */
  readonly slots: number
  /** One weight for each slot, class after class. */
  readonly weights: Int8Array
  /** By class. */
  readonly scales: readonly number[]
  readonly biases: readonly number[]
}

/** As it stands in the sources: weights are bytes in base64. */
export interface PackedJudge extends Omit<TrainedJudge, 'weights'> {
  readonly weights: string
}

export function unpackJudge(packed: PackedJudge): TrainedJudge {
  return { ...packed, weights: new Int8Array(Uint8Array.from(Buffer.from(packed.weights, 'base64')).buffer) }
}

/** The slots of what is seen, each once. */
export const slotsOf = (features: readonly string[], slots: number): Uint32Array =>
  Uint32Array.from(new Set(features.map((feature) => hashOf(feature) & (slots - 1))))

/** One score for each class. */
export function scoresOf(features: readonly string[], judge: TrainedJudge): number[] {
  const seen = slotsOf(features, judge.slots)
  return judge.scales.map((scale, place) => {
    let sum = 0
    for (const slot of seen) sum += judge.weights[place * judge.slots + slot] ?? 0
    return sum * scale + (judge.biases[place] ?? 0)
  })
}

/** Scores as shares of 1. */
export function sharesOf(scores: readonly number[]): number[] {
  const most = Math.max(...scores)
  const raised = scores.map((score) => Math.exp(score - most))
  const sum = raised.reduce((total, one) => total + one, 0)
  return raised.map((one) => one / sum)
}
