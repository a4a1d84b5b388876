// Reads the answer to a yes/no question or to a request for approval.
import { readVote } from '../vote.ts'
import type { Item, Reading } from './items.ts'
import { type Stance, stanceAt } from './stance.ts'

export interface YesNo {
  stance: Stance
  confidence: number
  start: number
  end: number
}

/** Longer sentences are talk where no answer begins them. */
const MOST_WORDS = 14
const FIRST_ITEMS = 5
const SURE_PHRASE = 11

/** The first sentence that answers. */
export function yesOrNo(sentences: readonly (readonly Item[])[], reading: Reading): YesNo | null {
  for (const sentence of sentences) {
    const read = answerIn(sentence, reading)
    if (read) return read
  }
  return null
}

function answerIn(items: readonly Item[], { text }: Reading): YesNo | null {
  const [first, last] = [items[0], items.at(-1)]
  if (!first || !last) return null
  const words = items.map(({ start, end }) => text.slice(start, end)).join(' ')
  const isPromise = items.some(({ classes }) => classes.has('later')) && stanceAt(items, 0) === null
  if (isPromise) return null
  const vote = readVote(words.replaceAll(" ' ", "'"))
  const at = items.findIndex((_, index) => stanceAt(items, index) !== null)
  const said = stanceAt(items, at)?.stance ?? null
  if (vote === 'none' && said === null) return null
  const phrase = items[at]
  const isSure = phrase !== undefined && phrase.end - phrase.start >= SURE_PHRASE
  const stance = vote === 'none' ? said : said === null || !isSure ? vote : said
  if (stance === null) return null
  const isAhead = at >= 0 && at < FIRST_ITEMS
  const isShort = items.filter(({ kind }) => kind !== 'soft').length <= MOST_WORDS
  const agrees = vote === said || vote === 'none' || said === null || isSure
  const confidence = isAhead || isShort ? (agrees ? 0.9 : 0.7) : 0.5
  return { stance, confidence, start: first.start, end: last.end }
}
