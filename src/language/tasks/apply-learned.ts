// Moves how sure the judge is by what a company's corrections taught, never past what is plain.
import type { Candidate } from '../candidates/candidate.ts'
import { cuesOf, markerBefore } from '../learned/cues.ts'
import { logit, probability } from '../learned/learn.ts'
import type { LearnedReading } from '../learned/learned-reading.ts'

/** Logits; a judge that is surer than this allows is not overruled. */
const MOST_MOVED = 3
/** What was asked for in so many words stays a suggestion at least. */
const LEAST_ASKED = 0.35

interface Mail {
  text: string
  /** Address in lower case. */
  author: string
}

/**
 * `confidences` in the order of the candidates. What raises a sentence raises its surest clause alone, so that one
 * sentence does not become several tasks; what lowers it lowers all of them.
 */
export function withLearned(
  candidates: readonly Candidate[],
  confidences: readonly number[],
  { cues }: LearnedReading,
  { mail, isAsked }: { mail: Mail; isAsked: (one: Candidate) => boolean },
): number[] {
  if (cues.length === 0) return [...confidences]
  const weights = new Map(cues.map(({ cue, weight }) => [cue, weight]))
  const surest = surestBySentence(candidates, confidences)
  return candidates.map((one, place) => {
    const before = confidences[place] ?? 0
    const moved = movedBy(one, weights, mail)
    if (moved > 0 && surest.get(one.sentence.number) !== place) return before
    const after = probability(logit(before) + moved)
    return isAsked(one) ? Math.max(after, Math.min(before, LEAST_ASKED)) : after
  })
}

function movedBy(
  { sentence }: Candidate,
  weights: ReadonlyMap<string, number>,
  { text, author }: Mail,
): number {
  const marker = sentence.start < 0 ? '' : markerBefore(text, sentence.start)
  let sum = 0
  for (const cue of cuesOf({ sentence: sentence.text, marker, author })) sum += weights.get(cue) ?? 0
  return Math.max(-MOST_MOVED, Math.min(MOST_MOVED, sum))
}

function surestBySentence(
  candidates: readonly Candidate[],
  confidences: readonly number[],
): Map<number, number> {
  const surest = new Map<number, number>()
  for (const [place, { sentence }] of candidates.entries()) {
    const other = surest.get(sentence.number)
    if (other === undefined || (confidences[place] ?? 0) > (confidences[other] ?? 0))
      surest.set(sentence.number, place)
  }
  return surest
}
