// Parts a reply into the pieces that were understood and the comment that is left.
import { isCourtesy } from './courtesy.ts'
import { splitSentences } from './sentences.ts'
import { trimMarks } from './trim.ts'

/** A stretch of the text, with its offsets. */
export interface Piece {
  text: string
  start: number
  end: number
}

/** The text with the pieces blanked out, so that every offset stays true. */
export function masked(text: string, used: readonly Piece[]): string {
  const out: string[] = []
  let at = 0
  for (const { start, end } of [...used].sort((a, b) => a.start - b.start)) {
    if (end <= at) continue
    const from = Math.max(at, start)
    out.push(text.slice(at, from), text.slice(from, end).replace(/[^\n]/g, ' '))
    at = end
  }
  return out.join('') + text.slice(at)
}

/** Longer ones say something. */
const LONGEST_JOINT = 100
const JOINTS = new Set(['', 'and', 'but', 'while', 'und', 'et', 'y', 'ok', 'okay', 'yes'])
const isJoint = (words: string) =>
  words.length <= LONGEST_JOINT && JOINTS.has(trimMarks(words, /[\s\p{P}]/u).toLowerCase())

/** What is left beside the pieces and manners; null when nothing is. */
export function restOf(text: string, used: readonly Piece[]): string | null {
  const rest = splitSentences(masked(text, used))
    .filter(
      ({ kind, text: words }) =>
        kind !== 'greeting' && kind !== 'closing' && /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(words),
    )
    .filter(({ text: words }) => !isCourtesy(words) && !isJoint(words))
  const first = rest[0]
  if (!first) return null
  return rest
    .map(
      (sentence, index) =>
        (index > 0 && sentence.kind === 'item' ? '\n' : index > 0 ? ' ' : '') +
        sentence.text.replace(/ {2,}/g, ' '),
    )
    .join('')
    .trim()
}
