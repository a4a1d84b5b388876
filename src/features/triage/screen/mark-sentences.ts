// Finds the sentences that records rest on in a piece of mail text, so that they can be marked there.
import { wordsIn } from '../../../ui/words-in.ts'

export type Sentence = {
  /** The number that stands at the mark and at the record. */
  number: number
  text: string
}

export type MarkedPart = { text: string; sentence: Sentence | null }

/**
 * Cuts `text` into parts, each outside of all sentences or one sentence. A sentence is found verbatim but
 * for white space, which mailers break anew; where two overlap the one that begins first wins.
 */
export function markSentences(text: string, sentences: readonly Sentence[]): MarkedPart[] {
  const places = sentences
    .flatMap((sentence) => {
      const place = wordsIn(text, sentence.text)
      return place ? [{ sentence, ...place }] : []
    })
    .sort((one, other) => one.start - other.start)
  const parts: MarkedPart[] = []
  let from = 0
  for (const { sentence, start, end } of places) {
    if (start < from) continue
    if (start > from) parts.push({ text: text.slice(from, start), sentence: null })
    parts.push({ text: text.slice(start, end), sentence })
    from = end
  }
  if (from < text.length) parts.push({ text: text.slice(from), sentence: null })
  return parts
}
