// What a folder lexicon/<code>/ says of questions: small words, and the words that tell which fact is asked for.

/** Facts that a question may ask for, and a sentence may hold. */
export const FACTS = [
  ...(['person', 'day', 'clock', 'money', 'count', 'duration', 'place', 'code', 'phone', 'address'] as const),
  ...(['allowed', 'manner', 'reason'] as const),
]
export type Fact = (typeof FACTS)[number]

/** Words and phrases as they are written, with a bar between them; folded when they are read. */
export interface QuestionWords {
  readonly code: string
  /** Words that say nothing of what a text is about. */
  readonly small: string
  /** Words that people put around any question; they tell little of what is asked. */
  readonly chatter: string
  /** Those that ask for each fact. */
  readonly asks: Readonly<Record<Fact, string>>
  /** Words by which a sentence forbids or denies, and by which it permits or demands. */
  readonly denies: string
  readonly permits: string
  /** Units of a duration, and words before a place. */
  readonly units: string
  readonly at: string
  /** Begin a question that wants a yes or no. */
  readonly opens: string
}
