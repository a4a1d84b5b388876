// Cuts what was read out of a file into passages, each with the page where it stands.
import type { ReadableDocument, ReadBlock } from '../readable-document.ts'
import { sentencesOf } from './article-passages.ts'
import type { Passage, PassageSentence } from './passage.ts'
import { PassageMaker } from './passage-maker.ts'

type DocumentBlock = ReadBlock & { readonly level?: number }

/** `name` is that of the file, for one without a title. Headers, footers and the targets of links are left out. */
export function passagesOfDocument(document: ReadableDocument, name: string): Passage[] {
  const title = document.title?.trim() || name
  const made = new PassageMaker(title)
  for (const { number, name: part, blocks } of document.parts) {
    made.turn(number)
    if (document.unit === 'sheet' && part) made.head(1, part)
    for (const block of blocks) addBlock(made, block, title)
  }
  return made.passages()
}

function addBlock(made: PassageMaker, block: DocumentBlock, title: string): void {
  const text = (block.text ?? '').trim()
  if (block.kind === 'heading') {
    if (text !== '' && text !== title) made.head(Math.max(1, block.level ?? 1), text)
  } else if (block.kind === 'table') made.add(rowsOf(block.rows ?? []))
  else if (text === '') return
  else if (block.kind === 'item') made.add(sentencesOf(text).map((one) => ({ ...one, kind: 'item' })))
  else if (block.kind === 'paragraph' || block.kind === 'note') {
    made.pause()
    made.add(sentencesOf(text))
  }
}

/** The first row names the columns where there is another. */
function rowsOf(rows: NonNullable<ReadBlock['rows']>): PassageSentence[] {
  const [columns = [], ...rest] = rows
  const texts = (row: (typeof rows)[number]) => row.map(({ text }) => text.replace(/\s+/g, ' ').trim())
  const called = texts(columns)
  const told = rest.length === 0 ? [called.join(' | ')] : rest.map((row) => rowOf(called, texts(row)))
  return told.filter((text) => text !== '').map((text) => ({ text, kind: 'row' }))
}

const rowOf = (columns: readonly string[], cells: readonly string[]): string =>
  cells
    .map((cell, place) => (place > 0 && cell !== '' && columns[place] ? `${columns[place]}: ${cell}` : cell))
    .filter((cell) => cell !== '')
    .join(' | ')
