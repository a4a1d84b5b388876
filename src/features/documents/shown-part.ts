// The text of a document for its page: its parts by number, and its tables for other programs.
import type { Block, Content, Document, Part } from '../../files/document.ts'
import type { DocumentPart, ShownBlock } from './contract.ts'

/** Most parts in one answer. */
const MOST_PARTS = 40

/** Of an archive, its files are the parts; else its own. */
export function shownParts(
  document: Document,
  { from, to }: { from: number; to?: number | undefined },
): { parts: DocumentPart[]; total: number } {
  const parts = document.unit === 'file' ? document.files.map(filePart) : document.parts
  const last = Math.min(to ?? from + MOST_PARTS - 1, from + MOST_PARTS - 1)
  const asked = parts.filter(({ number }) => number >= from && number <= last)
  return {
    parts: asked.map(({ number, name, isRecognised, blocks }) => ({
      ...{ number, name, isRecognised, blocks: blocks.flatMap(shownBlock) },
    })),
    total: parts.length,
  }
}

function filePart({ name, reading }: Document['files'][number], place: number): Part {
  const content: Content | null = 'content' in reading ? reading.content : null
  return {
    ...{ number: place + 1, name, isRecognised: content?.parts.some((part) => part.isRecognised) ?? false },
    blocks: content?.parts.flatMap(({ blocks }) => blocks) ?? [],
  }
}

/** Links are not shown: nothing that a stranger's file names is opened from here. */
function shownBlock(block: Block): ShownBlock[] {
  const empty = { level: 0, marker: '', text: '', rows: [] }
  switch (block.kind) {
    case 'link':
      return []
    case 'table':
      return [
        {
          ...{ ...empty, kind: 'table' },
          rows: block.rows.map((row) => row.map(({ text, address }) => ({ text, address }))),
        },
      ]
    case 'heading':
      return [{ ...empty, kind: 'heading', level: block.level, text: block.text }]
    case 'item':
      return [{ ...empty, kind: 'item', level: block.level, marker: block.marker, text: block.text }]
    default:
      return [{ ...empty, kind: block.kind, text: block.text }]
  }
}

/** The rows of one table of a part; null where there is none. */
export function tableOf(document: Document, part: number, index: number): string[][] | null {
  const blocks = document.parts.find(({ number }) => number === part)?.blocks ?? []
  const table = blocks.filter((block) => block.kind === 'table')[index]
  return table ? table.rows.map((row) => row.map(({ text }) => text)) : null
}
