// Puts the pieces of a page on lines, and joins those that belong together to segments.
import { endOf, isRightToLeft, type Piece, type Row, type Segment } from './piece.ts'

/** Shares of the letters' size: baselines that are the same, the space between words, the gap between columns. */
const SAME_LINE = 0.35
const SMALL = 0.8
const WORD_SPACE = 0.15
const COLUMN_GAP = 1

export function rowsOf(pieces: readonly Piece[]): Row[] {
  const shown = pieces.filter(({ text }) => text.trim() !== '')
  const usual = usualSize(shown)
  const isSmall = ({ size }: Piece) => size < SMALL * usual
  const lines = baselines(shown.filter((piece) => !isSmall(piece)))
  // Raised and lowered signs stand on the line that they touch.
  const apart = shown.filter((piece) => isSmall(piece) && !raise(piece, lines))
  return [...lines, ...baselines(apart)].map(rowOf).toSorted((one, other) => one.y - other.y)
}

/** Of most letters. */
function usualSize(pieces: readonly Piece[]): number {
  const sorted = pieces.toSorted((one, other) => one.size - other.size)
  const half = pieces.reduce((sum, { text }) => sum + text.length, 0) / 2
  let seen = 0
  for (const { text, size } of sorted) {
    seen += text.length
    if (seen >= half) return size
  }
  return 0
}

function baselines(pieces: readonly Piece[]): Piece[][] {
  const lines: Piece[][] = []
  for (const piece of pieces.toSorted((one, other) => one.y - other.y || one.x - other.x)) {
    const line = lines.at(-1)
    const [first] = line ?? []
    if (line && first && piece.y - first.y <= SAME_LINE * Math.min(piece.size, first.size)) line.push(piece)
    else lines.push([piece])
  }
  return lines
}

/** False where no line is near. */
function raise(piece: Piece, lines: readonly Piece[][]): boolean {
  for (const line of lines) {
    const [first] = line
    if (!first || Math.abs(first.y - piece.y) > 0.6 * first.size) continue
    // The bullet of a list is small, too, and stands at a distance.
    const reach = (isMarker([piece]) ? 2.5 : 0.3) * first.size
    if (line.some((one) => isClose(piece, one, reach))) {
      line.push(piece)
      return true
    }
  }
  return false
}

const isClose = (one: Piece, other: Piece, most: number) =>
  Math.abs(one.x - endOf(other)) < most || Math.abs(other.x - endOf(one)) < most

function rowOf(line: readonly Piece[]): Row {
  const size = line.reduce((most, piece) => Math.max(most, piece.size), 0)
  const y = line.find((piece) => piece.size === size)?.y ?? 0
  const segments: Piece[][] = []
  let end = Number.NEGATIVE_INFINITY
  for (const piece of line.toSorted((a, b) => a.x - b.x)) {
    const segment = segments.at(-1)
    if (segment && (piece.x - end < COLUMN_GAP * size || isMarker(segment))) segment.push(piece)
    else segments.push([piece])
    end = Math.max(end, endOf(piece))
  }
  return { y, size, segments: segments.map((pieces) => joined(pieces)) }
}

const marker =
  /^(?:[•▪◦‣●○■□►–—*·\uf0b7\uf0a7-]|\(?(?:\d{1,3}|[a-zA-Z])[.)]|\d{1,2}(?:\.\d{1,2}){1,4}\.?|§ ?\d{1,3})$/u

function isMarker(pieces: readonly Piece[]): boolean {
  return marker.test(
    pieces
      .map(({ text }) => text)
      .join('')
      .trim(),
  )
}

/** The words of right-to-left text come from the right, numbers and names among them keep their own order. */
function joined(pieces: readonly Piece[]): Segment {
  const [first] = pieces
  const whole = pieces.map(({ text }) => text).join('')
  const isRight = isRightToLeft(whole)
  const x = Math.min(...pieces.map((piece) => piece.x))
  const longest = pieces.toSorted((a, b) => b.text.length - a.text.length)[0]
  return {
    text: isRight ? fromRight(pieces) : fromLeft(pieces),
    x,
    y: first?.y ?? 0,
    width: Math.max(...pieces.map(endOf)) - x,
    size: pieces.reduce((most, piece) => Math.max(most, piece.size), 0),
    font: longest?.font ?? '',
    isRightToLeft: isRight,
  }
}

function fromLeft(pieces: readonly Piece[]): string {
  let text = ''
  let end: number | null = null
  for (const piece of pieces) {
    // One that begins within the one before only lies over it.
    const isApart =
      end !== null && (piece.x - end > WORD_SPACE * piece.size || end - piece.x > 0.5 * piece.size)
    text += isApart && !text.endsWith(' ') ? ` ${piece.text}` : piece.text
    end = endOf(piece)
  }
  return text.trim()
}

function fromRight(pieces: readonly Piece[]): string {
  const runs: Piece[][] = []
  for (const piece of pieces) {
    const run = runs.at(-1)
    if (run && isForeign(piece) && run.every(isForeign)) run.push(piece)
    else runs.push([piece])
  }
  let text = ''
  let start: number | null = null
  for (const run of runs.toReversed()) {
    const last = run.at(-1)
    const isApart = last && start !== null && start - endOf(last) > WORD_SPACE * last.size
    text += isApart && !text.endsWith(' ') ? ` ${fromLeft(run)}` : fromLeft(run)
    start = run[0]?.x ?? start
  }
  return text.trim()
}

function isForeign({ text }: Piece): boolean {
  return /[\p{L}\p{N}]/u.test(text) && !isRightToLeft(text)
}
