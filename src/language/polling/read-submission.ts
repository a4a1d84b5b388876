// Reads one text of a team: what kind it is, its mood, how soon somebody should act, and what it is about.
import { words } from '../fold.ts'
import { phrasesOf } from './phrases.ts'
import { readText } from './read-text.ts'
import { SUBMISSION_TYPES, type SubmissionType, type TypeScores } from './submission-type.ts'
import { termsOf } from './terms.ts'
import {
  judgeMood,
  judgeSentiment,
  judgeType,
  judgeUrgency,
  type Mood,
  moodOf,
  sentimentOfShares,
  submissionFeatures,
  type Urgency,
} from './text-judges.ts'
import type { Phrase, Term } from './topic.ts'

export { type Mood, moodOf, type Urgency }

export interface SubmissionReading {
  /** ISO 639-1. */
  readonly language: string
  readonly type: SubmissionType
  /** 0..1 for each type; `scores[type]` is how sure the type is. */
  readonly scores: TypeScores
  /** 0..100, whole: under 30 negative, 30 to 59 neutral, 60 and over positive (POLL-17, TANYA-14). */
  readonly sentiment: number
  readonly urgency: Urgency
  /** What a topic cloud of this text alone would show, the weightiest first. */
  readonly phrases: readonly Phrase[]
  /** What topics are told by, the weightiest first; at most MOST_TEXT_TERMS. */
  readonly terms: readonly Term[]
}

/**
 * `text` is what somebody newly wrote, without commands such as $$polling. `language`, of the person or the mail, is
 * taken where the text does not tell its own. `people` are the names of those whom nothing shown may name, such as
 * the members of the company: they are no topic and in no phrase. Reads the first MOST_CHARACTERS.
 */
export function readSubmission(
  text: string,
  language: string | null = null,
  people: readonly string[] = [],
): SubmissionReading {
  const read = readText(text, language, new Set(people.flatMap(words)))
  const scores = judgeType(read)
  const features = submissionFeatures(
    read,
    SUBMISSION_TYPES.map((type) => scores[type]),
    judgeMood(read),
  )
  const terms = termsOf(read)
  return {
    language: read.language,
    type: likeliest(scores),
    scores,
    sentiment: judgeSentiment(features),
    urgency: judgeUrgency(features),
    phrases: phrasesOf(read, terms),
    terms,
  }
}

/** The type alone. */
export function classify(
  text: string,
  language: string | null = null,
): { type: SubmissionType; scores: TypeScores } {
  const scores = judgeType(readText(text, language))
  return { type: likeliest(scores), scores }
}

const likeliest = (scores: TypeScores): SubmissionType =>
  SUBMISSION_TYPES.reduce((best, type) => (scores[type] > scores[best] ? type : best))

/** The mood of any text of working life, 0..100, also of a mail that is no submission. */
export function sentimentOf(text: string, language: string | null = null): number {
  return sentimentOfShares(judgeMood(readText(text, language)))
}
