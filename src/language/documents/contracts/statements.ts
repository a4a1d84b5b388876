// Cuts a contract into statements: its sentences with the part and the heading that they stand under.
import type { ReadableDocument, ReadBlock } from '../../readable-document.ts'
import { plainWords } from './cues.ts'

export interface Statement {
  text: string
  plain: string
  part: number
  /** Of its section, or the short words that begin its paragraph; folded. */
  head: string
  isHeading: boolean
  /** Short words that begin a paragraph, and may be all that a clause says: "English law applies." */
  isRunIn: boolean
  /** Which block it is of, counted from 0. */
  block: number
}

/** Of longer documents the rest is left out. */
const MOST_STATEMENTS = 4_000
const LONGEST = 1_200

export function statementsOf(document: ReadableDocument): Statement[] {
  const statements: Statement[] = []
  let heading = ''
  let count = 0
  for (const { number, blocks } of document.parts)
    for (const block of blocks) {
      if (statements.length > MOST_STATEMENTS) return statements
      const { line, texts } = headedTexts(block)
      if (line !== null) {
        heading = plainWords(line)
        statements.push({ ...of(line, number, heading), isHeading: true, block: count })
      }
      const isHeading = block.kind === 'heading' || (texts.length === 1 && looksLikeHeading(block))
      if (isHeading) heading = plainWords(texts[0] ?? '')
      let head = heading
      for (const [place, text] of texts.entries()) {
        const plain = plainWords(text)
        // "Seventh. Liability. The supplier ...": short words with a full stop head their paragraph.
        const runsIn = !isHeading && place < 2 && texts.length > 1 && text.endsWith('.') && isShort(plain)
        if (runsIn) head = plain
        statements.push({ ...of(text, number, head), isHeading, isRunIn: runsIn, block: count })
      }
      count += 1
    }
  return statements
}

const of = (text: string, part: number, head: string) => ({
  ...{ text, part, head, plain: plainWords(text), isRunIn: false },
})

/** A numbered line above the sentences of its paragraph: "§ 2 Term". */
const NUMBERED = /^(?:§ ?\d{1,3}|\d{1,2}(?:\.\d{1,2})?\.?|[IVX]{1,5}\.) {1,3}\p{Lu}[^\n.:;!?]{1,58}\n/u

function headedTexts(block: ReadBlock): { line: string | null; texts: string[] } {
  const line = block.kind === 'paragraph' ? NUMBERED.exec(block.text ?? '')?.[0] : undefined
  if (line === undefined) return { line: null, texts: textsOf(block) }
  return { line: line.trim(), texts: sentencesOf((block.text ?? '').slice(line.length)) }
}

const isShort = (plain: string) => plain.length < 40 && plain.trim().split(' ').length <= 4

function looksLikeHeading(block: ReadBlock): boolean {
  const text = (block.text ?? '').trim()
  // "2. Term", which is read as an item of a list.
  if (block.kind === 'item')
    return /\d/.test(block.marker ?? '') && isShort(plainWords(text)) && !/[.:;!?…,\d]/.test(text)
  if (block.kind !== 'paragraph') return false
  return text.length < 60 && !/[.:;!?…]$/.test(text) && !/\d{3}/.test(text)
}

function textsOf(block: ReadBlock): string[] {
  if (block.kind === 'link' || block.kind === 'image' || block.kind === 'margin') return []
  if (block.kind === 'table')
    return (block.rows ?? []).map((row) =>
      row
        .filter(({ merged }) => !merged)
        .map(({ text }) => text.trim())
        .filter((text) => text !== '')
        .join(' | ')
        .slice(0, LONGEST),
    )
  if (block.kind === 'heading') return [(block.text ?? '').trim()]
  return sentencesOf(block.text ?? '')
}

const END = /[.!?]["”»)]?\s+(?=[\p{Lu}\d(§"„“«])/gu
const SHORTENED = new Set(
  `mr mrs ms dr st no nr art abs vgl bzw ca inc ltd co prof ing sig sra sr dra don lic num z.b u.a d.h p.m a.m s.a s.l
   sl b.v n.v s.r.l s.p.a kft mme mlle tel str ziff § lit pty corp inh zzgl inkl`.split(/\s+/),
)

function wordBefore(text: string, end: number): string {
  let from = end
  while (from > 0 && end - from < 30 && /[\p{L}\d.]/u.test(text[from - 1] ?? '')) from -= 1
  return text.slice(from, end)
}

export function sentencesOf(text: string): string[] {
  const sentences: string[] = []
  let from = 0
  for (const match of text.matchAll(END)) {
    const before = wordBefore(text, match.index)
    const next = text.slice(match.index + match[0].length, match.index + match[0].length + 4)
    // "1. September", and the number of a paragraph.
    if (/^\d{1,2}$/.test(before) && match[0].startsWith('.')) continue
    if (match[0].startsWith('.') && (/^\p{Lu}$/u.test(before) || SHORTENED.has(before.toLowerCase())))
      continue
    if (next === '') continue
    sentences.push(text.slice(from, match.index + match[0].trimEnd().length).trim())
    from = match.index + match[0].length
  }
  sentences.push(text.slice(from).trim())
  return sentences.filter((sentence) => sentence !== '').map((sentence) => sentence.slice(0, LONGEST))
}
