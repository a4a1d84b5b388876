// Paragraphs, lists, tables and frames of OpenDocument as blocks.
import type { Block, Cell } from '../document.ts'
import { type Element, elementsOf } from '../packed/xml.ts'
import { blockText } from './docx-blocks.ts'
import { type ListLevels, markerOf, type OdfLists } from './odf-lists.ts'
import { descriptionOf, noteText, readOdfText } from './odf-text.ts'

/** The list in which blocks stand. */
interface InList {
  readonly levels: ListLevels | null
  readonly numbers: readonly number[]
}

const MOST_REPEATED = 60

export class OdfReader {
  readonly #lists: OdfLists
  /** Footnotes and comments, in the order in which they were met. */
  readonly notes: Block[] = []
  /** By depth and style, for lists that go on counting. */
  readonly #counts = new Map<string, number>()
  readonly #hiddenStyles: ReadonlySet<string>
  hasHidden = false

  constructor(lists: OdfLists, hiddenStyles: ReadonlySet<string>) {
    this.#lists = lists
    this.#hiddenStyles = hiddenStyles
  }

  blocks(element: Element): Block[] {
    const { name } = element
    if (name === 'text:p' || name === 'text:h') return this.#paragraph(element, null)
    if (name === 'text:list') return this.#list(element, { levels: null, numbers: [] })
    if (name === 'table:table') return this.#table(element)
    if (name.startsWith('draw:')) return this.#frame(element)
    if (name === 'text:tracked-changes' || name === 'presentation:notes') return []
    return this.#within(element)
  }

  #within(container: Element): Block[] {
    return [...elementsOf(container)].flatMap((child) => this.blocks(child))
  }

  #paragraph(paragraph: Element, marker: { text: string; level: number } | null): Block[] {
    const read = readOdfText(paragraph)
    for (const note of read.notes) this.notes.push({ kind: 'note', text: noteText(note) })
    const around = read.frames.flatMap((frame) => this.#frame(frame))
    if (this.#hiddenStyles.has(paragraph.attributes['text:style-name'] ?? '')) {
      this.hasHidden = true
      return around
    }
    if (read.text.trim() === '') return around
    const { text } = read
    if (paragraph.name === 'text:h') {
      const level = Number(paragraph.attributes['text:outline-level'] ?? 1) || 1
      return [{ kind: 'heading', level, text }, ...around]
    }
    const block: Block = marker
      ? { kind: 'item', level: marker.level, marker: marker.text, text }
      : (titled(paragraph, text) ?? { kind: 'paragraph', text })
    return [block, ...around]
  }

  #list(list: Element, within: InList): Block[] {
    const levels = this.#lists.levels(list.attributes['text:style-name']) ?? within.levels
    const style = list.attributes['text:style-name'] ?? ''
    const goesOn =
      list.attributes['text:continue-numbering'] === 'true' || 'text:continue-list' in list.attributes
    const key = `${within.numbers.length} ${style}`
    let count = goesOn ? (this.#counts.get(key) ?? 0) : 0
    return [...elementsOf(list)].flatMap((item) => {
      if (item.name === 'text:list-header') return this.#within(item)
      count = Number(item.attributes['text:start-value'] ?? count + 1)
      this.#counts.set(key, count)
      return this.#item(item, { levels, numbers: [...within.numbers, count] })
    })
  }

  /** Only its first paragraph is marked. */
  #item(item: Element, inList: InList): Block[] {
    const level = inList.numbers.length - 1
    let marker = markerOf(inList.levels, inList.numbers)
    return [...elementsOf(item)].flatMap((child) => {
      if (child.name === 'text:list') return this.#list(child, inList)
      if (child.name !== 'text:p' && child.name !== 'text:h') return this.blocks(child)
      const blocks = this.#paragraph(child, { text: marker, level })
      if (blocks.length > 0) marker = ''
      return blocks
    })
  }

  #frame(frame: Element): Block[] {
    if (frame.name === 'draw:object') return []
    const description = descriptionOf(frame)
    const blocks = [...elementsOf(frame)].flatMap((child) =>
      child.name.startsWith('svg:') ? [] : this.blocks(child),
    )
    return description === '' || blocks.length > 0 ? blocks : [{ kind: 'image', text: description }]
  }

  #table(table: Element): Block[] {
    const rows: Cell[][] = []
    for (const row of rowsOf(table)) rows.push(this.#row(row))
    return rows.length === 0 ? [] : [{ kind: 'table', rows }]
  }

  #row(row: Element): Cell[] {
    const cells: Cell[] = []
    for (const cell of elementsOf(row)) {
      if (cell.name !== 'table:table-cell' && cell.name !== 'table:covered-table-cell') continue
      const text = this.#within(cell).map(blockText).join('\n')
      const span = Number(cell.attributes['table:number-columns-spanned'] ?? 1)
      const covered = cell.name === 'table:covered-table-cell'
      // What spans columns is followed by covered cells; they take its text.
      const repeated = Math.min(MOST_REPEATED, Number(cell.attributes['table:number-columns-repeated'] ?? 1))
      for (let index = 0; index < repeated; index += 1)
        cells.push({ text: covered ? '' : text, address: null, merged: covered })
      if (span > 1) this.#spans.set(cells.length, { until: cells.length + span - 1, text })
    }
    for (const [from, { until, text }] of this.#spans)
      for (let at = from; at < until; at += 1) {
        const cell = cells[at]
        if (cell?.merged) cells[at] = { ...cell, text }
      }
    this.#spans.clear()
    return cells
  }

  readonly #spans = new Map<number, { until: number; text: string }>()
}

export function* rowsOf(table: Element): Generator<Element> {
  for (const child of elementsOf(table)) {
    if (child.name === 'table:table-row') yield child
    else if (child.name.startsWith('table:table-') || child.name === 'text:soft-page-break')
      yield* rowsOf(child)
  }
}

/** The styles that programs give to the title of a whole text. */
function titled(paragraph: Element, text: string): Block | null {
  const style = paragraph.attributes['text:style-name']
  if (style === 'Title') return { kind: 'heading', level: 1, text }
  return style === 'Subtitle' ? { kind: 'heading', level: 2, text } : null
}
