// Whether two questions ask the same: the same fact of the same thing, in whatever words or language.
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
