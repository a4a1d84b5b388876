// The text of a mail as the chain shows it: without markup, cut to a preview, and marked where an agent read it.
import { wordsIn } from '../../../ui/words-in.ts'

/** Characters of a body in the chain (CONST-18). */
export const CHAIN_PREVIEW = 300

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }

/* A tag's name ends in a space, a slash or the bracket, so that <priya@example.com> is none. */
const tag = /<\/?[a-z][a-z0-9]*(?:\s[^<>]*|\/)?>/gi

/** Text without tags, comments, scripts and styles, blank lines folded; plain text passes unchanged. */
export function stripMarkup(body: string): string {
  const text = body.search(tag) < 0 ? body : withoutTags(body)
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

function withoutTags(body: string): string {
  return withoutUnseen(body)
    .replace(/<br\s*\/?>|<\/(?:p|div|li|tr|h[1-6])>/gi, '\n')
    .replace(tag, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (whole, name: string) => entities[name] ?? whole)
}

/** Without comments, scripts and styles; what is opened and never closed runs to the end, as in a browser. */
function withoutUnseen(body: string): string {
  let seen = ''
  let from = 0
  for (const { index, 0: opening } of body.matchAll(/<!--|<(?:script|style)\b/gi)) {
    if (index < from) continue
    seen += body.slice(from, index)
    from = closedAt(body, index + opening.length, opening.toLowerCase())
  }
  return seen + body.slice(from)
}

/** The index after what closes `opening`, looked for from `from` on. */
function closedAt(body: string, from: number, opening: string): number {
  const closing = opening === '<!--' ? /-->/g : opening === '<script' ? /<\/script\b/gi : /<\/style\b/gi
  closing.lastIndex = from
  const found = closing.exec(body)
  const end = found === null ? -1 : body.indexOf('>', found.index + 2)
  return end === -1 ? body.length : end + 1
}

/** The first `length` characters and "..." when there is more (EML-06); never half a character. */
export function preview(body: string, length = CHAIN_PREVIEW): string {
  const text = stripMarkup(body)
  if (text.length <= length) return text
  const splitsPair = /[\uD800-\uDBFF]/.test(text.charAt(length - 1))
  return `${text.slice(0, splitsPair ? length - 1 : length)}...`
}

/** A sentence of a mail on which something rests. */
export type Mark = {
  mailId: number
  agent: string
  sentence: string
  /** The task's number; absent for what still waits. */
  number?: number
  /** Names the place in the page, so that it can be scrolled to. */
  key: string
}

export type MarkedPart = { text: string; mark?: Mark }

/** Cuts a text at its marked sentences, in their order; what overlaps an earlier mark is left unmarked. */
export function markParts(text: string, marks: readonly Mark[]): MarkedPart[] {
  const places = marks
    .flatMap((mark) => {
      const place = wordsIn(text, mark.sentence)
      return place ? [{ mark, ...place }] : []
    })
    .sort((a, b) => a.start - b.start)
  const parts: MarkedPart[] = []
  let end = 0
  for (const place of places) {
    if (place.start < end) continue
    if (place.start > end) parts.push({ text: text.slice(end, place.start) })
    end = place.end
    parts.push({ text: text.slice(place.start, end), mark: place.mark })
  }
  if (end < text.length) parts.push({ text: text.slice(end) })
  return parts
}
