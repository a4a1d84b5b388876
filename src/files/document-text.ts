// The plain text of a document.
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
