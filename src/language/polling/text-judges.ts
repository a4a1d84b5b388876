// What is judged of a whole text, by trained weights: its type, its mood, and how soon somebody should act.
import { moodFeatures, typeFeatures } from './features.ts'
import { moodWeights } from './mood-weights.ts'
import type { ReadText } from './read-text.ts'
import { SUBMISSION_TYPES, type SubmissionType, type TypeScores } from './submission-type.ts'
import { submissionWeights } from './submission-weights.ts'
import { scoresOf, sharesOf, type TrainedJudge, unpackJudge } from './trained-judge.ts'

export const MOODS = ['positive', 'neutral', 'negative'] as const
export type Mood = (typeof MOODS)[number]

export const URGENCIES = ['high', 'medium', 'low'] as const
export type Urgency = (typeof URGENCIES)[number]

/** The class of a score by the cutoffs 60 and 30 (CONST-25). */
export const moodOf = (sentiment: number): Mood =>
  sentiment >= 60 ? 'positive' : sentiment >= 30 ? 'neutral' : 'negative'

interface Judges {
  types: TrainedJudge
  moods: TrainedJudge
  sentiment: TrainedJudge
  urgency: TrainedJudge
}

let unpacked: Judges | null = null

function judges(): Judges {
  unpacked ??= {
    types: unpackJudge(submissionWeights.types),
    moods: unpackJudge(moodWeights),
    sentiment: unpackJudge(submissionWeights.sentiment),
    urgency: unpackJudge(submissionWeights.urgency),
  }
  return unpacked
}

export function judgeType(read: ReadText): TypeScores {
  const shares = sharesOf(scoresOf(typeFeatures(read), judges().types))
  return Object.fromEntries(SUBMISSION_TYPES.map((type, at) => [type, shares[at] ?? 0])) as Record<
    SubmissionType,
    number
  >
}

/** Shares of MOODS, of any text of working life. */
export const judgeMood = (read: ReadText): number[] => sharesOf(scoresOf(moodFeatures(read), judges().moods))

/** 0..100 out of the shares: a score is in the range of the likeliest mood. */
export function sentimentOfShares(shares: readonly number[]): number {
  const [positive = 0, neutral = 0, negative = 0] = shares
  const most = Math.max(positive, neutral, negative)
  const sure = Math.max(0, (most - 1 / 3) * 1.5)
  if (most === neutral) return Math.round(45 + 14 * Math.max(-1, Math.min(1, 2 * (positive - negative))))
  return Math.round(most === positive ? 60 + 40 * sure : 29 - 29 * sure)
}

/** What a submission's own judges look at: its words, and what was judged of it already. */
export function submissionFeatures(
  read: ReadText,
  types: readonly number[],
  moods: readonly number[],
): string[] {
  const kinds = SUBMISSION_TYPES.flatMap((type, at) => stepsOf(`type ${type}`, types[at] ?? 0))
  return [
    ...moodFeatures(read),
    ...kinds,
    ...MOODS.flatMap((mood, at) => stepsOf(`mood ${mood}`, moods[at] ?? 0)),
  ]
}

/** A share as features that add up: some for each step that it reaches, since a single one is hardly heard among words. */
const stepsOf = (name: string, share: number) =>
  STEPS.filter((step) => share >= step).flatMap((step) => COPIES.map((copy) => `${name} ${step} ${copy}`))

const STEPS = [0.15, 0.3, 0.45, 0.6, 0.75]
const COPIES = [1, 2, 3]

/** Of a text that was sent as a submission: whoever reports a fault says by that how it is. */
export function judgeSentiment(features: readonly string[]): number {
  const [score = 0] = scoresOf(features, judges().sentiment)
  return Math.max(0, Math.min(100, Math.round(MIDDLE + SPREAD * score)))
}

/** Of the scores that the judge of sentiment was trained on. */
export const MIDDLE = 45
export const SPREAD = 20

export function judgeUrgency(features: readonly string[]): Urgency {
  const scores = scoresOf(features, judges().urgency)
  return URGENCIES[scores.indexOf(Math.max(...scores))] ?? 'medium'
}
