// The text of a document in the pieces that it is compared and asked by: lines under their headings, and sentences.
import type { Block, Document, Part } from '../../files/document.ts'
import { blockLines } from '../../files/document-text.ts'
import type { ComparedLine } from '../../language/documents/compare.ts'
import type { Passage } from '../../language/documents/find-answer.ts'
import { headOf } from '../../language/documents/units.ts'
import { breaksInto } from '../../language/sentence-ends.ts'

/** Files with more are compared and searched by their beginning. */
const MOST_LINES = 50_000

/** Of an archive, those of its files. */
export const contentsOf = (document: Document): readonly { parts: readonly Part[] }[] => [
  document,
  ...document.files.flatMap(({ reading }) => ('content' in reading ? [reading.content] : [])),
]

/** Headers and footers, which stand on every page, are left out, and so are the targets of links. */
const isText = ({ kind }: Block) => kind !== 'margin' && kind !== 'link'

export function linesOf(document: Document): ComparedLine[] {
  const lines: ComparedLine[] = []
  let under = ''
  for (const { parts } of contentsOf(document))
    for (const { number, blocks } of parts)
      for (const block of blocks.filter(isText)) {
        if (block.kind === 'heading') under = block.text
        for (const text of blockLines(block).split('\n'))
          if (text.trim() !== '') lines.push({ text: text.trim(), part: number, under })
        if (lines.length > MOST_LINES) return lines
      }
  return lines
}

export function passagesOf(document: Document): Passage[] {
  const passages: Passage[] = []
  for (const { parts } of contentsOf(document))
    for (const { number, blocks } of parts) {
      let under = ''
      for (const block of blocks.filter(isText)) {
        if (block.kind === 'heading') under = block.text
        // A heading answers nothing by itself.
        else for (const text of sentencesOf(block)) passages.push({ text, part: number, under })
        if (passages.length > MOST_LINES) return passages
      }
    }
  return passages
}

function sentencesOf(block: Block): string[] {
  // The names of columns answer nothing by themselves.
  const text = blockLines(block.kind === 'table' ? withoutHead(block) : block)
  const pieces =
    block.kind === 'table' ? text.split('\n') : breaksInto(text).map(([start, end]) => text.slice(start, end))
  return withTheirNames(pieces.map((piece) => piece.trim()).filter((piece) => piece.length > 1)).filter(
    (piece) => !isTitle(piece),
  )
}

/** In capitals alone, such as the title of a contract without a heading. */
const isTitle = (piece: string): boolean =>
  piece.length > 3 &&
  piece.length < 80 &&
  piece === piece.toUpperCase() &&
  !/\d/.test(piece) &&
  /\p{Lu}{3}/u.test(piece)

/** "2. Rent." names what the next sentence says, and tells nothing by itself. */
function withTheirNames(pieces: readonly string[]): string[] {
  const joined: string[] = []
  for (const piece of pieces) {
    const last = joined.at(-1)
    if (last !== undefined && NAME.test(last)) joined[joined.length - 1] = `${last} ${piece}`
    else joined.push(piece)
  }
  return joined
}

const NAME = /^(?:[\p{N}.()§ ]{1,10}|\p{L}\) )?\p{L}[\p{L}-]*(?: \p{L}[\p{L}-]*){0,2}[.:]$/u

const withoutHead = (table: Extract<Block, { kind: 'table' }>): Block => ({
  ...table,
  rows: table.rows.slice(headOf(table.rows) + 1),
})
