// What a folder lexicon/<code>/ holds of what a rule would do to others: concepts, each with the words for it.

/**
 * Phrases as in `rule-words.ts`; a star stands for one to three words. The first ones are harm by themselves, the later
 * ones beside others (`harm.ts`).
 */
export interface HarmWords {
  code: string
  /** Speaks as somebody: "in her name". */
  name: string
  /** Keeps something from somebody: "so that nobody notices". */
  conceal: string
  /** Gives or takes rights. */
  rights: string
  /** Ends, approves or settles what people decide. */
  finish: string
  /** Somebody outside whom something goes to. */
  outsider: string
  /** Counts as proved what is not. */
  trust: string
  /** Who is told or sees something; harm where it is denied to others. */
  aware: string
  /** What protects people; harm where it is switched off. */
  checks: string
  disable: string
  /** What only one is to read; harm where it is handed on. */
  secrets: string
  neg: string
}
