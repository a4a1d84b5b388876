// How a feature is written down: its parts in one short text, counts in steps.

/** Adds one feature of these parts. */
export type Add = (...parts: readonly (string | number | boolean)[]) => void

/** A count in steps that grow with it. */
export const bucket = (count: number) =>
  count <= 4 ? count : count <= 7 ? 6 : count <= 12 ? 10 : count <= 20 ? 16 : 30
