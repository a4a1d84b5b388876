// Reads the few top headers that the store needs, cheaply: the whole mail is parsed later, for each delivery.
import { isUtf8 } from 'node:buffer'
import libmime from 'libmime'
import addressparser from 'nodemailer/lib/addressparser'
import { shownLine } from '../kit/invisible-characters.ts'
import { withMendedHead } from './mime-head.ts'
import { mendEncodedWords } from './parse-headers.ts'

export interface TopHeaders {
  /** Without the angle brackets; null when the mail has none. */
  messageId: string | null
  inReplyTo: string | null
  /** Oldest first. */
  references: string[]
  fromAddress: string | null
  fromName: string | null
  subject: string
  sentAt: Date | null
}

/** Headers behind this are not read. */
const MAX_HEAD_BYTES = 64 * 1024
/** Longest value that is decoded (agents.md, limits). */
const MAX_VALUE = 10_000
const MAX_REFERENCES = 100
/** RFC 5322 section 2.1.1 bounds a line to 998; a btree index takes at most 2,704 bytes. */
const MAX_ID = 600
const MAX_SUBJECT = 2_000

/** Values of the first header of each name, unfolded but not decoded, names in lower case. */
export type RawHeaders = ReadonlyMap<string, string>

/** Where the headers end and the body starts; the whole length when there is no body. */
export function bodyStart(raw: Buffer): number {
  if (raw[0] === 0x0a) return 1
  if (raw[0] === 0x0d && raw[1] === 0x0a) return 2
  const crlf = raw.indexOf('\n\r\n')
  const lf = (crlf === -1 ? raw : raw.subarray(0, crlf + 1)).indexOf('\n\n')
  if (lf !== -1) return lf + 2
  return crlf === -1 ? raw.length : crlf + 3
}

/** One pass over the first 64 kB; a line that is no header ends nothing and is skipped. */
export function readRawHeaders(raw: Buffer, start = bodyStart(raw)): RawHeaders {
  const head = raw.subarray(0, Math.min(start, MAX_HEAD_BYTES))
  const text = isUtf8(head) ? head.toString('utf8') : withMendedHead(head).toString('utf8')
  const headers = new Map<string, string>()
  let name = ''
  let parts: string[] = []
  function keep(): void {
    if (name && !headers.has(name)) headers.set(name, parts.join('').trim())
  }
  for (const line of text.split(/\r?\n/)) {
    if (line.startsWith(' ') || line.startsWith('\t')) {
      parts.push(line)
      continue
    }
    keep()
    const colon = line.indexOf(':')
    name = colon > 0 ? line.slice(0, colon).trim().toLowerCase() : ''
    parts = [line.slice(colon + 1)]
  }
  keep()
  return headers
}

export function readTopHeaders(headers: RawHeaders): TopHeaders {
  const from = firstAddress(headers.get('from') ?? '')
  return {
    messageId: ids(headers.get('message-id'))[0] ?? null,
    inReplyTo: ids(headers.get('in-reply-to'))[0] ?? null,
    references: ids(headers.get('references')).slice(-MAX_REFERENCES),
    fromAddress: from.address,
    fromName: from.name,
    subject: shownLine(decode(headers.get('subject') ?? ''))
      .trim()
      .slice(0, MAX_SUBJECT),
    sentAt: moment(headers.get('date') ?? ''),
  }
}

/** Message-IDs of a header (RFC 5322 section 3.6.4); one without angle brackets is taken as it stands. */
function ids(value: string | undefined): string[] {
  const text = plain(value ?? '').slice(0, MAX_VALUE * 10)
  const found = [...text.matchAll(/<([^<>]{1,600})>/g)].map(([, id]) => (id ?? '').replaceAll(/\s/g, ''))
  if (found.length === 0 && text !== '' && !/[\s<>]/.test(text)) found.push(text)
  return found.filter(Boolean).map((id) => id.slice(0, MAX_ID))
}

function firstAddress(value: string): { address: string | null; name: string | null } {
  // Addresses are split before words are decoded, so that an encoded comma or bracket stays part of a name.
  const first = addressparser(value.slice(0, MAX_VALUE), { flatten: true })[0]
  if (!first) return { address: null, name: null }
  const address = plain(first.address ?? '').toLowerCase()
  const name = shownLine(decode(first.name ?? '')).trim()
  return { address: address.includes('@') ? address.slice(0, 320) : null, name: name.slice(0, 200) || null }
}

function decode(value: string): string {
  const short = value.slice(0, MAX_VALUE)
  try {
    return libmime.decodeWords(mendEncodedWords(short))
  } catch {
    return short
  }
}

/** Without control characters, which neither a screen nor PostgreSQL's text type can take. */
function plain(value: string): string {
  return value.replaceAll(/\p{Cc}+/gu, ' ').trim()
}

/** RFC 5322 section 3.3; null for what is no date or lies outside living memory. */
function moment(value: string): Date | null {
  const date = new Date(value.slice(0, 100))
  const year = date.getUTCFullYear()
  return Number.isNaN(year) || year < 1970 || year > 2200 ? null : date
}
