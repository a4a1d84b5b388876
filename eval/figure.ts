// The one shape in which every evaluation reports what it measured.

/** Figures are fractions from 0 to 1; null where there is no plain alternative or no aim. */
export interface Figure {
  set: string
  measure: string
  ours: number
  plain: number | null
  plainName: string | null
  aim: number | null
  cases: number
}
