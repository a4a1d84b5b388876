// Paragraphs and tables of a text document as blocks.
import type { Block, Cell } from '../document.ts'
import { childOf, descend, type Element, elementsOf } from '../packed/xml.ts'
import type { DocxNumbering } from './docx-numbering.ts'
import { type ParagraphChange, type ParagraphText, readParagraph } from './docx-paragraph.ts'
import type { DocxStyles } from './docx-styles.ts'

/** What is looked up while a document is read. */
export interface DocxParts {
  readonly styles: DocxStyles
  readonly numbering: DocxNumbering
  readonly chart: (id: string) => Block[]
  readonly links: ReadonlyMap<string, string>
  readonly hidden: () => void
  readonly changed: (changes: readonly ParagraphChange[]) => void
}

export interface ReadParagraph {
  readonly read: ParagraphText
  readonly blocks: Block[]
}

const wrappers = new Set(['w:sdt', 'w:sdtContent', 'w:customXml', 'w:ins', 'w:moveTo'])

export function paragraphBlocks(paragraph: Element, parts: DocxParts): ReadParagraph {
  const read = readParagraph(paragraph)
  const style = parts.styles.of(childOf(paragraph, 'w:pPr'))
  if (read.hasHidden || style.isHidden) parts.hidden()
  if (read.hasChanges) parts.changed(read.changes)
  const blocks: Block[] = []
  const text = style.isHidden ? '' : read.text
  if (text.trim() !== '') {
    const marker = style.numbering ? parts.numbering.next(style.numbering) : ''
    if (style.heading !== null) {
      const numbered = marker === '' || marker === '-' ? text : `${marker} ${text}`
      blocks.push({ kind: 'heading', level: style.heading, text: numbered })
    } else if (style.numbering) blocks.push({ kind: 'item', level: style.numbering.level, marker, text })
    else blocks.push(checked(text) ?? { kind: 'paragraph', text })
  }
  for (const link of read.links) {
    const target = parts.links.get(link.id)
    if (target !== undefined) blocks.push({ kind: 'link', text: link.text, target })
  }
  for (const picture of read.pictures) blocks.push({ kind: 'image', text: picture })
  for (const chart of read.charts) blocks.push(...parts.chart(chart))
  for (const box of read.boxes) blocks.push(...blocksIn(box, parts))
  return { read, blocks }
}

const box = /^([☐☒☑])\s*(?!\s)/u

function checked(text: string): Block | null {
  const mark = box.exec(text.trimStart())
  if (!mark) return null
  const marker = mark[1] === '☐' ? '[ ]' : '[x]'
  return { kind: 'item', level: 0, marker, text: text.trimStart().slice(mark[0].length) }
}

/** Of a text box, a cell, a note, a header. */
export function blocksIn(container: Element, parts: DocxParts): Block[] {
  return [...through(container)].flatMap((child) => {
    if (child.name === 'w:p') return paragraphBlocks(child, parts).blocks
    return child.name === 'w:tbl' ? tableBlocks(child, parts) : []
  })
}

export function tableBlocks(table: Element, parts: DocxParts): Block[] {
  return rowBlocks(
    [...through(table)].filter(({ name }) => name === 'w:tr'),
    parts,
  )
}

/** A table of one cell is a frame around what stands in it. */
export function rowBlocks(rows: Element[], parts: DocxParts): Block[] {
  const [only] = rows
  if (rows.length === 1 && only) {
    const cells = [...through(only)].filter(({ name }) => name === 'w:tc')
    const [frame] = cells
    if (cells.length === 1 && frame) return blocksIn(frame, parts)
  }
  const above: Cell[][] = []
  for (const row of rows) above.push(rowCells(row, above.at(-1) ?? [], parts))
  return above.length === 0 ? [] : [{ kind: 'table', rows: above }]
}

function rowCells(row: Element, above: readonly Cell[], parts: DocxParts): Cell[] {
  const cells: Cell[] = []
  const skipped = Number(descend(row, 'w:trPr', 'w:gridBefore')?.attributes['w:val'] ?? 0)
  for (let index = 0; index < Math.min(skipped, 60); index += 1)
    cells.push({ text: '', address: null, merged: false })
  for (const cell of through(row)) {
    if (cell.name !== 'w:tc') continue
    const properties = childOf(cell, 'w:tcPr')
    const down = childOf(properties, 'w:vMerge')
    const continues = down !== null && down.attributes['w:val'] !== 'restart'
    const text = continues ? (above[cells.length]?.text ?? '') : cellText(cell, parts)
    cells.push({ text, address: null, merged: continues })
    const span = Number(childOf(properties, 'w:gridSpan')?.attributes['w:val'] ?? 1)
    for (let more = 1; more < Math.min(span, 60); more += 1) cells.push({ text, address: null, merged: true })
  }
  return cells
}

function cellText(cell: Element, parts: DocxParts): string {
  return blocksIn(cell, parts)
    .filter(({ kind }) => kind !== 'link')
    .map(blockText)
    .join('\n')
}

/** Of a block inside another. */
export function blockText(block: Block): string {
  if (block.kind === 'table')
    return block.rows
      .map((row) =>
        row
          .filter(({ merged }) => !merged)
          .map(({ text }) => text)
          .join(' '),
      )
      .join('\n')
  return block.kind === 'item' && block.marker !== '' ? `${block.marker} ${block.text}` : block.text
}

function* through(container: Element): Generator<Element> {
  for (const child of elementsOf(container)) {
    if (wrappers.has(child.name)) yield* through(child)
    else yield child
  }
}
