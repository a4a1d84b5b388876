// Words with their places on a page, as a PDF or the recognition of a picture gives them, and lines of them.

/** In points of the page as it is shown: x to the right, y down to the baseline. */
export interface Piece {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly width: number
  /** Of the letters, in points. */
  readonly size: number
  /** Tells one font from another, and nothing more. */
  readonly font: string
}

/** Words of one line with no gap between them that could part columns. */
export interface Segment extends Piece {
  readonly isRightToLeft: boolean
}

/** What stands on one baseline. */
export interface Row {
  readonly y: number
  readonly size: number
  readonly segments: readonly Segment[]
}

export const endOf = ({ x, width }: Piece): number => x + width

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/gu
const leftToRight = /\p{L}/gu

export function isRightToLeft(text: string): boolean {
  const right = text.match(rightToLeft)?.length ?? 0
  return right > 0 && right * 2 > (text.match(leftToRight)?.length ?? 0)
}
