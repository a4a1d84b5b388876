// Tells the greeting and the closing of a mail from what stands between them.
import { trimEnd, trimMarks } from '../trim.ts'
import type { Block } from './block.ts'
import type { Vocabulary } from './vocabulary.ts'

const LONGEST = 80
/** A line of a signature: a name, a role, a number. */
const NAME_LINE = 60

export function frameOf(blocks: readonly Block[], words: Vocabulary): Block[] {
  let closed = false
  return blocks.map((block, place) => {
    if (block.kind !== 'prose' && block.kind !== 'heading') {
      closed = false
      return block
    }
    const isLast = place === blocks.length - 1
    if (isGreeting(block.text, words)) return { ...block, kind: 'greeting' as const }
    if (isClosing(block.text, words)) {
      closed = true
      return { ...block, kind: 'closing' as const }
    }
    if ((closed || isLast) && isName(block.text, closed)) return { ...block, kind: 'closing' as const }
    closed = false
    return block
  })
}

/** "Hi Bob,", "Guten Morgen zusammen!": a word of greeting, names, and nothing that says more. */
export function isGreeting(text: string, words: Vocabulary): boolean {
  const line = text.trim()
  if (line.length > LONGEST || /[?:]$/.test(line) || line.includes('\n')) return false
  const end = words.begins(line, 'hello')
  if (end === 0) return false
  const rest = trimEnd(line.slice(end), /[\s,.!;–-]/u)
  return (
    rest === '' ||
    (rest.split(/\s+/).length <= 6 &&
      !/[.!?;,:]\s/.test(rest.replace(/^[,\s]+/, '').replace(/\b\p{L}{1,4}\.\s/gu, '')) &&
      !/\d/.test(rest) &&
      isNames(rest))
  )
}

const isNames = (text: string) =>
  (text
    .replace(/^[,\s]+/, '')
    .split(/\s+/)
    .every((word) => /^[\p{Lu}&+/]/u.test(word) || word.length <= 10) &&
    /\p{Lu}/u.test(text)) ||
  text.trim().split(/\s+/).length <= 2

/** "Thanks,", "Viele Grüße\nAnna": words of parting, and perhaps names. */
export function isClosing(text: string, words: Vocabulary): boolean {
  const lines = text.trim().split('\n')
  const first = lines[0]?.trim() ?? ''
  if (first.length > LONGEST || lines.length > 4 || /[?:]$/.test(first)) return false
  const end = words.begins(first, 'bye')
  if (end === 0) return /^(?:--?|—|–)\s?\p{Lu}\p{L}*(?:\s\p{Lu}\p{L}*){0,2}$/u.test(first)
  const rest = trimMarks(first.slice(end), /[\s,.!–-]/)
  return (
    rest === '' ||
    words.isAll(rest, 'bye', 'thanks') ||
    (rest.split(/\s+/).length <= 3 && /^\p{Lu}/u.test(rest))
  )
}

function isName(text: string, closed: boolean): boolean {
  const line = text.trim()
  if (line.length > NAME_LINE || /[?:]$/.test(line)) return false
  const isProper = /^\p{Lu}[\p{L}'.’-]*(?:\s(?:\p{Lu}[\p{L}'.’-]*|&|und|and)){0,3}$/u.test(line)
  return isProper || (closed && !/[.!]$/.test(line)) || /^[-–—/]{0,2}\s?\p{L}{1,3}\.?(?:\s?x+)?$/u.test(line)
}
