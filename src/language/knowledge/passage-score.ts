// How well a passage fits a question as a whole: BM25 over its text, with what its headings say above all.
import { type AskedTerm, strengthOf, weightOf } from './asked-term.ts'
import type { ReadText } from './read-text.ts'

export interface ReadPassage {
  readonly id: number
  /** All of its headings, and the title of the source alone. */
  readonly headings: ReadText
  readonly title: ReadText
  readonly sentences: readonly ReadText[]
  readonly body: ReadText
}

const K1 = 1.2
const B = 0.5
const TITLED = 2
/** Two terms that follow one another there as in the question. */
const PAIR = 0.7
/** A word of the title that is not asked for. */
const UNASKED = 0.35

export function passageScore(
  terms: readonly AskedTerm[],
  { headings, title, body }: ReadPassage,
  averageLength: number,
): number {
  let score = 0
  for (const term of terms) {
    const often = body.stems.get(term.stem) ?? 0
    const length = K1 * (1 - B + (B * body.length) / averageLength)
    const said = often > 0 ? (often * (K1 + 1)) / (often + length) : strengthOf(term, body)
    score += weightOf(term) * (said + TITLED * strengthOf(term, headings))
  }
  const asked = terms.map(({ stem }) => stem)
  const follows = new Set([...pairsOf(headings.order), ...pairsOf(body.order)])
  score += PAIR * pairsOf(asked).filter((pair) => follows.has(pair)).length
  const unasked = [...title.stems.keys()].filter(
    (stem) => !asked.includes(stem) && !terms.some(({ near }) => near.some(({ word }) => word === stem)),
  )
  return score - UNASKED * Math.min(unasked.length, 8)
}

const pairsOf = (stems: readonly string[]): string[] =>
  stems.slice(1).map((stem, place) => `${stems[place]} ${stem}`)
