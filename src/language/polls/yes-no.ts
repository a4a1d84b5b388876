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
/** Of which nothing is known, where no answer begins the sentence: it may be talk. */
const MOST_STRANGE = 1
const FIRST_WORDS = 2

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
  const plain = items.filter(
    ({ classes }) => !classes.has('please') || classes.has('yes') || classes.has('no'),
  )
  const words = (plain.length > 0 ? plain : items).map(({ start, end }) => text.slice(start, end)).join(' ')
  const isPromise = items.some(({ classes }) => classes.has('later'))
  if (isPromise && stanceAt(items, 0) === null) return null
  const vote = readVote(words.replaceAll(" ' ", "'"))
  const at = items.findIndex((_, index) => stanceAt(items, index) !== null)
  const said = stanceAt(items, at)?.stance ?? null
  if (vote === 'none' && said === null) return null
  const phrase = items[at]
  const isSure = phrase !== undefined && phrase.end - phrase.start >= SURE_PHRASE
  const stance = vote === 'none' ? said : said === null || !isSure ? vote : said
  if (stance === null) return null
  const isAhead = at >= 0 && at < FIRST_ITEMS
  const isTalk = isTalkAround(items, at)
  const isShort = items.filter(({ kind }) => kind !== 'soft').length <= MOST_WORDS
  const agrees = vote === said || vote === 'none' || said === null || isSure
  const confidence = !isTalk && (isAhead || isShort) ? (agrees && !isPromise ? 0.9 : 0.5) : 0.5
  return { stance, confidence, start: first.start, end: last.end }
}

/** An answer far in, in a part that says other things, or a negation of a word that is not known. */
function isTalkAround(items: readonly Item[], at: number): boolean {
  const phrase = items[at]
  const isEnd = ({ kind }: Item) => kind === 'soft'
  const from = items.slice(0, Math.max(at, 0)).findLastIndex(isEnd) + 1
  const end = items.findIndex((item, place) => place > at && isEnd(item))
  const strange = items.filter(isStrange).length
  const beside = items.slice(from, end < 0 ? items.length : end).filter(isStrange).length
  if (phrase?.classes.has('not') && !phrase.classes.has('no') && beside > 0) return true
  if (at < 0) return strange > MOST_STRANGE
  return at > FIRST_WORDS && strange > MOST_STRANGE && beside > 0
}

const isStrange = ({ kind, text }: Item) => kind === 'other' && /^\p{L}{3}/u.test(text)
