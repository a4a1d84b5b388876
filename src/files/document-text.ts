// The plain text of a document, and the place in it where a quote stands.
import type { Block, Content, Part } from './document.ts'

/** Blocks with a line between them; cells with a bar. */
export function contentText(content: Content): string {
  const isSheets = content.unit === 'sheet'
  return content.parts
    .map((part) => (isSheets && part.name !== null ? `${part.name}\n${partText(part)}` : partText(part)))
    .join('\n\n')
}

export function partText({ blocks }: Part): string {
  return blocks.map(blockLines).join('\n')
}

export function blockLines(block: Block): string {
  if (block.kind === 'table')
    return block.rows.map((row) => row.map(({ text }) => text.replaceAll('\n', ' ')).join(' | ')).join('\n')
  if (block.kind === 'item') return `${'  '.repeat(block.level)}${block.marker} ${block.text}`
  return block.kind === 'link' ? `<${block.target}>` : block.text
}

/** Where a quote stands: `address` is that of the cell, in a sheet. */
export interface QuotePlace {
  readonly part: number
  readonly name: string | null
  readonly address: string | null
}

/** Null where the words are not in the document one after another; spaces and line ends count as one. */
export function placeOfQuote(content: Content, quote: string): QuotePlace | null {
  const wanted = folded(quote)
  if (wanted === '') return null
  for (const { number, name, blocks } of content.parts) {
    for (const block of blocks) {
      const cells = block.kind === 'table' ? block.rows.flat() : []
      const cell = cells.find(({ text, merged }) => !merged && folded(text).includes(wanted))
      if (cell) return { part: number, name, address: cell.address }
      if (folded(blockLines(block)).includes(wanted)) return { part: number, name, address: null }
    }
  }
  return null
}

const folded = (text: string): string => text.replace(/\s+/g, ' ').trim()
