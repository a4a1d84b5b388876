// The one shape in which every benchmark reports what it measured.

/** `beside` is the same measure of another program, taken in the same run; `ratio` is ours over it. */
export interface BenchFigure {
  name: string
  ours: number
  unit: string
  beside: number | null
  besideName: string | null
  ratio: number | null
  aim: number | null
  /** The aim is the most that is allowed, not the least. */
  lowerIsBetter?: boolean
}
