// Learns from corrections which words of a company make a task and which make none: a small logistic update of the judge.
import { ALWAYS, cuesOf, type Said } from './cues.ts'
import type { LearnedCue } from './learned-reading.ts'

/** A sentence of which somebody said whether it is a task, or of which nobody did. */
export interface Example extends Said {
  isTask: boolean
  /** What the shipped judge said of it, 0 to 1. */
  confidence: number
  /** A correction, or what was left as it was read: that alone teaches nothing, and keeps what is learned in bounds. */
  isCorrection: boolean
}

/** Rounds over all examples; more change nothing that is seen. */
const ROUNDS = 80
const RATE = 0.3
/** Pulls each weight to zero: one sentence alone teaches little. */
const DECAY = 0.35
/** In logits; how easily tasks are made at all moves less. */
const MOST_WEIGHT = 1.6
const MOST_ALWAYS = 0.6
/** Corrections that must have a trait in common. */
const LEAST_SEEN = 2
const LEAST_WEIGHT = 0.08
const UNCORRECTED = 0.5
/** Of one author outside or inside: more corrections of the same person's sentences count no more. */
const MOST_BY_AUTHOR = 40
const MOST_CUES = 600

/**
 * Those that change the reading, strongest first. What is `forgotten` still takes its share while the rest is learned,
 * so that it does not come back under the name of another trait.
 */
export function learnCues(examples: readonly Example[], forgotten: ReadonlySet<string>): LearnedCue[] {
  const used = boundedByAuthor(examples)
  const corrected = used.filter(({ isCorrection }) => isCorrection)
  const seen = new Map<string, number>()
  for (const example of corrected) for (const cue of cuesOf(example)) seen.set(cue, (seen.get(cue) ?? 0) + 1)
  const isLearned = (cue: string) => (seen.get(cue) ?? 0) >= LEAST_SEEN
  const rows = used.map((example) => ({
    cues: [...cuesOf(example)].filter(isLearned),
    offset: logit(example.confidence),
    target: example.isTask ? 1 : 0,
    share: example.isCorrection ? 1 : UNCORRECTED,
  }))
  const weights = fitted(rows)
  return [...weights]
    .map(([cue, weight]) => ({ cue, weight: Number(weight.toFixed(3)), seen: seen.get(cue) ?? 0 }))
    .filter(({ cue, weight }) => Math.abs(weight) >= LEAST_WEIGHT && !forgotten.has(cue))
    .sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight) || a.cue.localeCompare(b.cue))
    .slice(0, MOST_CUES)
}

interface Row {
  cues: string[]
  offset: number
  target: number
  share: number
}

/** Full gradient steps, each weight with a rate of its own (AdaGrad), so that the order of examples does not matter. */
function fitted(rows: readonly Row[]): Map<string, number> {
  const weights = new Map<string, number>()
  const squares = new Map<string, number>()
  for (let round = 0; round < ROUNDS; round++) {
    const slopes = new Map<string, number>()
    for (const { cues, offset, target, share } of rows) {
      const sum = cues.reduce((total, cue) => total + (weights.get(cue) ?? 0), offset)
      const slope = share * (target - probability(sum))
      for (const cue of cues) slopes.set(cue, (slopes.get(cue) ?? 0) + slope)
    }
    for (const [cue, raw] of slopes) {
      const slope = raw - DECAY * (weights.get(cue) ?? 0)
      const square = (squares.get(cue) ?? 0) + slope * slope
      squares.set(cue, square)
      const most = cue === ALWAYS ? MOST_ALWAYS : MOST_WEIGHT
      const next = (weights.get(cue) ?? 0) + (RATE * slope) / Math.sqrt(square + 1e-6)
      weights.set(cue, Math.max(-most, Math.min(most, next)))
    }
  }
  return weights
}

function boundedByAuthor(examples: readonly Example[]): Example[] {
  const count = new Map<string, number>()
  return examples.filter(({ author, isCorrection }) => {
    if (!isCorrection) return true
    const before = count.get(author) ?? 0
    count.set(author, before + 1)
    return before < MOST_BY_AUTHOR
  })
}

export const logit = (confidence: number): number => {
  const bounded = Math.min(0.99, Math.max(0.01, confidence))
  return Math.log(bounded / (1 - bounded))
}

export const probability = (sum: number): number => 1 / (1 + Math.exp(-sum))
