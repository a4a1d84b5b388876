// Cuts the text of a mail into sentences, list items, headings, greetings and closings.

import { isClosing, isFrame, isGreeting, isNameLine, isSignOff } from './courtesy.ts'
import { actionVerbs } from './lexicon/en/verbs.ts'
import { breaksInto } from './sentence-ends.ts'

export interface Sentence {
  /** Verbatim: always `input.slice(start, end)`. */
  text: string
  start: number
  end: number
  kind: 'prose' | 'item' | 'heading' | 'greeting' | 'closing'
}

interface Line {
  text: string
  start: number
  marker: number
}

/** A list marker: -, *, •, –, 1., 1), (1), a), [ ], [x], alone or after a bullet. */
const MARKER =
  /^[ \t>]{0,20}(?:(?:[-*+•◦▪‣·–—►➢✓✔☐☑□o](?=[ \t])|[•◦▪‣►➢☐☑□]|\(?\d{1,3}[.)](?=\s|\p{L})|\(?[a-hA-H][.)](?=[ \t])|\([ivx]{1,4}\)(?=[ \t]))[ \t]{0,20}(?:\[[ xX]?\][ \t]{0,8})?|\[[ xX]?\][ \t]{1,8})/u
const MARKDOWN_HEADING = /^#{1,6} +\S/
const RULE = /^[\s\-_=*~#.]{3,}$/
const POSTSCRIPT = /^\s*p\.? ?s\b/i

/** The sentences of a text in their order. Linear in the length of the text, whatever it holds. */
export function splitSentences(text: string): Sentence[] {
  const out: Sentence[] = []
  for (const block of blocksOf(text)) addBlock(text, block, out)
  return markClosings(out)
}

/** Lines that belong together: a list item with its continuation, or the wrapped lines of a paragraph. */
function blocksOf(text: string): Line[][] {
  const blocks: Line[][] = []
  let block: Line[] = []
  let width = 0
  for (const line of linesOf(text)) {
    const previous = block.at(-1)
    if (line.text.trim() === '' || RULE.test(line.text)) {
      if (block.length > 0) blocks.push(block)
      block = []
      width = 0
    } else if (previous && !continues(previous, line, width, block)) {
      blocks.push(block)
      block = [line]
      width = Math.max(width, line.text.length)
    } else {
      block.push(line)
      width = Math.max(width, line.text.length)
    }
  }
  if (block.length > 0) blocks.push(block)
  return blocks
}

function linesOf(text: string): Line[] {
  const lines: Line[] = []
  let start = 0
  while (start <= text.length) {
    const at = text.indexOf('\n', start)
    const stop = at === -1 ? text.length : at
    const raw = text.slice(start, stop)
    lines.push({ text: raw.trimEnd(), start, marker: MARKER.exec(raw.slice(0, 80))?.[0].length ?? 0 })
    start = stop + 1
  }
  return lines
}

/** Does a line go on with the sentence of the one before (a soft line break)? */
function continues(previous: Line, line: Line, width: number, block: readonly Line[]): boolean {
  if (line.marker > 0 && !wrappedNumber(previous, line)) return false
  if (isFrame(previous.text) || isSignOff(line.text)) return false
  if (MARKDOWN_HEADING.test(previous.text) || MARKDOWN_HEADING.test(line.text)) return false
  if (/[:：]$/.test(previous.text)) return false
  const inItem = (block[0]?.marker ?? 0) > 0
  if (inItem && /^[ \t]{2,}\S/.test(line.text)) return true
  const first = line.text.trimStart()
  if (startsAnew(previous.text, first)) return false
  const firstWord = /^\S{0,40}/.exec(first)?.[0].length ?? 0
  const full = previous.text.length + 1 + firstWord > Math.max(width, line.text.length, 58)
  if (full) return true
  if (/[.!?…。！？]["')\]]?$/.test(previous.text)) return false
  return /^\p{Ll}/u.test(first) && !/^(?:https?:|www\.)/.test(first)
}

/** Short lines that each begin with a verb ("buy paper", "pay the bill") are a list without marks. */
function startsAnew(previous: string, line: string): boolean {
  if (
    previous.length > 55 ||
    /(?:[,;–—-]|\b(?:and|or|to|the|a|an|of|for|with|in|on|at|by|not|please|you|i|we|will|can))$/i.test(
      previous,
    )
  )
    return false
  return actionVerbs.has(/^[a-z]+(?= )/.exec(line)?.[0] ?? '')
}

/** "… in chapter\n12. March" is no list: the line before is long and ends in the middle of a sentence. */
function wrappedNumber(previous: Line, line: Line): boolean {
  return (
    previous.marker === 0 &&
    previous.text.length > 60 &&
    /^\d/.test(line.text) &&
    !/[.:!?;]$/.test(previous.text)
  )
}

function addBlock(text: string, block: readonly Line[], out: Sentence[]): void {
  const first = block[0]
  const last = block.at(-1)
  if (!first || !last) return
  const start = first.start + first.marker
  const end = last.start + last.text.length
  const body = text.slice(start, end)
  if (body.trim() === '') return
  const kind = first.marker > 0 ? 'item' : block.length === 1 ? kindOf(body) : 'prose'
  for (const [from, to] of kind === 'prose' ? breaksInto(body) : [[0, body.length] as const]) {
    const slice = trimmed(text, start + from, start + to)
    if (slice) out.push({ ...slice, kind })
  }
}

/** Of a line that stands alone. */
function kindOf(line: string): Sentence['kind'] {
  if (isHeading(line)) return 'heading'
  if (isGreeting(line)) return 'greeting'
  return isClosing(line) || isSignOff(line) ? 'closing' : 'prose'
}

/** What stands between two offsets, without white space at its ends; null where that is nothing. */
function trimmed(text: string, from: number, to: number): Omit<Sentence, 'kind'> | null {
  let start = from
  let end = to
  while (start < end && /\s/.test(text[start] ?? '')) start++
  while (end > start && /\s/.test(text[end - 1] ?? '')) end--
  return end > start ? { text: text.slice(start, end), start, end } : null
}

/** "Action items:", "## To do", "NEXT STEPS", "**By Friday**". */
function isHeading(line: string): boolean {
  const trimmed = line.trim()
  if (trimmed.length > 90) return false
  if (MARKDOWN_HEADING.test(trimmed)) return true
  if (/^\*\*[^*]{2,60}\*\*:?$/.test(trimmed)) return true
  if (/[:：]$/.test(trimmed) && !/[.!?] /.test(trimmed)) return true
  return trimmed.length <= 50 && /^[\p{Lu}\p{N} &/'-]{4,}$/u.test(trimmed) && HEADING_WORD.test(trimmed)
}

const HEADING_WORD =
  /\b(?:ACTIONS?|ITEMS?|STEPS?|TO ?DOS?|TASKS?|AGENDA|NOTES|DECISIONS?|SUMMARY|NEXT|OPEN|AUFGABEN|TAREAS)\b/

/** After a closing, short lines are the name and the rest of a signature; so is a lone name at the end. */
function markClosings(sentences: Sentence[]): Sentence[] {
  let closed = false
  return sentences.map((sentence, index) => {
    if (sentence.kind === 'closing') closed = true
    else if (
      closed &&
      (sentence.kind === 'item' || sentence.kind === 'heading' || POSTSCRIPT.test(sentence.text))
    )
      closed = false
    else if (closed && isNameLine(sentence.text)) return { ...sentence, kind: 'closing' as const }
    else if (closed && sentence.kind === 'prose' && /[.?!]$/.test(sentence.text)) closed = false
    const final = index > 0 && index === sentences.length - 1
    if (final && sentence.kind === 'prose' && isSignOff(sentence.text))
      return { ...sentence, kind: 'closing' as const }
    return sentence
  })
}
