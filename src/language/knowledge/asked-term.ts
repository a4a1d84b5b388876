// A term of a question as the knowledge that is asked knows it.
import type { Term } from './question-terms.ts'
import type { ReadText } from './read-text.ts'
import { stemOf } from './stem.ts'

/** Another word of that knowledge that it may stand for. */
export interface NearWord {
  readonly word: string
  readonly why: 'meaning' | 'compound' | 'learned' | 'slip'
}

export interface AskedTerm extends Term {
  readonly near: readonly NearWord[]
  /** Its inverse document frequency; of one that stands nowhere, the highest. */
  readonly rarity: number
}

/** How much another word counts beside the word itself. */
const STRENGTHS: Readonly<Record<NearWord['why'], number>> = {
  learned: 0.9,
  slip: 0.8,
  compound: 0.6,
  meaning: 0.55,
}

/** From 0 to 1: how well the text says what the term says. */
export function strengthOf(term: AskedTerm, text: ReadText): number {
  if (text.stems.has(term.stem) || saysAllWords(term, text)) return 1
  let best = 0
  for (const { word, why } of term.near) if (text.stems.has(word)) best = Math.max(best, STRENGTHS[why])
  if (best < STRENGTHS.meaning && term.meanings.some((meaning) => text.meanings.has(meaning)))
    return STRENGTHS.meaning
  return best
}

/** "A note from the doctor" says "doctor's note". */
function saysAllWords({ stem }: AskedTerm, { stems }: ReadText): boolean {
  if (!stem.includes('_')) return false
  const parts = stem.split('_').filter((part) => part.length > 2)
  return parts.length > 1 && parts.every((part) => stems.has(stemOf(part)))
}

export const weightOf = ({ weight, rarity }: AskedTerm): number => weight * rarity

/** Of the weight of the terms, the share that any of the texts says. */
export function coverage(terms: readonly AskedTerm[], ...texts: readonly ReadText[]): number {
  let said = 0
  let all = 0
  for (const term of terms) {
    all += weightOf(term)
    said += weightOf(term) * Math.max(0, ...texts.map((text) => strengthOf(term, text)))
  }
  return all === 0 ? 0 : said / all
}
