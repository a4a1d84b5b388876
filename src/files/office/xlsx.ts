// Reads XLSX: each sheet with its tables, every cell with its address, values as the program last worked them out.
import type { Allowance } from '../allowance.ts'
import { ContentBuilder } from '../content-builder.ts'
import type { Block, Content } from '../document.ts'
import { OfficePackage } from '../packed/package.ts'
import { allOf, childOf, type Element, eachElement, elementsOf, textOf } from '../packed/xml.ts'
import { type CellPlace, placeOf } from './cell-address.ts'
import { chartBlocks } from './chart.ts'
import { Grid } from './grid.ts'
import { type NumberForm, shownNumber } from './number-format.ts'
import { packageTitle } from './package-title.ts'
import { readForms } from './xlsx-styles.ts'

interface Book {
  readonly file: OfficePackage
  readonly strings: readonly string[]
  readonly forms: readonly NumberForm[]
  readonly from1904: boolean
}

export function readXlsx(bytes: Uint8Array, allowance: Allowance): Content {
  const file = new OfficePackage(bytes, allowance)
  const main = file.mainPart('xl/workbook.xml')
  file.need(main)
  const workbook = file.xml(main)
  const relations = file.relations(main)
  const partOf = (type: string) => relations.find((relation) => relation.type === type)?.target ?? ''
  const book: Book = {
    file,
    strings: readStrings(file.bytes(partOf('sharedStrings')), allowance),
    forms: readForms(file.xml(partOf('styles'))),
    from1904: isOn(childOf(workbook, 'workbookPr')?.attributes['date1904']),
  }
  const builder = new ContentBuilder('xlsx', 'sheet', allowance)
  builder.title = packageTitle(file)
  const list = childOf(workbook, 'sheets')
  for (const { attributes } of list ? elementsOf(list) : []) {
    if (allowance.isLate) {
      builder.note('late')
      break
    }
    const part = relations.find(({ id }) => id === attributes['r:id'])?.target
    if (part === undefined) continue
    if ((attributes['state'] ?? 'visible') !== 'visible') builder.note('hidden_sheets')
    builder.begin(attributes['name'] ?? null)
    if (!builder.isFull) addSheet(builder, part, book)
  }
  if (file.names.some((name) => name.endsWith('vbaProject.bin'))) builder.note('macros')
  return builder.build([...(list ? elementsOf(list) : [])].length)
}

function addSheet(builder: ContentBuilder, part: string, book: Book): void {
  const { file } = book
  const { allowance } = file
  const grid = new Grid(allowance.limits.cells)
  const next: CellPlace = { row: -1, column: -1 }
  const bytes = file.bytes(part)
  if (!bytes) return
  eachElement(
    bytes,
    new Set(['row', 'mergeCell']),
    (element) => {
      if (element.name === 'row') addRow(grid, element, { next, book })
      else mergeCells(grid, element.attributes['ref'])
    },
    allowance,
  )
  for (const rows of grid.tables()) builder.add({ kind: 'table', rows })
  if (grid.isCut) builder.note('cut')
  for (const drawing of file.related(part, 'drawing')) builder.addAll(drawn(drawing, file))
  for (const notes of [...file.related(part, 'comments'), ...file.related(part, 'threadedComment')])
    builder.addAll(commentsIn(file.xml(notes)))
}

interface Row {
  /** A row or cell without an address follows the one before. */
  readonly next: { row: number; column: number }
  readonly book: Book
}

function addRow(grid: Grid, row: Element, { next, book }: Row): void {
  const number = Number(row.attributes['r'])
  next.row = number >= 1 ? number - 1 : next.row + 1
  next.column = -1
  for (const cell of elementsOf(row)) {
    if (cell.name !== 'c') continue
    next.column = placeOf(cell.attributes['r'] ?? '')?.column ?? next.column + 1
    grid.set({ ...next }, cellText(cell, book))
  }
}

function cellText(cell: Element, { strings, forms, from1904 }: Book): string {
  const type = cell.attributes['t']
  if (type === 'inlineStr') {
    const inline = childOf(cell, 'is')
    return inline ? richText(inline) : ''
  }
  const held = childOf(cell, 'v')
  if (!held) return ''
  const value = textOf(held)
  if (type === 's') return strings[Number(value)] ?? ''
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE'
  if (type === 'str' || type === 'e' || type === 'd') return value
  const number = Number(value)
  if (value.trim() === '' || !Number.isFinite(number)) return value
  return shownNumber(number, forms[Number(cell.attributes['s'] ?? 0)] ?? 'number', from1904)
}

function mergeCells(grid: Grid, reference: string | undefined): void {
  const [from, to] = (reference ?? '').split(':').map(placeOf)
  if (from && to) grid.merge({ from, to })
}

function readStrings(bytes: Buffer | null, allowance: Allowance): string[] {
  const strings: string[] = []
  if (bytes) eachElement(bytes, new Set(['si']), (item) => strings.push(richText(item)), allowance)
  return strings
}

/** Without what tells how Japanese is read. */
function richText(item: Element): string {
  return [...elementsOf(item)]
    .map((child) => {
      if (child.name === 't') return textOf(child)
      return child.name === 'r' ? [...allOf(child, 't')].map(textOf).join('') : ''
    })
    .join('')
}

/** Charts and shapes with words that lie on the sheet. */
function drawn(part: string, file: OfficePackage): Block[] {
  const root = file.xml(part)
  const shapes = root ? [...allOf(root, 'xdr:sp')] : []
  const words = shapes.map((shape) => [...allOf(shape, 'a:p')].map(paragraphText).join('\n'))
  return [
    ...words.map((text): Block => ({ kind: 'paragraph', text })),
    ...file.related(part, 'chart').flatMap((chart) => chartBlocks(file.xml(chart))),
  ]
}

function paragraphText(paragraph: Element): string {
  return [...allOf(paragraph, 'a:t')].map(textOf).join('')
}

function commentsIn(root: Element | null): Block[] {
  if (!root) return []
  return [...allOf(root, 'comment', 'threadedComment')].map((comment) => ({
    kind: 'note',
    text: `${comment.attributes['ref'] ?? ''}: ${[...allOf(comment, 't', 'text')].map(textOf).join('')}`,
  }))
}

function isOn(value: string | undefined): boolean {
  return value === '1' || value === 'true'
}
