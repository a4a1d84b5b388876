// Divides a mail text into stretches: the author's own, quoted, earlier mail, forwarded mail.

import type { HeaderBlock } from './header-block.ts'
import { readHeaderBlock } from './header-block.ts'
import { historyMarkerAt } from './history-marker.ts'
import { replyHeaderEnd } from './reply-header.ts'
import { fencedLines, historyMark, isBlank, isQuote, skipBlank } from './text-lines.ts'

export interface Stretch {
  kind: 'own' | 'quote' | 'history' | 'forwarded'
  /** Lines from `start` up to but not including `end`. */
  start: number
  end: number
  /** Of a quote: a reply header stands above it or opens it. */
  attributed: boolean
  /** Of a forwarded mail: its copied headers. */
  header: HeaderBlock | null
}

export interface OutlineHints {
  /** The subject says that the mail forwards something. */
  forwards: boolean
  /** The subject says that the mail answers something. */
  answers: boolean
}

const replyAbove =
  /(?:type|write|enter) your (?:reply|response|comment) (?:above|below)|reply above this line|antworten sie (?:bitte )?(?:über|oberhalb) dieser/i

function unquote(line: string): string {
  return line.replace(/^(?:[ \t]{0,3}(?:[>＞|]|[A-Za-z]{1,3}>)){1,20} ?/, '')
}

/** A text of nothing but quoted lines with one quote less; null for any other. */
export function unquoted(lines: readonly string[]): string[] | null {
  const filled = lines.filter((line) => !isBlank(line))
  if (filled.length === 0 || !filled.every((line) => /^[ \t]{0,3}[>＞]/.test(line))) return null
  return lines.map((line) => line.replace(/^[ \t]{0,3}[>＞] ?/, ''))
}

/** A word that slipped out of a quoted line when the sender's program wrapped it. */
function isWrappedRemainder(lines: readonly string[], index: number): boolean {
  const line = lines[index] ?? ''
  return (
    !isBlank(line) && line.length < 40 && (lines[index - 1]?.length ?? 0) >= 65 && isQuote(lines[index + 1])
  )
}

function quoteEnd(lines: readonly string[], start: number): number {
  let end = start
  for (;;) {
    while (end < lines.length && (isQuote(lines[end]) || (end > start && isWrappedRemainder(lines, end))))
      end++
    const next = skipBlank(lines, end)
    if (next >= lines.length || !isQuote(lines[next])) return end
    end = next
  }
}

function opensWithReplyHeader(lines: readonly string[], start: number): boolean {
  const opening = lines.slice(start, start + 12).map(unquote)
  return replyHeaderEnd(opening, skipBlank(opening, 0)) !== null
}

class Outline {
  readonly stretches: Stretch[] = []
  private readonly lines: readonly string[]
  private readonly hints: OutlineHints
  private hasOwn = false

  constructor(lines: readonly string[], hints: OutlineHints) {
    this.lines = lines
    this.hints = hints
  }

  read(): Stretch[] {
    const fenced = fencedLines(this.lines)
    for (let index = 0; index < this.lines.length; ) {
      index = (fenced[index] ? null : this.boundary(index)) ?? this.own(index)
    }
    return this.stretches
  }

  private add(kind: Stretch['kind'], start: number, end: number, more: Partial<Stretch> = {}): number {
    this.stretches.push({ kind, start, end, attributed: false, header: null, ...more })
    return end
  }

  private own(index: number): number {
    const last = this.stretches.at(-1)
    if (!isBlank(this.lines[index])) this.hasOwn = true
    if (last?.kind !== 'own') return this.add('own', index, index + 1)
    last.end = index + 1
    return last.end
  }

  /** The end of whatever foreign stretch begins at this line; null when it is the author's. */
  private boundary(index: number): number | null {
    const line = this.lines[index] ?? ''
    if (isBlank(line)) return null
    if (isQuote(line)) {
      return this.add('quote', index, quoteEnd(this.lines, index), {
        attributed: opensWithReplyHeader(this.lines, index),
      })
    }
    if (line.startsWith(historyMark)) return this.history(index, index + 1)
    return this.marker(index) ?? this.headerBlock(index) ?? this.replyHeader(index)
  }

  private marker(index: number): number | null {
    const line = this.lines[index] ?? ''
    const marker = historyMarkerAt(this.lines, index)
    if (marker === null) {
      return line.length < 200 && replyAbove.test(line) ? this.history(index, index + 1) : null
    }
    if (marker.kind === 'original') return this.history(index, marker.end)
    const header = readHeaderBlock(this.lines, skipBlank(this.lines, marker.end), true)
    const bare = { end: marker.end, from: null, fromName: null, date: null, subject: null }
    return this.add('forwarded', index, this.lines.length, { header: header ?? bare })
  }

  private headerBlock(index: number): number | null {
    const header = readHeaderBlock(this.lines, index, false)
    if (header === null) return null
    // Outlook marks a forward by its subject only; a mail that begins with such a block answers nothing
    const forwards = this.hints.forwards || (!this.hasOwn && !this.hints.answers)
    return this.add(forwards ? 'forwarded' : 'history', index, this.lines.length, forwards ? { header } : {})
  }

  /** Earlier mail to the end, unless it turns out to be a forwarded one. */
  private history(index: number, from: number): number {
    const next = skipBlank(this.lines, from)
    if (historyMarkerAt(this.lines, next)?.kind === 'forwarded') return this.marker(next) ?? this.lines.length
    const header = readHeaderBlock(this.lines, next, true)
    if (header !== null && (this.hints.forwards || (!this.hasOwn && !this.hints.answers))) {
      return this.add('forwarded', index, this.lines.length, { header })
    }
    return this.add('history', index, this.lines.length)
  }

  private replyHeader(index: number): number | null {
    const end = replyHeaderEnd(this.lines, index)
    if (end === null) return null
    const next = skipBlank(this.lines, end)
    if (isQuote(this.lines[next]))
      return this.add('quote', index, quoteEnd(this.lines, next), { attributed: true })
    // below a header at the very top, an unquoted text can only be the answer
    if (this.hasOwn) return this.add('history', index, this.lines.length)
    return this.add('quote', index, end, { attributed: true })
  }
}

/** All lines, in order, each in exactly one stretch. Linear in the number of lines. */
export function outlineMail(lines: readonly string[], hints: OutlineHints): Stretch[] {
  return new Outline(lines, hints).read()
}
