// Trains and cross-validates the linear model that tells whether a sentence asks or promises something.
import { intentSlots, SLOTS, scoreOf } from '../src/language/intent-model.ts'

export interface LabelledSentence {
  text: string
  label: 'yes' | 'no'
}

export interface IntentModel {
  weights: Float64Array
  bias: number
}

interface Example {
  slots: number[]
  yes: number
}

const EPOCHS = 20
const RATE = 0.2
const DECAY = 3e-4

/** Sentences on which 0.5 shall fall get this much of the log odds, chosen so that F1 is best, not accuracy. */
export const LEAN = 0.5

/** Logistic regression by AdaGrad with L2 decay; the order of examples is fixed, so the result is too. */
export function trainIntent(examples: readonly LabelledSentence[]): IntentModel {
  const set: Example[] = examples.map(({ text, label }) => ({
    slots: intentSlots(text),
    yes: label === 'yes' ? 1 : 0,
  }))
  const weights = new Float64Array(SLOTS)
  const squares = new Float64Array(SLOTS).fill(1e-8)
  let bias = 0
  const next = generator(1)
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (const { slots, yes } of shuffled(set, next)) {
      const miss = scoreOf(slots, weights, 1, bias) - yes
      bias -= (0.05 * miss) / (1 + epoch)
      const share = miss / Math.sqrt(slots.length)
      for (const slot of slots) {
        const slope = share + DECAY * (weights[slot] ?? 0)
        squares[slot] = (squares[slot] ?? 0) + slope * slope
        weights[slot] = (weights[slot] ?? 0) - (RATE * slope) / Math.sqrt(squares[slot] ?? 1)
      }
    }
  }
  return { weights, bias: bias + LEAN }
}

/** For each example the score of a model that was trained without its fold. */
export function crossValidate(examples: readonly LabelledSentence[], folds: number): number[] {
  const order = shuffled([...examples.keys()], generator(7))
  const scores = Array.from({ length: examples.length }, () => 0)
  for (let fold = 0; fold < folds; fold++) {
    const held = new Set(order.filter((_, place) => place % folds === fold))
    const model = trainIntent(examples.filter((_, index) => !held.has(index)))
    for (const index of held) {
      scores[index] = scoreOf(intentSlots(examples[index]?.text ?? ''), model.weights, 1, model.bias)
    }
  }
  return scores
}

/** F1 of "yes" where a score reaches one half. */
export function f1(scores: readonly number[], examples: readonly { label: 'yes' | 'no' }[]): number {
  let hit = 0
  let wrong = 0
  scores.forEach((score, index) => {
    const said = score >= 0.5
    const is = examples[index]?.label === 'yes'
    if (said && is) hit++
    else if (said !== is) wrong++
  })
  return hit === 0 ? 0 : (2 * hit) / (2 * hit + wrong)
}

/** A linear congruential generator: the same sequence for the same seed, everywhere. */
function generator(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff
    return state / 0x80000000
  }
}

function shuffled<T>(list: readonly T[], next: () => number): T[] {
  const keyed = list.map((item) => ({ item, key: next() }))
  return keyed.sort((a, b) => a.key - b.key).map(({ item }) => item)
}
