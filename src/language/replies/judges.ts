// The trained judges of replies: which act, which task, and how sure.

export interface Judges {
  /** How likely each act is, in the order of ACTS, of a clause with features at these places. */
  acts(places: readonly number[]): Float64Array
  /** How likely a clause with an act means the task. */
  target(row: Float64Array): number
  /** How likely a candidate is meant as it stands. */
  change(row: Float64Array): number
}
