// A topic: what several people wrote about, each in their own words.

/** A weighted term of a text: a stem, a name, or a notion that several languages have words for (`@price`). */
export interface Term {
  readonly term: string
  /** 0..1, how much it tells what the text is about. */
  readonly weight: number
}

/** A phrase of a text as it was written there; several words where several say it. */
export interface Phrase {
  readonly text: string
  readonly language: string
  readonly weight: number
  /** The terms of its words. */
  readonly terms: readonly string[]
}

/** All that must be kept of a topic; of bounded size (MOST_TERMS, MOST_PHRASES), plain data. */
export interface TopicState {
  /** The strongest first. */
  readonly terms: readonly Term[]
  /** Of which its name is made; those that most texts share first. */
  readonly phrases: readonly Phrase[]
  /** How many texts it holds. */
  readonly texts: number
}

export const MOST_TERMS = 32
export const MOST_PHRASES = 12

/** A topic that the caller knows. */
export interface KnownTopic {
  readonly id: number
  readonly state: TopicState
}
