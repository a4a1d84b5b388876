// Cues are words that stand together in a sentence: "liab + limit|exceed" means both, in any order.
import { fold } from '../../fold.ts'

/** Folded, with one blank around each word, so that the beginning and end of a word can be asked for. */
export function plainWords(text: string): string {
  return ` ${fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `
}

/** Each part must be there: `a|b` either, `!a` not, `*a` also inside a word, `a_` up to the word's end. */
export function saysCue(plain: string, cue: string): boolean {
  return partsOf(cue).every(({ isNot, words }) => words.some((word) => plain.includes(word)) !== isNot)
}

interface CuePart {
  isNot: boolean
  /** As they are looked for. */
  words: readonly string[]
}

/** Cues are words of the languages: there are only so many. */
const known = new Map<string, readonly CuePart[]>()

function partsOf(cue: string): readonly CuePart[] {
  const parts = known.get(cue) ?? cue.split('+').map(partOf)
  known.set(cue, parts)
  return parts
}

function partOf(text: string): CuePart {
  const wanted = text.trim()
  const isNot = wanted.startsWith('!')
  return { isNot, words: (isNot ? wanted.slice(1) : wanted).split('|').map((one) => wordStart(one.trim())) }
}

const wordStart = (word: string): string => {
  const text = word.replaceAll('_', ' ')
  return text.startsWith('*') ? text.slice(1) : ` ${text}`
}

export const saysAny = (plain: string, cues: readonly string[]): boolean =>
  cues.some((cue) => saysCue(plain, cue))

/** Where the first of the words stands in the plain text; Infinity where none does. */
export function firstAt(plain: string, words: readonly string[]): number {
  const found = words.map((word) => plain.indexOf(wordStart(word))).filter((at) => at >= 0)
  return found.length === 0 ? Number.POSITIVE_INFINITY : Math.min(...found)
}
