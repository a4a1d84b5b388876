// What an answer is: sentences of passages, or that nothing there says it.
import type { Passage } from './passage.ts'

export interface Candidate {
  readonly id: number
  readonly passage: Passage
}

/** One statement of an answer. */
export interface Cited {
  /** The candidate in which it stands, and its place among the sentences there. */
  readonly id: number
  readonly sentence: number
  readonly text: string
}

export interface Choice {
  /** The answer; empty where it is not known. What says most comes first, at most three, in as many passages. */
  readonly cited: readonly Cited[]
  /** From 0 to 1: how likely the first sentence answers; below the gate nothing is cited. */
  readonly confidence: number
  /** Candidates by how near they are to the question, the nearest first: what is shown where there is no answer. */
  readonly nearest: readonly number[]
  /** The best sentences, answers or not: what of those candidates is shown. */
  readonly best: readonly Cited[]
}
