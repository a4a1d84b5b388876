// Cuts a page from top to bottom into bands: running text, columns side by side, and tables.
import type { Band, Gutter } from './band.ts'
import { endOf, type Row, type Segment } from './piece.ts'
import { isStaggered, staggeredColumns } from './staggered.ts'

const LEAST_GUTTER = 0.7

export function bandsOf(rows: readonly Row[]): Band[] {
  const bands: Band[] = []
  let open: Row[] = []
  let free: Gutter[] = []
  let extent = nowhere
  const close = () => {
    for (const band of settled(open, innerOf(extent, free))) bands.push(band)
    open = []
    extent = nowhere
  }
  for (const row of rows) {
    const own = freeOf(row)
    const both = open.length === 0 ? own : intersect(free, own, row.size * LEAST_GUTTER)
    const last = open.at(-1)
    const isFar = last !== undefined && row.y - last.y > 4 * Math.max(row.size, last.size)
    if (open.length > 0 && (isFar || partsOtherwise(extent, row, { free, own, both }))) {
      close()
      free = own
    } else free = both
    open.push(row)
    extent = widened(extent, row)
  }
  close()
  return joined(bands).flatMap((band) => (band.gutters.length === 0 ? staggeredColumns(band.rows) : [band]))
}

interface Strips {
  readonly free: readonly Gutter[]
  readonly own: readonly Gutter[]
  readonly both: readonly Gutter[]
}

/** The row fills what parted those above it, or parts what they fill. */
function partsOtherwise(extent: Gutter, row: Row, { free, own, both }: Strips): boolean {
  const shared = innerOf(widened(extent, row), both).length
  return (
    shared < innerOf(extent, free).length || (shared === 0 && innerOf(widened(nowhere, row), own).length > 0)
  )
}

/** What is free beside and between the segments of a row. */
function freeOf(row: Row): Gutter[] {
  const free: Gutter[] = []
  let from = Number.NEGATIVE_INFINITY
  for (const segment of row.segments) {
    if (segment.x > from) free.push({ from, to: segment.x })
    from = Math.max(from, endOf(segment))
  }
  return [...free, { from, to: Number.POSITIVE_INFINITY }]
}

function intersect(some: readonly Gutter[], others: readonly Gutter[], least: number): Gutter[] {
  return some.flatMap((one) =>
    others.flatMap((other) => {
      const from = Math.max(one.from, other.from)
      const to = Math.min(one.to, other.to)
      return to - from >= least ? [{ from, to }] : []
    }),
  )
}

const nowhere: Gutter = { from: Number.POSITIVE_INFINITY, to: Number.NEGATIVE_INFINITY }

function widened({ from, to }: Gutter, { segments }: Row): Gutter {
  return segments.reduce(
    (extent, one) => ({ from: Math.min(extent.from, one.x), to: Math.max(extent.to, endOf(one)) }),
    { from, to },
  )
}

/** Strips with text on both sides. */
function innerOf(extent: Gutter, free: readonly Gutter[]): Gutter[] {
  return free.filter(({ from, to }) => from > extent.from && to < extent.to)
}

/** A first row that spans what the others part is their heading, and one alone parts nothing. */
function settled(rows: Row[], inner: readonly Gutter[]): Band[] {
  const gutters = inner.toSorted((a, b) => a.from - b.from)
  if (gutters.length === 0) return [{ rows, gutters: [] }]
  const shared = rows.filter((row) => row.segments.length > 1).length
  const columns = gutters.length + 1
  const filled = Array.from(
    { length: columns },
    (_, column) => rows.filter((row) => row.segments.some((one) => columnOf(one, gutters) === column)).length,
  )
  const isReal = filled.every((count) => count > 0) && (shared > 1 || filled.every((count) => count > 2))
  return isReal ? withoutEdges({ rows, gutters }) : [{ rows, gutters: [] }]
}

/** What stands alone above or below a table, at a distance or in larger letters, is a line by itself. */
function withoutEdges(band: Band): Band[] {
  if (isRunningText(band)) return [band]
  const { rows, gutters } = band
  const first = rows.findIndex((row) => row.segments.length > 1)
  // Lines that begin at different places, with nothing beside them, are no table.
  if (first < 0) return [{ rows, gutters: [] }]
  const last = rows.findLastIndex((row) => row.segments.length > 1)
  const end = rows.findIndex((row, index) => index > last && isFarBelow(row, rows[index - 1]))
  const until = end < 0 ? rows.length : end
  return [
    { rows: rows.slice(0, first), gutters: [] },
    { rows: rows.slice(first, until), gutters },
    { rows: rows.slice(until), gutters: [] },
  ].filter((part) => part.rows.length > 0)
}

const isFarBelow = (row: Row, above: Row | undefined) =>
  above === undefined || row.y - above.y > 1.5 * row.size

/** Running text that was cut by chance goes on. */
function joined(bands: readonly Band[]): Band[] {
  const whole: Band[] = []
  for (const band of bands) {
    const last = whole.at(-1)
    if (last && last.gutters.length === 0 && band.gutters.length === 0)
      whole[whole.length - 1] = { rows: [...last.rows, ...band.rows], gutters: [] }
    else whole.push(band)
  }
  return whole
}

export function columnOf(segment: Segment, gutters: readonly Gutter[]): number {
  const middle = segment.x + segment.width / 2
  return gutters.filter(({ from, to }) => (from + to) / 2 < middle).length
}

/**
 * Columns of running text have lines that fill them; cells of a table are short, and stand beside one another.
 */
export function isRunningText(band: Band): boolean {
  const { rows, gutters } = band
  if (gutters.length === 0 || gutters.length > 3 || rows.length < 4) return false
  if (isStaggered(band.rows, (segment) => columnOf(segment, gutters))) return true
  const segments = rows.flatMap((row) => row.segments)
  const columns = Array.from({ length: gutters.length + 1 }, (_, column) =>
    segments.filter((segment) => columnOf(segment, gutters) === column),
  )
  return columns.every((column) => {
    const left = Math.min(...column.map(({ x }) => x))
    const width = Math.max(...column.map(endOf)) - left
    const full = column.filter((segment) => segment.width > 0.7 * width).length
    const words = column.reduce((sum, { text }) => sum + text.split(' ').length, 0)
    return column.length >= 3 && full >= 0.5 * column.length && words >= 3.5 * column.length
  })
}
