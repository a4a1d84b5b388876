// Sentences whose act is plain from their wording alone, however few of them a training set holds.
import { singleSpaced, straighten } from './fold.ts'

/** Verbs that do what they name ("I propose"), offers of help, and the set phrases for asking and proposing. */
const OUTRIGHT: readonly RegExp[] = [
  /\b(?:i|we)(?: would|'d)?(?: like to| still| do)? (?:propose|suggest|recommend|promise)\b/,
  /\b(?:i|we)(?: still| do| also)? (?:plan|intend|hope) to (?!(?:see|hear|meet|be|have)\b)/,
  /\b(?:i|we)(?:'d|'ll|'m|'re| am| are| would| will| shall)(?: be)?(?: more than)? (?:happy|glad|willing) to (?!(?:see|hear|be|have|report|announce|say)\b)/,
  /\b(?:i|we)(?:'ll| will| shall) (?:let you know|get back to you|take care of|keep you)\b/,
  /\bhow about\b|\bwhat about\b.*\?|\bshall (?:i|we)\b|\bwhy don't (?:we|you)\b/,
  /\b(?:what do you think|any (?:thoughts|comments|objections|questions)|comments|thoughts)\?/,
  /\b(?:can|could|would|will) (?:you|someone|somebody|anyone|anybody)\b.*\?|\blet (?:me|us) know (?:if|when|what|whether|how)\b/,
]

/** "Phone: +1 555 0100", "E-mail: …": a line of a signature. */
const CONTACT_LINE =
  /^\W*(?:tel|phone|telephone|ph|fax|cell|mobile|e-?mail|post|url|www|http|address)\b\W{0,3}(?:no\.?|number|#)?\s*[:+(#\d-]/

/** The score of a sentence, given what a model says of it: what is plain from the wording alone is not left to it. */
export function settledScore(sentence: string, score: number): number {
  const plain = singleSpaced(straighten(sentence.slice(0, 1200)))
    .trim()
    .toLowerCase()
  if (CONTACT_LINE.test(plain)) return Math.min(score, 0.1)
  return OUTRIGHT.some((pattern) => pattern.test(plain)) ? Math.max(score, 0.6) : score
}
