// A sheet of an ODS file: what its cells show, with their addresses.
import type { ContentBuilder } from '../content-builder.ts'
import { allOf, type Element, elementsOf } from '../packed/xml.ts'
import { Grid } from './grid.ts'
import { rowsOf } from './odf-blocks.ts'
import { noteText, readOdfText } from './odf-text.ts'

const MOST_CELLS = 100_000
/** Rows and columns that are said to be repeated, and filled. */
const MOST_REPEATED = 1_000

export function addSheet(builder: ContentBuilder, table: Element): void {
  builder.begin(table.attributes['table:name'] ?? null)
  if (builder.isFull) return
  const grid = new Grid(MOST_CELLS)
  let row = 0
  for (const element of rowsOf(table)) {
    const repeated = countOf(element, 'table:number-rows-repeated')
    const filled = element.children.some(isFilled)
    for (let index = 0; filled && index < Math.min(repeated, MOST_REPEATED); index += 1)
      addRow(grid, element, row + index)
    row += repeated
  }
  for (const rows of grid.tables()) builder.add({ kind: 'table', rows })
  if (grid.isCut) builder.note('cut')
  for (const note of allOf(table, 'office:annotation')) builder.add({ kind: 'note', text: noteText(note) })
  for (const shape of elementsOf(table))
    if (shape.name === 'table:shapes')
      for (const line of allOf(shape, 'text:p'))
        builder.add({ kind: 'paragraph', text: readOdfText(line).text })
}

function addRow(grid: Grid, element: Element, row: number): void {
  let column = 0
  for (const cell of elementsOf(element)) {
    const repeated = countOf(cell, 'table:number-columns-repeated')
    if (isFilled(cell)) {
      const text = [...elementsOf(cell)]
        .filter(({ name }) => name === 'text:p')
        .map((line) => readOdfText(line).text)
        .join('\n')
      for (let index = 0; index < Math.min(repeated, MOST_REPEATED); index += 1)
        grid.set({ row, column: column + index }, text)
      const to = {
        row: row + countOf(cell, 'table:number-rows-spanned') - 1,
        column: column + countOf(cell, 'table:number-columns-spanned') - 1,
      }
      grid.merge({ from: { row, column }, to })
    }
    column += repeated
  }
}

function countOf({ attributes }: Element, name: string): number {
  return Math.max(1, Number(attributes[name] ?? 1) || 1)
}

function isFilled(cell: Element | string): boolean {
  return (
    typeof cell !== 'string' &&
    cell.children.some((child) => typeof child !== 'string' && child.name === 'text:p')
  )
}
