// The earlier mails that a mail quotes, one by one: who wrote each, when, and what of it was new then.
import { readHeaderBlock } from './header-block.ts'
import { historyMarkerAt } from './history-marker.ts'
import { newestText } from './newest-text.ts'
import type { MailAddress } from './parsed-mail.ts'
import { replyHeaderEnd } from './reply-header.ts'
import { isBlank, isQuote, skipBlank, splitLines } from './text-lines.ts'

export interface EarlierMail {
  from: Pick<MailAddress, 'name'> & { address: string | null }
  /** As written above the quote; its form differs by mail program and language. */
  date: string | null
  text: string
}

const DEEPEST = 20

/** Of `newest.quoted`, the latest first. A quote without a header is by somebody unknown. */
export function earlierMails(quoted: string): EarlierMail[] {
  const found: EarlierMail[] = []
  let rest = quoted
  for (let depth = 0; depth < DEEPEST && rest.trim() !== ''; depth += 1) {
    const { header, body } = openingOf(splitLines(rest))
    const { text, quoted: earlier } = newestText(body, { senderName: header.from.name, subject: 'Re: ' })
    // A quote of nothing but quotes has no header of its own.
    if (text.trim() !== '' && text.trim() !== earlier.trim()) found.push({ ...header, text })
    if (earlier.length >= rest.length) break
    rest = earlier
  }
  return found
}

type Header = Pick<EarlierMail, 'from' | 'date'>

const unknown: Header = { from: { name: null, address: null }, date: null }

/** What stands above the first quote, and its text with one quote mark less. */
function openingOf(lines: readonly string[]): { header: Header; body: string } {
  const start = skipBlank(lines, 0)
  const marked = historyMarkerAt(lines, start)?.end ?? start
  const from = skipBlank(lines, marked)
  const end = replyHeaderEnd(lines, from)
  if (end !== null) return { header: readReplyHeader(lines.slice(from, end)), body: bodyOf(lines, end) }
  const block = readHeaderBlock(lines, from, true)
  if (!block) return { header: unknown, body: bodyOf(lines, from) }
  const { name = block.fromName, address = null } = block.from ?? {}
  return { header: { from: { name, address }, date: block.date }, body: bodyOf(lines, block.end) }
}

function bodyOf(lines: readonly string[], from: number): string {
  const below = lines.slice(from)
  const isQuoted = isQuote(below[skipBlank(below, 0)])
  return (isQuoted ? below.map(unquote) : below).join('\n')
}

const unquote = (line: string) => (isBlank(line) ? line : line.replace(/^[ \t]{0,3}[>＞|] ?/, ''))

const ADDRESS = /(?<![^\s<>"():,;])[^\s<>"():,;@]+@[^\s<>"():,;]+/
const WROTE = /\b(?:wrote|writes|a écrit|schreef)\b/i
/** Where the name comes before it; elsewhere it is between the date and the name. */
const WROTE_AT_END = / (?:escribió|ha scritto|escreveu):?$/i
const OPENER = /^(?:On|Am|Le|El|Op|Il) /

/** "On Mon, 16 Nov 2026 at 10:00, Ben Otto <ben@example.com> wrote:" */
function readReplyHeader(lines: readonly string[]): Header {
  const line = lines.join(' ').slice(0, 400).replace(/\s+/g, ' ').trim()
  const address =
    ADDRESS.exec(line)?.[0]
      .replace(/^mailto:/i, '')
      .toLowerCase() ?? null
  const head = line.split('<', 1)[0] ?? ''
  const before = head.slice(0, WROTE.exec(head)?.index).trimEnd().replace(WROTE_AT_END, '')
  const parts = before.split(/,| (?:schrieb|skrev|escribió|ha scritto) /).map((part) => part.trim())
  const name = nameOf(parts.at(-1) ?? '')
  const date = name ? before.slice(0, before.lastIndexOf(name)) : before
  const said = withoutEnd(date.replace(OPENER, ''))
  return { from: { name, address }, date: /\d/.test(said) ? said : null }
}

/** Behind the last number, which is of the date. */
function nameOf(part: string): string | null {
  const words = part.split(' ')
  const numbered = words.findLastIndex((word) => /\d/.test(word))
  const name = words
    .slice(numbered + 1)
    .join(' ')
    .replace(/["'*]/g, '')
    .trim()
  return name === '' || name.includes('@') || name.length > 80 ? null : name
}

function withoutEnd(date: string): string {
  const words = date.split(' ').filter((word) => word !== '')
  while (words.at(-1) === 'schrieb' || words.at(-1) === ',') words.pop()
  const text = words.join(' ')
  return text.endsWith(',') ? text.slice(0, -1) : text
}
