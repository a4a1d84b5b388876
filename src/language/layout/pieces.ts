// Takes off a line what it says beside the work: who, until when, how far, how urgent, and its label.
import type { Slice } from './block.ts'
import { isState, type Looks } from './roles.ts'
import type { Vocabulary } from './vocabulary.ts'

export type PieceKind = 'label' | 'people' | 'day' | 'state' | 'weight' | 'number' | 'text'

export interface Piece extends Slice {
  kind: PieceKind
  /** The sign that parts it from the work, or the bracket it stands in. */
  mark: string
}

export interface Peeled {
  /** What is left: the work. */
  body: Slice
  before: Piece[]
  after: Piece[]
}

/** A piece before it is told what it says. */
type Part = Omit<Piece, 'kind'>

const SEPARATOR = /(->|=>|-->|→|⇒|:|·|\||;|,|\/(?!\/)|\s[-–—]{1,2}(?=\s)|—|[()[\]]|\*\*)/gu
const MOST = 24

/** Only at both ends: "Bob: send the deck (Fri)" gives Bob before and Friday behind "send the deck". */
export function peel(line: Slice, words: Vocabulary, looks: Looks): Peeled {
  const parts = partsOf(line)
  const pieceAt = (place: number): Piece | null => {
    const part = parts[place]
    return part ? { ...part, kind: kindOf(part, parts[place + 1]?.mark ?? '', words, looks) } : null
  }
  const before: Piece[] = []
  const after: Piece[] = []
  while (before.length < parts.length - 1) {
    const piece = pieceAt(before.length)
    if (!piece || !isFront(piece, parts[before.length + 1]?.mark ?? '')) break
    before.push(piece)
  }
  while (after.length < parts.length - before.length - 1) {
    const piece = pieceAt(parts.length - 1 - after.length)
    if (!piece || piece.kind === 'text' || piece.kind === 'label') break
    after.unshift(piece)
  }
  const first = parts[before.length]
  const last = parts[parts.length - 1 - after.length]
  if (!first || !last) return { body: line, before: [], after: [] }
  const { start } = first
  const end = last.end
  return { body: { text: line.text.slice(start - line.start, end - line.start), start, end }, before, after }
}

/** A day or state that opens a sentence with a comma belongs to it. */
const isFront = ({ kind }: Piece, next: string): boolean =>
  kind !== 'text' && !((kind === 'day' || kind === 'state') && next === ',')

function partsOf(line: Slice): Part[] {
  const parts: Part[] = []
  const mention = /^@[\p{L}\p{N}._-]+(?=\s)/u.exec(line.text)
  let at = mention ? mention[0].length : 0
  let mark = ''
  const add = (part: Slice | null) => {
    if (part) parts.push({ ...part, mark })
  }
  if (mention) {
    mark = '@'
    add(partBetween(line, 0, at))
  }
  for (const match of line.text.matchAll(SEPARATOR)) {
    if (parts.length >= MOST) break
    if (match.index < at) continue
    add(partBetween(line, at, match.index))
    at = match.index + match[0].length
    mark = (match[1] ?? '').trim()
  }
  add(partBetween(line, at, line.text.length))
  return parts
}

/** Without the signs around it; null where nothing else is there. */
function partBetween(line: Slice, from: number, to: number): Slice | null {
  let start = from
  let end = to
  while (start < end && /[\s*_"]/.test(line.text[start] ?? '')) start++
  // The full stop of "by 4.12." belongs to the day.
  while (
    end > start &&
    /[\s*_".!]/.test(line.text[end - 1] ?? '') &&
    !/\d\.$/.test(line.text.slice(start, end))
  )
    end--
  if (end <= start) return null
  return { text: line.text.slice(start, end), start: line.start + start, end: line.start + end }
}

function kindOf(part: Part, next: string, words: Vocabulary, looks: Looks): PieceKind {
  const { text } = part
  if (text.length > 60) return 'text'
  if (/^(?:#?\d{1,3}|\p{Lu}{1,4}-\d{1,5})$/u.test(text)) return 'number'
  if (looks.isPeople(text)) return 'people'
  const label = next === '' || next === ',' ? 0 : words.begins(text, 'task')
  if (label > 0 && label < text.length && looks.isPeople(text.slice(label))) return 'people'
  if (words.isAll(text, 'task', 'work') && next !== '' && next !== ',') return 'label'
  if (words.isAll(text, 'urgent', 'leisure', 'weight')) return 'weight'
  if (looks.isDay(text)) return 'day'
  if (isState(text, words)) return 'state'
  return 'text'
}
