// Columns whose lines do not stand at the same heights: no line shows where one ends, but all keep clear of a strip.
import type { Band } from './band.ts'
import { endOf, type Row, type Segment } from './piece.ts'

/** Lines; fewer may begin where they do by chance. */
const LEAST = 8
/** Lines that begin at one place. */
const LEAST_BEGINS = 4
const LEAST_GUTTER = 0.7

/** Lines of columns side by side seldom stand at the same height, as cells of a table do, and take turns down the page. */
export function isStaggered(rows: readonly Row[], columnOf: (segment: Segment) => number): boolean {
  const columns = rows.map(({ segments }) => new Set(segments.map(columnOf)))
  const shared = columns.filter(({ size }) => size > 1).length
  const single = columns.flatMap((own) => (own.size === 1 ? [...own] : []))
  const turns = single.filter((column, index) => index > 0 && column !== single[index - 1]).length
  return rows.length >= LEAST && shared <= rows.length / 4 && turns > single.length / 3
}

/** Running text, or what stands above two columns, they, and what stands below. */
export function staggeredColumns(rows: readonly Row[]): Band[] {
  for (const x of beginnings(rows)) {
    const isClear = ({ segments, size }: Row) =>
      segments.every((one) => one.x >= x - 1 || endOf(one) <= x - LEAST_GUTTER * size)
    const [from, to] = longestRun(rows, isClear)
    const own = rows.slice(from, to)
    if (!isStaggered(own, (segment) => (segment.x >= x - 1 ? 1 : 0))) continue
    const left = own.flatMap(({ segments }) => segments.filter((one) => one.x < x - 1).map(endOf))
    const gutters = [{ from: Math.max(...left), to: x }]
    return [
      { rows: rows.slice(0, from), gutters: [] },
      { rows: own, gutters },
      ...staggeredColumns(rows.slice(to)),
    ].filter((band) => band.rows.length > 0)
  }
  return [{ rows, gutters: [] }]
}

/** Where many lines begin, but for those furthest to the left. */
function beginnings(rows: readonly Row[]): number[] {
  if (rows.length < LEAST) return []
  const counts = new Map<number, number>()
  for (const { segments } of rows)
    for (const { x } of segments) counts.set(Math.round(x), (counts.get(Math.round(x)) ?? 0) + 1)
  const left = Math.min(...counts.keys())
  return [...counts]
    .filter(([x, count]) => count >= LEAST_BEGINS && x > left + 20)
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, 3)
    .map(([x]) => x)
}

function longestRun(rows: readonly Row[], isPart: (row: Row) => boolean): [number, number] {
  let [from, to] = [0, 0]
  let start = 0
  for (const [index, row] of rows.entries()) {
    if (!isPart(row)) start = index + 1
    else if (index + 1 - start > to - from) [from, to] = [start, index + 1]
  }
  return [from, to]
}
