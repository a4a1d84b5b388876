// A table whose borders are drawn: each cell is what stands between its lines, and one without a line between is merged.
import type { Block, Cell } from '../document.ts'
import { joinLines } from './page-blocks.ts'
import { isRightToLeft, type Piece } from './piece.ts'
import { rowsOf } from './rows.ts'
import { type Box, boxOf, type Grid, isDrawn } from './rule.ts'

/** Frames around running text are no tables. */
const MOST_CHARACTERS = 1_200
const MOST_CELLS = 10_000

export interface RuledTable {
  readonly block: Block
  readonly pieces: ReadonlySet<Piece>
  readonly box: Box
}

/** Null where what is drawn is no table. */
export function ruledTable(grid: Grid, pieces: readonly Piece[]): RuledTable | null {
  const { xs, ys } = grid
  const [columns, lines] = [xs.length - 1, ys.length - 1]
  if (columns < 2 || lines < 2 || columns * lines > MOST_CELLS) return null
  const owner = mergedCells(grid, pieces)
  const inCell = new Map<number, Piece[]>()
  for (const piece of pieces) {
    const at = cellAt(grid, piece)
    if (at === null) continue
    const own = owner[at] ?? at
    const others = inCell.get(own)
    if (others) others.push(piece)
    else inCell.set(own, [piece])
  }
  const texts = new Map([...inCell].map(([at, own]) => [at, textOf(own)]))
  const cells = Array.from({ length: lines }, (_, line) =>
    Array.from({ length: columns }, (_, column): Cell => {
      const at = line * columns + column
      const own = owner[at] ?? at
      return { text: texts.get(own) ?? '', address: null, merged: own !== at }
    }),
  )
  const rows = withoutEmpty(cells)
  const inTable = [...inCell.values()].flat()
  if (2 * inTable.filter(({ text }) => isRightToLeft(text)).length > inTable.length)
    for (const row of rows) row.reverse()
  const isTable =
    rows.filter((row) => row.filter(({ text, merged }) => text !== '' && !merged).length > 1).length > 1 &&
    [...texts.values()].every((text) => text.length <= MOST_CHARACTERS)
  if (!isTable) return null
  return { block: { kind: 'table', rows }, pieces: new Set(inTable), box: boxOf(grid) }
}

/** Lines that are drawn double, or go through other tables, leave rows and columns in which nothing stands. */
function withoutEmpty(rows: readonly (readonly Cell[])[]): Cell[][] {
  const isEmpty = ({ text, merged }: Cell) => text === '' || merged
  const filled = rows.filter((row) => !row.every(isEmpty))
  const columns = filled[0]?.map((_, column) => !filled.every((row) => isEmpty(row[column] ?? empty))) ?? []
  return filled.map((row) => row.filter((_, column) => columns[column]))
}

const empty: Cell = { text: '', address: null, merged: false }

/** Of each cell the first one, from the top and the left, that no line parts from it. */
function mergedCells(grid: Grid, pieces: readonly Piece[]): number[] {
  const { xs, ys } = grid
  const columns = xs.length - 1
  const owner = Array.from({ length: columns * (ys.length - 1) }, (_, at) => at)
  const middle = (sorted: readonly number[], at: number) => ((sorted[at] ?? 0) + (sorted[at + 1] ?? 0)) / 2
  const isLeftOpen = ys.slice(1).map((_, line) => isOpenRow(grid, line, pieces))
  for (const at of owner.keys()) {
    const [line, column] = [Math.floor(at / columns), at % columns]
    const isOpenLeft =
      column > 0 && !isLeftOpen[line] && !isDrawn(grid, false, { at: xs[column] ?? 0, on: middle(ys, line) })
    const isOpenAbove = line > 0 && !isDrawn(grid, true, { at: ys[line] ?? 0, on: middle(xs, column) })
    const [left, above] = [owner[at - 1] ?? at, owner[at - columns] ?? at]
    if (isOpenAbove) owner[at] = above
    else if (isOpenLeft) owner[at] = left
  }
  return owner
}

/** Every second row of a table may be shaded, and no line parts the cells of the others: their words keep to the columns. */
function isOpenRow(grid: Grid, line: number, pieces: readonly Piece[]): boolean {
  const [top = 0, bottom = 0] = grid.ys.slice(line, line + 2)
  const inner = grid.xs.slice(1, -1)
  const isParted = inner.some((at) => isDrawn(grid, false, { at, on: (top + bottom) / 2 }))
  const own = pieces.filter(({ y, size }) => y - size / 3 > top && y - size / 3 < bottom)
  const crosses = ({ x, width }: Piece) => inner.some((at) => x < at - 1 && x + width > at + 1)
  return !isParted && own.length > 1 && !own.some(crosses)
}

/** Where the middle of its letters stands; null outside. */
function cellAt({ xs, ys }: Grid, { x, y, width, size }: Piece): number | null {
  const [column, line] = [indexOf(xs, x + Math.min(width, size) / 2), indexOf(ys, y - size / 3)]
  return column === null || line === null ? null : line * (xs.length - 1) + column
}

function indexOf(sorted: readonly number[], place: number): number | null {
  const after = sorted.findIndex((at) => at > place)
  return after < 1 ? null : after - 1
}

const textOf = (pieces: readonly Piece[]): string =>
  joinLines(rowsOf(pieces).map(({ segments }) => segments.map(({ text }) => text).join(' ')))
