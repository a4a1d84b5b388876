// Where the text of an element stands and through what opening it is seen; whether that is within a reader's sight.

import { page } from './measure.ts'
import { leastArea } from './shape.ts'

/** An element that cuts off what reaches out of it. */
export interface Opening {
  /** Of its left edge on the page, in px. */
  readonly left: number
  readonly width: number
  /** Its height follows the lines in it, and its own are this many px high; null where it has one of its own. */
  readonly strut: number | null
}

/** What an element hands down of its place. */
export interface Place {
  /** px to the right of where the mail begins, as far as declared. */
  readonly x: number
  /** px below the place in the flow of lines. */
  readonly down: number
  readonly opening: Opening | null
  /** Nothing shows through the openings around it. */
  readonly isShut: boolean
  /** How much of their size letters keep. */
  readonly shrink: number
  /** Its back is turned to the reader and is not painted. */
  readonly isAway: boolean
  /** text-indent, as inherited, and as it holds for the lines of the block around. */
  readonly indent: number
  readonly blockIndent: number
  /** px, where declared: percentages of those inside refer to it. */
  readonly height: number | null
  /** Children are laid out as blocks, whatever they are. */
  readonly isFlex: boolean
  /** The nearest element around with a position: what stands absolutely inside refers to it. */
  readonly anchor: Anchor
}

interface Anchor {
  readonly x: number
  readonly opening: Opening | null
  readonly isShut: boolean
}

/** What the box of an element does to those beside it, in px. */
export interface Box {
  readonly display: string
  /** Moves what follows down; less than 0 moves it up. */
  readonly before: number
  readonly after: number
  readonly height: number | null
  /** Does not push others. */
  readonly isApart: boolean
  readonly isPositioned: boolean
  /** Covers all of the element that it refers to, where it is painted. */
  readonly isCover: boolean
  readonly zIndex: number | null
  readonly isTransformed: boolean
}

export const topAnchor: Anchor = { x: 0, opening: null, isShut: false }

export const topPlace: Place = {
  x: 0,
  down: 0,
  opening: null,
  isShut: false,
  shrink: 1,
  isAway: false,
  indent: 0,
  blockIndent: 0,
  height: null,
  isFlex: false,
  anchor: topAnchor,
}

export const inlineBox: Box = {
  display: 'inline',
  before: 0,
  after: 0,
  height: null,
  isApart: false,
  isPositioned: false,
  isCover: false,
  zIndex: null,
  isTransformed: false,
}

/** px that text may lie beyond the edge and still be seen. */
const slack = 8
/** px to the right, or down, where nobody looks any more. */
const far = 2_500

/** Whether text of so many px reaches into what is seen of the page; `y` is its place in the flow of lines. */
export function isWithinSight(
  place: Place,
  text: { width: number; lineHeight: number; y: number; isFirstLine: boolean },
): boolean {
  if (place.isShut || place.isAway) return false
  const indent = text.isFirstLine ? place.blockIndent : 0
  const start = place.x + indent
  const end = indent === 0 ? place.x + Math.min(text.width, page.width) : start + text.width
  if (end < -slack || start > far || indent >= page.width) return false
  const top = text.y + place.down
  if (top + text.lineHeight * Math.ceil(text.width / 400) < -slack || place.down > 2 * far) return false
  const { opening } = place
  if (opening === null) return true
  if (opening.strut !== null && opening.strut < leastArea && text.lineHeight < leastArea) return false
  return end >= opening.left && start < opening.left + opening.width
}
