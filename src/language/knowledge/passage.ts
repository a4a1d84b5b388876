// A passage: what stands together under one heading and answers a question by itself, with its sentences.

/** A sentence, an item of a list, or a row of a table: what an answer cites. */
export interface PassageSentence {
  /** Verbatim, with its marks of emphasis, without the mark of a list. */
  readonly text: string
  readonly kind: 'prose' | 'item' | 'row'
}

export interface Passage {
  /** From the title of the source down to what stands right above it. */
  readonly headings: readonly string[]
  readonly sentences: readonly PassageSentence[]
  /** Of a document: its page, sheet or slide, from 1. Null in an article. */
  readonly part: number | null
}

/** Characters of its sentences: a longer text under one heading is several passages. */
export const LONGEST_PASSAGE = 1_200
/** What a source says beyond is not found. */
export const MOST_PASSAGES = 5_000
