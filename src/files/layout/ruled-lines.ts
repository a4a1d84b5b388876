// The lines of a page with its drawn tables: what stands above, within and below each is read for itself.
import { type Line, linesOf } from './lines.ts'
import type { Piece } from './piece.ts'
import { boxOf, gridsOf, overlaps, type Rule } from './rule.ts'
import { type RuledTable, ruledTable } from './ruled-table.ts'

export function linesWithRules(pieces: readonly Piece[], rules: readonly Rule[]): Line[] {
  const tables = tablesOf(pieces, rules).toSorted((one, other) => one.box.top - other.box.top)
  let free = pieces.filter((piece) => !tables.some((table) => table.pieces.has(piece)))
  const lines: Line[] = []
  for (const [index, table] of tables.entries()) {
    const above = free.filter(({ y }) => y < table.box.top + 1)
    const isBeside = free.some(({ y }) => y > table.box.top + 1 && y < table.box.bottom)
    if (isBeside) {
      // It stands in a column, among text: its place is kept for it.
      free = [...free, ...placeOf(table, index)]
      continue
    }
    free = free.filter(({ y }) => y >= table.box.top + 1)
    // Each in a column of its own, so that no paragraph goes on over a table.
    lines.push(...apart(linesOf(above), index), lineOf(table, index))
  }
  return withTables([...lines, ...apart(linesOf(free), tables.length)], tables)
}

/** Signs of no language, by which a table is known again. */
const OPEN = '\u{f0000}'
const CLOSE = '\u{f0001}'
const mark = new RegExp(`${OPEN}(\\d{1,6})${CLOSE}`, 'u')

/** Lines as wide as the table, one for each of its rows. */
function placeOf({ block, box, pieces }: RuledTable, index: number): Piece[] {
  const [first] = pieces
  const count = block.kind === 'table' ? block.rows.length : 1
  const step = (box.bottom - box.top) / count
  return Array.from({ length: count }, (_, row) => ({
    ...{ text: `${OPEN}${index}${CLOSE}`, x: box.left, width: box.right - box.left },
    ...{ y: box.top + (row + 0.7) * step, size: first?.size ?? 10, font: first?.font ?? '' },
  }))
}

/** The first line that keeps a table's place becomes the table, and the others go. */
function withTables(lines: readonly Line[], tables: readonly RuledTable[]): Line[] {
  const done = new Set<number>()
  return lines.flatMap((line) => {
    const index = Number(mark.exec(line.text)?.[1] ?? -1)
    const table = tables[index]
    if (!table) return [line]
    const rest = line.text.replaceAll(`${OPEN}${index}${CLOSE}`, ' ').trim()
    const text = rest === '' ? [] : [{ ...line, text: rest }]
    if (done.has(index)) return text
    done.add(index)
    return [...text, { ...lineOf(table, 0), column: line.column }]
  })
}

/** Surfaces make a table where no lines do; often they only underlay some of its text. */
function tablesOf(pieces: readonly Piece[], rules: readonly Rule[]): RuledTable[] {
  const tables: RuledTable[] = []
  const lines = rules.filter(({ isShade }) => !isShade)
  // Larger ones first: a table within a cell is text of that cell.
  for (const grid of [...gridsOf(lines), ...(lines.length < rules.length ? gridsOf(rules) : [])]) {
    if (tables.some(({ box }) => overlaps(box, boxOf(grid)))) continue
    const table = ruledTable(grid, pieces)
    if (table) tables.push(table)
  }
  return tables
}

const COLUMNS = 1_000

const apart = (lines: readonly Line[], index: number): Line[] =>
  index === 0 ? [...lines] : lines.map((line) => ({ ...line, column: line.column + index * COLUMNS }))

function lineOf({ block, box, pieces }: RuledTable, index: number): Line {
  const [first] = pieces
  return {
    ...{ text: '', x: box.left, end: box.right, y: box.top, size: first?.size ?? 0, font: first?.font ?? '' },
    ...{ isRightToLeft: false, column: index * COLUMNS, table: block },
  }
}
