// Finds tables in lines: parted by bars, tabs, semicolons, or by blanks that leave aligned columns.
import type { Slice } from './block.ts'
import type { Line } from './lines.ts'

export interface Table {
  /** Indexes of its first line and of the one after its last. */
  from: number
  to: number
  /** The cells of each row by column; a column without text is missing. */
  rows: (Slice | null)[][]
}

type Split = (line: Line) => Slice[] | null

const MOST_COLUMNS = 20
const GAP = /\s{2,}/g

/** The tables of a text; a line belongs to at most one. Linear in the lines. */
export function tablesOf(lines: readonly Line[]): Table[] {
  const tables: Table[] = []
  for (let from = 0; from < lines.length; ) {
    const table = tableAt(lines, from)
    if (table) tables.push(table)
    from = table ? table.to : from + 1
  }
  return tables
}

function tableAt(lines: readonly Line[], from: number): Table | null {
  for (const { split, least, isRow } of KINDS) {
    const rows: Slice[][] = []
    let to = from
    for (; to < lines.length; to++) {
      const line = lines[to]
      if (!line || line.blank) break
      if (line.rule && rows.length > 0) continue
      const cells = split(line)
      if (!cells || (rows[0] && !isRow(cells, rows[0]))) break
      rows.push(cells)
    }
    if (rows.length >= least) return { from, to, rows: inColumns(rows) }
  }
  return null
}

const KINDS: readonly {
  split: Split
  least: number
  isRow: (cells: readonly Slice[], first: readonly Slice[]) => boolean
}[] = [
  { split: byMark('|'), least: 1, isRow: (cells, first) => Math.abs(cells.length - first.length) <= 3 },
  { split: byMark('\t'), least: 2, isRow: (cells, first) => cells.length <= first.length + 1 },
  { split: byGaps, least: 2, isRow: isAligned },
  { split: byMark(';'), least: 2, isRow: (cells, first) => cells.length === first.length },
]

function byMark(mark: string): Split {
  return (line) => {
    if (line.rule || !line.text.includes(mark)) return null
    const cells: Slice[] = []
    const { text } = line
    for (let at = 0; at <= text.length; ) {
      const next = text.indexOf(mark, at)
      const stop = next === -1 ? text.length : next
      cells.push(sliceOf(text, at, stop, line.start))
      at = stop + 1
    }
    if (mark === '|' && cells[0]?.text === '') cells.shift()
    if (mark === '|' && cells.at(-1)?.text === '') cells.pop()
    const filled = cells.filter((cell) => cell.text !== '').length
    const enough =
      mark === ';' ? cells.length >= 3 && filled === cells.length : filled >= (mark === '|' ? 3 : 1)
    const isTable = mark === '|' ? filled >= 2 : enough
    return isTable && cells.length >= 2 && cells.length <= MOST_COLUMNS ? cells : null
  }
}

function byGaps(line: Line): Slice[] | null {
  const { text, start, marker, rule } = line
  if (marker > 0 || rule) return null
  const lead = text.length - text.trimStart().length
  const cells: Slice[] = []
  let at = lead
  for (const gap of text.matchAll(GAP)) {
    if (gap.index < lead) continue
    cells.push(sliceOf(text, at, gap.index, start))
    at = gap.index + gap[0].length
  }
  cells.push(sliceOf(text, at, text.length, start))
  return cells.length >= 2 && cells.length <= MOST_COLUMNS ? cells : null
}

/** At least the second column begins where another row's does, or both have as many cells. */
function isAligned(cells: readonly Slice[], first: readonly Slice[]): boolean {
  return cells.length === first.length || Math.abs(cells.length - first.length) === 1
}

function sliceOf(text: string, from: number, to: number, offset: number): Slice {
  let start = from
  let end = to
  while (start < end && /\s/.test(text[start] ?? '')) start++
  while (end > start && /\s/.test(text[end - 1] ?? '')) end--
  return { text: text.slice(start, end), start: offset + start, end: offset + end }
}

/** Rows that lack a cell in the middle get it back by the place where their other cells begin. */
function inColumns(rows: Slice[][]): (Slice | null)[][] {
  const width = Math.max(...rows.map((cells) => cells.length))
  return rows.map((cells) => {
    const filled = cells.map((cell) => (cell.text === '' ? null : cell))
    return [...filled, ...Array.from({ length: width - filled.length }, () => null)]
  })
}
