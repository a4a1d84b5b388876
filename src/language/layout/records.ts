// Finds labelled lines that tell of one piece of work together: "Owner: …", "Task: …", "Due: …".
import { trimEnd } from '../trim.ts'
import type { Cell } from './block.ts'
import type { Line } from './lines.ts'
import { roleOfLabel } from './roles.ts'
import type { Vocabulary } from './vocabulary.ts'

export interface LabelledLines {
  /** Indexes of the first line and of the one after the last. */
  from: number
  to: number
  cells: Cell[]
}

const LABELLED = /^([^:=]{1,32})\s?[:=]\s+(?=\S)/

/** The label of a line and what stands behind it; null where a line has none that is known. */
export function labelledLine(line: Line, words: Vocabulary): Cell | null {
  const lead = line.marker || line.text.length - line.text.trimStart().length
  const match = LABELLED.exec(line.text.slice(lead, lead + 80))
  const role = match ? roleOfLabel(match[1] ?? '', words) : null
  if (!match || !role || role === 'number') return null
  const from = lead + match[0].length
  return { role, text: line.text.slice(from), start: line.start + from, end: line.end }
}

/** Two or more such lines in a row with different labels; a label that comes again begins the next record. */
export function recordsOf(lines: readonly Line[], words: Vocabulary): LabelledLines[] {
  const records: LabelledLines[] = []
  let cells: Cell[] = []
  const close = (to: number) => {
    if (isRecord(cells)) records.push({ from: to - cells.length, to, cells })
    cells = []
  }
  for (const [place, line] of lines.entries()) {
    const cell = line.blank || line.rule || labelledInside(line, words) ? null : labelledLine(line, words)
    if (!cell || cells.some(({ role }) => role === cell.role)) close(place)
    if (cell) cells.push(cell)
  }
  close(lines.length)
  return records
}

const isRecord = (cells: readonly Cell[]) =>
  cells.length >= 2 && cells.some(({ role }) => role === 'owner' || role === 'due')

const LABEL_INSIDE = /(?:^|[\s,;.(|–—-])(\p{L}[\p{L} ]{0,20}):[ \t]{1,8}/gu

/** "Who: Ann. What: the padlock. When: Sunday." on one line; null where fewer than two labels of work stand in it. */
export function labelledInside(line: Line, words: Vocabulary): Cell[] | null {
  if (line.text.split(':').length < 3) return null
  const labels = [...line.text.matchAll(LABEL_INSIDE)].flatMap((match) => {
    const role = roleOfLabel(match[1] ?? '', words)
    return role && role !== 'number' ? [{ role, at: match.index, from: match.index + match[0].length }] : []
  })
  const cells = labels.map(({ role, from }, place): Cell => {
    const text = trimEnd(line.text.slice(from, labels[place + 1]?.at ?? line.text.length), /[\s.,;|]/)
    return { role, text, start: line.start + from, end: line.start + from + text.length }
  })
  return isRecord(cells) && new Set(cells.map(({ role }) => role)).size === cells.length ? cells : null
}
