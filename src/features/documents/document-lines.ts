// The text of a document in the pieces that it is compared and asked by: lines under their headings, and sentences.
import type { Block, Document, Part } from '../../files/document.ts'
import { blockLines } from '../../files/document-text.ts'
import type { ComparedLine } from '../../language/documents/compare.ts'
import type { Passage } from '../../language/documents/find-answer.ts'
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
  const text = blockLines(block)
  const pieces =
    block.kind === 'table' ? text.split('\n') : breaksInto(text).map(([start, end]) => text.slice(start, end))
  return pieces.map((piece) => piece.trim()).filter((piece) => piece.length > 1)
}
