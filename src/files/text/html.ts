// Reads HTML pages: headings, paragraphs, lists and tables, in the order in which they are written.
import type { Allowance } from '../allowance.ts'
import { ContentBuilder } from '../content-builder.ts'
import type { Block, Cell, Content } from '../document.ts'
import { blockText } from '../office/docx-blocks.ts'
import { decodeText } from '../packed/decode.ts'
import { allOf, type Element, elementsOf, textOf } from '../packed/xml.ts'
import { readHtmlTree } from './html-tree.ts'

const charset = /<meta[^<>]{0,200}charset=["']?([\w-]+)/i
const SECTION_LEVEL = 2

export function readHtml(bytes: Uint8Array, allowance: Allowance): Content {
  const head = Buffer.from(bytes.subarray(0, 2_048)).toString('latin1')
  const tree = readHtmlTree(decodeText(bytes, charset.exec(head)?.[1] ?? null), allowance)
  const builder = new ContentBuilder('html', 'section', allowance)
  builder.title = tree.title === '' ? null : tree.title
  builder.begin()
  for (const block of htmlBlocks(tree.root)) {
    if (block.kind === 'heading' && block.level <= SECTION_LEVEL && builder.hasText) builder.begin(block.text)
    builder.add(block)
  }
  if (tree.hasHidden) builder.note('invisible_text')
  return builder.build()
}

export function htmlBlocks(root: Element): Block[] {
  const flow = new Flow()
  flow.walk(root)
  flow.end()
  return flow.blocks
}

const inline = new Set([
  ...['a', 'abbr', 'b', 'bdi', 'bdo', 'big', 'cite', 'code', 'data', 'del', 'dfn', 'em', 'font', 'i', 'ins'],
  ...['kbd', 'label', 'mark', 'q', 's', 'samp', 'small', 'span', 'strike', 'strong', 'sub', 'sup', 'time'],
  ...[
    'tt',
    'u',
    'var',
    'wbr',
    'acronym',
    'nobr',
    'button',
    'select',
    'option',
    'output',
    'meter',
    'progress',
  ],
])

/** Text that goes on until a block begins or ends. */
class Flow {
  readonly blocks: Block[] = []
  #links: Block[] = []
  #text = ''
  #marker: string | null = null
  #depth = 0
  #heading = 0

  walk(element: Element): void {
    for (const child of element.children) {
      if (typeof child === 'string') this.#text += child.replace(/\s+/g, ' ')
      else this.#enter(child)
    }
  }

  end(): void {
    const text = this.#text.trim()
    const links = this.#links
    this.#text = ''
    this.#links = []
    if (text !== '') this.#block(text)
    this.blocks.push(...links)
  }

  #block(text: string): void {
    if (this.#heading > 0) this.blocks.push({ kind: 'heading', level: this.#heading, text })
    else if (this.#marker !== null)
      this.blocks.push({ kind: 'item', level: Math.max(0, this.#depth - 1), marker: this.#marker, text })
    else this.blocks.push({ kind: 'paragraph', text })
    // Further paragraphs of an item belong to it without its mark.
    if (this.#marker !== null) this.#marker = ''
  }

  #enter(element: Element): void {
    const { name } = element
    if (inline.has(name)) {
      if (name === 'a') this.#link(element)
      return this.walk(element)
    }
    if (name === 'br') {
      this.#text += '\n'
      return
    }
    if (name === 'img' || name === 'input') return this.#field(element)
    this.end()
    if (name === 'pre' || name === 'textarea') this.#text = rawText(element)
    else if (name === 'table') this.#table(element)
    else if (name === 'ul' || name === 'ol' || name === 'menu') this.#list(element)
    else if (/^h[1-6]$/.test(name)) this.#within(element, () => (this.#heading = Number(name[1])))
    else this.walk(element)
    this.end()
    this.#heading = 0
  }

  #within(element: Element, begin: () => void): void {
    begin()
    this.walk(element)
    this.end()
    this.#heading = 0
  }

  /** Only where it leads elsewhere. */
  #link(element: Element): void {
    const target = (element.attributes['href'] ?? '').trim()
    const leads = /^(?:https?:|mailto:|tel:|\/|[\w.-]+(?:\/|\.html?|$))/i.test(target)
    if (leads && this.#links.length < MOST_LINKS)
      this.#links.push({ kind: 'link', text: textOf(element).replace(/\s+/g, ' ').trim(), target })
  }

  #field({ name, attributes }: Element): void {
    if (name === 'input') {
      const type = attributes['type'] ?? 'text'
      if (type === 'checkbox' || type === 'radio')
        this.#text += attributes['checked'] === undefined ? ' [ ] ' : ' [x] '
      else if (type !== 'hidden' && type !== 'password') this.#text += ` ${attributes['value'] ?? ''} `
      return
    }
    const words = (attributes['alt'] ?? '').trim()
    if (words === '') return
    if (this.#text.trim() === '') this.blocks.push({ kind: 'image', text: words })
    else this.#text += ` ${words} `
  }

  #list(list: Element): void {
    const outer = this.#marker
    this.#depth += 1
    let number = Number(list.attributes['start'] ?? 1) || 1
    for (const child of elementsOf(list)) {
      if (child.name === 'li') {
        this.#marker = list.name === 'ol' ? `${number}.` : '-'
        number += 1
      }
      if (child.name === 'li') this.walk(child)
      else this.#enter(child)
      this.end()
    }
    this.#depth -= 1
    this.#marker = outer === null ? null : ''
  }

  /** A table that holds tables, or has one column, only places what stands in it. */
  #table(table: Element): void {
    const rows = [...rowsOf(table)].map((row) => [...elementsOf(row)].filter(isCell))
    const isFrame = rows.every((row) => row.length <= 1) || !allOf(table, 'table').next().done
    for (const child of elementsOf(table)) if (child.name === 'caption') this.#enter(child)
    if (isFrame) {
      for (const cell of rows.flat()) {
        this.walk(cell)
        this.end()
      }
      return
    }
    this.blocks.push({ kind: 'table', rows: spread(rows) })
    for (const link of allOf(table, 'a')) this.#link(link)
    this.end()
  }
}

const MOST_SPANNED = 100
/** In one paragraph. */
const MOST_LINKS = 200
const isCell = ({ name }: Element) => name === 'td' || name === 'th'

function* rowsOf(table: Element): Generator<Element> {
  for (const child of elementsOf(table)) {
    if (child.name === 'tr') yield child
    else if (['thead', 'tbody', 'tfoot'].includes(child.name)) yield* rowsOf(child)
  }
}

/** Each cell stands wherever it spans. */
function spread(rows: Element[][]): Cell[][] {
  const down = new Map<number, { text: string; left: number }>()
  return rows.map((row) => {
    const cells: Cell[] = []
    const fromAbove = () => {
      for (let above = down.get(cells.length); above && above.left > 0; above = down.get(cells.length)) {
        above.left -= 1
        cells.push({ text: above.text, address: null, merged: true })
      }
    }
    for (const cell of row) {
      fromAbove()
      const text = htmlBlocks(cell)
        .filter(({ kind }) => kind !== 'link')
        .map(blockText)
        .join('\n')
      const across = spanOf(cell, 'colspan')
      for (let index = 0; index < across; index += 1) {
        down.set(cells.length, { text, left: spanOf(cell, 'rowspan') - 1 })
        cells.push({ text, address: null, merged: index > 0 })
      }
    }
    fromAbove()
    return cells
  })
}

function spanOf({ attributes }: Element, name: string): number {
  return Math.min(MOST_SPANNED, Math.max(1, Number(attributes[name] ?? 1) || 1))
}

function rawText(element: Element): string {
  return element.children
    .map((child) => (typeof child === 'string' ? child : child.name === 'br' ? '\n' : rawText(child)))
    .join('')
}
