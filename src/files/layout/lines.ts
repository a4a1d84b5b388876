// Lines of running text in reading order, and the blocks between them, before it is known what is a heading.
import type { Block } from '../document.ts'
import { bandsOf, columnOf, isRunningText } from './bands.ts'
import { endOf, type Piece, type Row, type Segment } from './piece.ts'
import { rowsOf } from './rows.ts'
import { tableOf } from './table.ts'

/** A line, or what is whole already. */
export interface Line {
  readonly text: string
  readonly x: number
  readonly end: number
  readonly y: number
  readonly size: number
  readonly font: string
  readonly isRightToLeft: boolean
  /** The lines around it stand in the same column. */
  readonly column: number
  readonly table: Block | null
}

const DEEPEST = 4

export function linesOf(pieces: readonly Piece[]): Line[] {
  const counter = { columns: 0 }
  return linesOfRows(rowsOf(pieces), counter, 0)
}

function linesOfRows(rows: readonly Row[], counter: { columns: number }, depth: number): Line[] {
  counter.columns += 1
  const column = counter.columns
  return bandsOf(rows).flatMap((band) => {
    if (band.gutters.length === 0) return band.rows.map((row) => lineOf(row, column))
    if (depth < DEEPEST && isRunningText(band)) {
      const isRight = band.rows.some((row) => row.segments.filter((one) => one.isRightToLeft).length > 1)
      const columns = Array.from({ length: band.gutters.length + 1 }, (_, at) =>
        withinColumn(band.rows, (segment) => columnOf(segment, band.gutters) === at),
      )
      return (isRight ? columns.toReversed() : columns).flatMap((own) => linesOfRows(own, counter, depth + 1))
    }
    const [first] = band.rows
    return first ? [{ ...lineOf(first, column), text: '', table: tableOf(band) }] : []
  })
}

function withinColumn(rows: readonly Row[], isOf: (segment: Segment) => boolean): Row[] {
  return rows.flatMap((row) => {
    const segments = row.segments.filter(isOf)
    return segments.length === 0 ? [] : [{ ...row, size: sizeOf(segments), segments }]
  })
}

const sizeOf = (segments: readonly Segment[]) => Math.max(...segments.map(({ size }) => size))

function lineOf(row: Row, column: number): Line {
  const isRight = row.segments.filter((one) => one.isRightToLeft).length * 2 > row.segments.length
  const inOrder = isRight ? row.segments.toReversed() : row.segments
  const longest = row.segments.toSorted((a, b) => b.text.length - a.text.length)[0]
  return {
    text: inOrder.map(({ text }) => text).join(' '),
    x: Math.min(...row.segments.map(({ x }) => x)),
    end: Math.max(...row.segments.map(endOf)),
    y: row.y,
    size: longest?.size ?? row.size,
    font: longest?.font ?? '',
    isRightToLeft: isRight,
    column,
    table: null,
  }
}
