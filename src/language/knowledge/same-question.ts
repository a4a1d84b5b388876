// Whether two questions ask the same: the same fact of the same thing, in whatever words or language.
import { fold } from '../fold.ts'
import { SAME_FEATURES, sameFeatures } from './same-features.ts'
import { SAMENESS } from './same-weights.ts'

/** From 0 to 1; from SAME on they are taken to be one question. */
export function sameness(one: string, other: string): number {
  const features = sameFeatures(one, other)
  if (features.least === 1 && features.exact === 1 && features.factsDiffer === 0) return 1
  const sum = SAME_FEATURES.reduce((all, name) => all + SAMENESS[name] * features[name], SAMENESS.bias)
  return 1 / (1 + Math.exp(-sum))
}

/** Taken so that nine of ten that are called the same are the same. */
export const SAME = 0.62

export const isSameQuestion = (one: string, other: string): boolean => sameness(one, other) >= SAME

/**
 * Nothing of either is missing in the other. Who asks a question that is taken for another gets its answer, so that
 * any doubt keeps the two apart; a question that names nothing, as "What now?", is like no other.
 */
export function isOneQuestion(one: string, other: string): boolean {
  const { shared, both, factsDiffer, opposed, numbers } = sameFeatures(one, other)
  if (shared === 0) return false
  if (fold(one) === fold(other)) return true
  return both === 1 && factsDiffer === 0 && opposed === 0 && numbers === 0 && isSameQuestion(one, other)
}
