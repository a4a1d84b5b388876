// A text as its words: folded, stemmed, and told whether each is a small one.
import { fold } from '../fold.ts'
import { smallWords } from './question-languages.ts'
import { stemOf } from './stem.ts'

export interface TextWord {
  /** Folded. */
  readonly text: string
  readonly stem: string
  /** Says nothing of what the text is about. */
  readonly isSmall: boolean
}

/** A text that is longer is read by its beginning. */
const MOST = 20_000
const WORD = /[\p{L}\p{N}]+/gu

export function wordsOf(text: string): TextWord[] {
  const found = fold(text.slice(0, MOST)).match(WORD) ?? []
  return found.map((word) => {
    const isSmall = smallWords.has(word) || (word.length === 1 && !/\d/.test(word))
    return { text: word, stem: stemOf(word), isSmall }
  })
}

/** Stems of what a text is about, as often as they stand there: what the index is made of. */
export function stemsOf(text: string): string[] {
  return wordsOf(text).flatMap(({ stem, isSmall }) => (isSmall ? [] : [stem]))
}
