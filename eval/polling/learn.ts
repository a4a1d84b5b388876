// Learns the judges of a team's texts. What one judge says of another's examples was learned without them.
import { moodFeatures, typeFeatures } from '../../src/language/polling/features.ts'
import { type ReadText, readText } from '../../src/language/polling/read-text.ts'
import { SUBMISSION_TYPES } from '../../src/language/polling/submission-type.ts'
import {
  MIDDLE,
  MOODS,
  SPREAD,
  submissionFeatures,
  URGENCIES,
} from '../../src/language/polling/text-judges.ts'
import {
  type PackedJudge,
  scoresOf,
  sharesOf,
  slotsOf,
  type TrainedJudge,
  unpackJudge,
} from '../../src/language/polling/trained-judge.ts'
import { trainLogistic } from '../train/logistic.ts'
import type { LabelledComment, LabelledSubmission, LabelledText } from './labelled.ts'
import { trainRidge } from './ridge.ts'

export const SLOTS = 1 << 14
const FOLDS = 8
const COSTS = { types: 0.3, moods: 0.2, sentiment: 0.08, urgency: 0.3 }
/** Those that others wrote count more. */
const OWN_WEIGHT = 0.5
/** The ridge draws scores to the middle, and moods are told by cutoffs: they are drawn apart again. */
const STRETCH = 1.6
const SHIFT = -0.05

interface Example {
  slots: Uint32Array
  label: string
  weight: number
}

export interface SubmissionJudges {
  types: PackedJudge
  sentiment: PackedJudge
  urgency: PackedJudge
}

const isOwn = ({ id }: { id: string }) => id.startsWith('wr')
const weightOf = (one: { id: string }) => (isOwn(one) ? OWN_WEIGHT : 1)

export function learnMoods(comments: readonly LabelledComment[]): PackedJudge {
  return learnClasses(
    comments.map(({ text, label }) => ({
      slots: slotsOf(moodFeatures(readText(text, 'en')), SLOTS),
      label,
      weight: 1,
    })),
    MOODS,
    COSTS.moods,
  )
}

export function learnTypes(texts: readonly LabelledText[]): PackedJudge {
  return learnClasses(
    texts.map((one) => ({
      slots: slotsOf(typeFeatures(readText(one.text, one.language)), SLOTS),
      label: one.type,
      weight: weightOf(one),
    })),
    SUBMISSION_TYPES,
    COSTS.types,
  )
}

/** `moods` was learned from comments alone. */
export function learnSubmissions(
  texts: readonly LabelledText[],
  submissions: readonly LabelledSubmission[],
  moods: PackedJudge,
): SubmissionJudges {
  const reads = new Map(submissions.map((one) => [one, readText(one.text, one.language)]))
  const moodJudge = unpackJudge(moods)
  const seen = submissions.map((one, place) => ({ one, place }))
  const featuresOf = new Map<LabelledSubmission, string[]>()
  for (let fold = 0; fold < FOLDS; fold++) {
    const held = seen.filter(({ place }) => place % FOLDS === fold).map(({ one }) => one)
    const inside = new Set(held)
    const types = unpackJudge(learnTypes([...texts, ...submissions.filter((one) => !inside.has(one))]))
    for (const one of held) featuresOf.set(one, judged(reads.get(one), types, moodJudge))
  }
  const examples = submissions.map((one) => ({
    slots: slotsOf(featuresOf.get(one) ?? [], SLOTS),
    label: one.urgency,
    value: (one.sentiment - MIDDLE) / SPREAD,
    weight: weightOf(one),
  }))
  const ridge = trainRidge(examples, COSTS.sentiment, SLOTS)
  return {
    types: learnTypes([...texts, ...submissions]),
    sentiment: pack([
      { weights: ridge.weights.map((weight) => weight * STRETCH), bias: ridge.bias * STRETCH + SHIFT },
    ]),
    urgency: learnClasses(examples, URGENCIES, COSTS.urgency),
  }
}

function judged(read: ReadText | undefined, types: TrainedJudge, moods: TrainedJudge): string[] {
  if (!read) return []
  return submissionFeatures(
    read,
    sharesOf(scoresOf(typeFeatures(read), types)),
    sharesOf(scoresOf(moodFeatures(read), moods)),
  )
}

/** One against all others, for each class. */
function learnClasses(examples: readonly Example[], classes: readonly string[], cost: number): PackedJudge {
  return pack(
    classes.map((name) =>
      trainLogistic(
        examples.map(({ slots, label, weight }) => ({ slots, label: label === name ? 1 : 0, weight })),
        { cost, epochs: 25, slots: SLOTS },
      ),
    ),
  )
}

/** One signed byte for each weight. */
function pack(trained: readonly { weights: Float64Array; bias: number }[]): PackedJudge {
  const scales = trained.map(
    ({ weights }) => weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-9) / 127,
  )
  const bytes = trained.map(({ weights }, place) =>
    Buffer.from(Int8Array.from(weights, (weight) => Math.round(weight / (scales[place] ?? 1))).buffer),
  )
  return {
    slots: SLOTS,
    scales,
    biases: trained.map(({ bias }) => bias),
    weights: Buffer.concat(bytes).toString('base64'),
  }
}
