// A document as what can be read by itself: sentences, headings, rows and cells, each with its part and what stands above it.
import type { ReadableDocument, ReadCell } from '../readable-document.ts'
import { splitSentences } from '../sentences.ts'

export interface Unit {
  readonly kind: 'sentence' | 'heading' | 'item' | 'cell'
  readonly part: number
  readonly text: string
  /** The heading above it; of a cell, too. */
  readonly heading: string
  /** Of a cell: its row's first text, and what the column is called. */
  readonly row: string
  readonly column: string
  /** A header or a footer. */
  readonly isMargin?: boolean
  /** Where it stands among all, from 0 to 1. */
  readonly at: number
}

/** Characters of one unit; what is longer is no sentence. */
const LONGEST = 2_000
/** What is read of a file beyond says little more. */
const MOST = 6_000

export function unitsOf(document: ReadableDocument): Unit[] {
  const units: Omit<Unit, 'at'>[] = []
  for (const { number: part, name, blocks } of document.parts) {
    let heading = document.unit === 'sheet' ? (name ?? '') : ''
    for (const block of blocks) {
      if (units.length >= MOST) break
      const text = (block.text ?? '').trim()
      const own = { part, heading, row: '', column: '', isMargin: block.kind === 'margin' }
      if (block.kind === 'heading') {
        heading = text
        units.push({ ...own, kind: 'heading', text })
      } else if (block.kind === 'table') units.push(...cellsOf(block.rows ?? [], own))
      else if (block.kind === 'item') units.push(...sentences(text, { ...own, kind: 'item' }))
      else if (['paragraph', 'note', 'margin'].includes(block.kind))
        units.push(...sentences(text, { ...own, kind: 'sentence' }))
    }
  }
  return units.map((unit, index) => ({ ...unit, at: index / Math.max(1, units.length - 1) }))
}

type Place = Pick<Unit, 'part' | 'heading' | 'row' | 'column' | 'isMargin'>

function sentences(text: string, own: Place & { kind: 'sentence' | 'item' }): Omit<Unit, 'at'>[] {
  if (text === '') return []
  // "5. March 2026" begins no list.
  if (text.length < 60 && /^\d{1,2}\. \p{L}+ \d{4}/u.test(text)) return [{ ...own, text }]
  return splitSentences(text)
    .filter((one) => one.text.trim() !== '')
    .map((one) => ({ ...own, text: one.text.slice(0, LONGEST) }))
}

function cellsOf(rows: readonly (readonly ReadCell[])[], own: Place): Omit<Unit, 'at'>[] {
  const headAt = headOf(rows)
  const head = rows[headAt] ?? []
  const titles = titlesOf(rows)
  return rows.flatMap((cells, index) => {
    const row = cells.find(({ text }) => /\p{L}{2}/u.test(text))?.text.trim() ?? ''
    return cells.flatMap((cell, column): Omit<Unit, 'at'>[] => {
      const text = cell.text.trim()
      if (text === '' || cell.merged) return []
      if (titles.has(index)) return [{ ...own, kind: 'heading', text: text.slice(0, LONGEST) }]
      const above = headAt >= 0 && index > headAt ? (head[column]?.text.trim() ?? '') : ''
      const name = row === text ? '' : row
      return [{ ...own, kind: 'cell', text: text.slice(0, LONGEST), row: name, column: above }]
    })
  })
}

/** Rows above a table, or across it, with one cell: they name what is below. So does the only cell of a sheet. */
function titlesOf(rows: readonly (readonly ReadCell[])[]): ReadonlySet<number> {
  const filled = rows.map((cells) => cells.filter(({ text, merged }) => text.trim() !== '' && !merged).length)
  const firstWide = filled.findIndex((count) => count > 1)
  const isAlone = filled.reduce((sum, count) => sum + count, 0) === 1
  const isTitle = (count: number, index: number) =>
    count === 1 &&
    (isAlone || (firstWide >= 0 && (index < firstWide || rows[index]?.some(({ merged }) => merged))))
  return new Set(filled.flatMap((count, index) => (isTitle(count, index) ? [index] : [])))
}

/** The row that names the columns: one of the first that fills most of them with words. -1 without one. */
export function headOf(rows: readonly (readonly ReadCell[])[]): number {
  const filled = rows.map((cells) => cells.filter(({ text, merged }) => text.trim() !== '' && !merged))
  const most = Math.max(0, ...filled.map((cells) => cells.length))
  return filled
    .slice(0, 6)
    .findIndex(
      (cells, index) =>
        index < rows.length - 1 &&
        cells.length > 1 &&
        cells.length >= 0.6 * most &&
        cells.every(({ text }) => /\p{L}/u.test(text) && !/\d{5}|\d[.,]\d\d\b/.test(text)),
    )
}
