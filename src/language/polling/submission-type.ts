// The five kinds of text that a team sends for organisational intelligence, and which of them a text is.

export const SUBMISSION_TYPES = [
  't5t',
  'customer_intelligence',
  'innovation_radar',
  'culture_pulse',
  'competitive_intelligence',
] as const

export type SubmissionType = (typeof SUBMISSION_TYPES)[number]

/** Adds up to 1. */
export type TypeScores = Readonly<Record<SubmissionType, number>>
