// Finds the sentences that records rest on in a piece of mail text, so that they can be marked there.

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
      const match = pattern(sentence.text)?.exec(text)
      return match ? [{ sentence, from: match.index, to: match.index + match[0].length }] : []
    })
    .sort((one, other) => one.from - other.from)
  const parts: MarkedPart[] = []
  let end = 0
  for (const { sentence, from, to } of places) {
    if (from < end) continue
    if (from > end) parts.push({ text: text.slice(end, from), sentence: null })
    parts.push({ text: text.slice(from, to), sentence })
    end = to
  }
  if (end < text.length) parts.push({ text: text.slice(end), sentence: null })
  return parts
}

function pattern(sentence: string): RegExp | null {
  const words = sentence.trim().split(/\s+/).filter(Boolean)
  if (words.length === 0) return null
  return new RegExp(words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('\\s+'), 'u')
}
