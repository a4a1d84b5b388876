// Cues are words that stand together in a sentence: "liab + limit|exceed" means both, in any order.
import { fold } from '../fold.ts'

/** Folded, with one blank around each word, so that the beginning and end of a word can be asked for. */
export function plainWords(text: string): string {
  return ` ${fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `
}

/** Each part must be there: `a|b` either, `!a` not, `*a` also inside a word, `a_` up to the word's end. */
export function saysCue(plain: string, cue: string): boolean {
  return cue.split('+').every((part) => {
    const wanted = part.trim()
    const isNot = wanted.startsWith('!')
    const found = (isNot ? wanted.slice(1) : wanted).split('|').some((one) => hasWord(plain, one.trim()))
    return found !== isNot
  })
}

function hasWord(plain: string, word: string): boolean {
  return plain.includes(wordStart(word))
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
