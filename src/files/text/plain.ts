// Reads plain text and Markdown: paragraphs, list items, headings and tables, as far as the characters show them.
import type { Allowance } from '../allowance.ts'
import { ContentBuilder } from '../content-builder.ts'
import type { Block, Cell, Content } from '../document.ts'
import { decodeText } from '../packed/decode.ts'

const heading = /^(#{1,6}) +(?! )(.*)$/
const item = /^( *)([-*+•]|\d{1,4}[.)]) +(?! )(.*)$/
const task = /^\[([ xX])\] /
const rule = /^[-=_*]{3,}$/
const tableRow = /^\|.*\|$/
const tableRule = /^\|[-:| ]+\|$/

export function readPlain(kind: 'text' | 'markdown', bytes: Uint8Array, allowance: Allowance): Content {
  const builder = new ContentBuilder(kind, 'section', allowance)
  const text = decodeText(bytes).replace(/^\ufeff/, '')
  // A form feed ends a page of a text that was printed.
  for (const page of text.split('\f')) {
    builder.begin()
    builder.addAll(textBlocks(page, kind === 'markdown'))
  }
  return builder.build()
}

/** Markdown alone has headings and tables. */
export function textBlocks(text: string, isMarkdown: boolean): Block[] {
  const blocks: Block[] = []
  let lines: string[] = []
  let table: Cell[][] = []
  const end = () => {
    if (lines.length > 0) blocks.push({ kind: 'paragraph', text: lines.join('\n') })
    if (table.length > 0) blocks.push({ kind: 'table', rows: table })
    lines = []
    table = []
  }
  for (const raw of text.split(/\r\n|\r|\n/)) {
    const line = raw.trimEnd()
    const bare = line.trim()
    const isRow = isMarkdown && tableRow.test(bare)
    if (table.length > 0 && !isRow) end()
    if (isRow) {
      if (table.length === 0) end()
      if (!tableRule.test(bare)) table.push(cellsOf(bare))
      continue
    }
    const block = bare === '' || rule.test(bare) ? null : marked(line, isMarkdown)
    if (bare === '' || rule.test(bare) || block) end()
    if (block) blocks.push(block)
    else if (bare !== '' && !rule.test(bare)) lines.push(bare)
  }
  end()
  return blocks
}

function marked(line: string, isMarkdown: boolean): Block | null {
  const title = isMarkdown ? heading.exec(line) : null
  if (title) return { kind: 'heading', level: title[1]?.length ?? 1, text: title[2] ?? '' }
  const found = item.exec(line.replaceAll('\t', '    '))
  if (!found) return null
  const [, indent = '', marker = '-', words = ''] = found
  const box = task.exec(words)
  const shown = box ? (box[1] === ' ' ? '[ ]' : '[x]') : marker
  return {
    kind: 'item',
    level: Math.min(8, Math.floor(indent.length / 2)),
    marker: shown === '*' || shown === '+' || shown === '•' ? '-' : shown,
    text: box ? words.slice(box[0].length) : words,
  }
}

function cellsOf(row: string): Cell[] {
  return row
    .slice(1, -1)
    .split('|')
    .map((text) => ({ text: text.trim(), address: null, merged: false }))
}
