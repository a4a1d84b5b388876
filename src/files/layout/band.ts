// A part of a page from side to side: running text, columns side by side, or a table.
import type { Row } from './piece.ts'

export interface Gutter {
  readonly from: number
  readonly to: number
}

/** `gutters` are the free strips between columns; none in running text. */
export interface Band {
  readonly rows: readonly Row[]
  readonly gutters: readonly Gutter[]
}
