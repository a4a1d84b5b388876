// A text as its words: folded, stemmed, and told whether each is a small one.
import { fold } from '../fold.ts'
import { smallWords } from '../lexicon/question-languages.ts'
import { isLetterName } from './letter-names.ts'
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
const WORD = /[\p{L}\p{N}\p{M}]+/gu
const PLAIN_WORD = /[\p{L}\p{N}]+/gu

export function wordsOf(text: string): TextWord[] {
  const read = text.slice(0, MOST)
  const found = [...read.matchAll(WORD)]
  return found.flatMap((match, place) => {
    const [word] = match
    // One character may stand for more, as a fraction does.
    const folded = fold(word).match(PLAIN_WORD) ?? []
    if (word.length > 1 || /\d/.test(word)) return folded.map(wordFrom)
    const [before, after] = [found[place - 1], found[place + 1]]
    const end = match.index + word.length
    const isName = isLetterName({
      ...{ letter: word, before: before?.[0] ?? '', twoBefore: found[place - 2]?.[0] ?? '' },
      between: read.slice(before ? before.index + before[0].length : 0, match.index),
      behind: read.slice(end, after?.index),
      isLast: after === undefined,
    })
    return folded.map((one) => ({ text: one, stem: one, isSmall: !isName }))
  })
}

const wordFrom = (text: string): TextWord => ({
  ...{ text, stem: stemOf(text) },
  isSmall: smallWords.has(text) || (text.length === 1 && !/\d/.test(text)),
})

/** Stems of what a text is about, as often as they stand there: what the index is made of. */
export function stemsOf(text: string): string[] {
  return wordsOf(text).flatMap(({ stem, isSmall }) => (isSmall ? [] : [stem]))
}
