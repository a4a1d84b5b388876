// Takes a mail apart as far as its text needs: headers, parts, transfer encodings and charsets.
import type { Allowance } from '../allowance.ts'
import { decodeText } from '../packed/decode.ts'

export interface MimePart {
  readonly headers: ReadonlyMap<string, string>
  /** In lower case, such as text/plain. */
  readonly type: string
  readonly charset: string | null
  readonly fileName: string | null
  readonly isAttachment: boolean
  /** Decoded; empty where it has parts. */
  readonly bytes: Buffer
  readonly parts: MimePart[]
}

const MOST_PARTS = 200
const MOST_HEADER = 100_000

export function readMime(raw: Buffer, allowance: Allowance): MimePart {
  return partOf(raw, { allowance, depth: 0, count: { left: MOST_PARTS } })
}

interface Within {
  readonly allowance: Allowance
  readonly depth: number
  readonly count: { left: number }
}

function partOf(raw: Buffer, within: Within): MimePart {
  within.allowance.checkDepth(within.depth * 10)
  within.count.left -= 1
  const ends = endOfHeaders(raw)
  const headers = readHeaders(raw.subarray(0, Math.min(ends.head, MOST_HEADER)).toString('latin1'))
  const body = raw.subarray(ends.body)
  const type = headers.get('content-type') ?? 'text/plain'
  const disposition = headers.get('content-disposition') ?? ''
  const boundary = parameter(type, 'boundary')
  const mime = (type.split(';')[0] ?? '').trim().toLowerCase()
  const parts = mime.startsWith('multipart/') && boundary !== null ? split(body, boundary, within) : []
  const fileName = parameter(disposition, 'filename') ?? parameter(type, 'name')
  return {
    headers,
    type: mime,
    charset: parameter(type, 'charset'),
    fileName: fileName === null ? null : decodeWords(fileName),
    isAttachment: disposition.trim().toLowerCase().startsWith('attachment'),
    bytes:
      parts.length > 0 ? Buffer.alloc(0) : decodeBody(body, headers.get('content-transfer-encoding') ?? ''),
    parts,
  }
}

function endOfHeaders(raw: Buffer): { head: number; body: number } {
  const windows = raw.indexOf('\r\n\r\n')
  const unix = raw.indexOf('\n\n')
  if (windows >= 0 && (unix < 0 || windows < unix)) return { head: windows, body: windows + 4 }
  return unix >= 0 ? { head: unix, body: unix + 2 } : { head: raw.length, body: raw.length }
}

function readHeaders(head: string): Map<string, string> {
  const headers = new Map<string, string>()
  for (const line of head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)) {
    const colon = line.indexOf(':')
    const name = line.slice(0, Math.max(0, colon)).trim().toLowerCase()
    if (name !== '' && !headers.has(name)) headers.set(name, line.slice(colon + 1).trim())
  }
  return headers
}

function split(body: Buffer, boundary: string, within: Within): MimePart[] {
  const mark = Buffer.from(`--${boundary}`, 'latin1')
  const parts: MimePart[] = []
  let at = body.indexOf(mark)
  while (at >= 0 && within.count.left > 0) {
    const from = body.indexOf('\n', at + mark.length)
    const isLast = body.subarray(at + mark.length, at + mark.length + 2).toString('latin1') === '--'
    if (isLast || from < 0) break
    const next = body.indexOf(mark, from)
    const until = next < 0 ? body.length : next
    parts.push(partOf(trimEnd(body.subarray(from + 1, until)), { ...within, depth: within.depth + 1 }))
    at = next
  }
  return parts
}

/** The line end before a boundary belongs to the boundary. */
function trimEnd(bytes: Buffer): Buffer {
  const end = bytes.at(-1) === 10 ? (bytes.at(-2) === 13 ? 2 : 1) : 0
  return bytes.subarray(0, bytes.length - end)
}

/** RFC 2231's `name*=charset''value` and its pieces, too. */
function parameter(header: string, name: string): string | null {
  const found = new Map<string, string>()
  for (const piece of pieces(header)) {
    const equals = piece.indexOf('=')
    if (equals > 0)
      found.set(piece.slice(0, equals).trim().toLowerCase(), unquoted(piece.slice(equals + 1).trim()))
  }
  const plain = found.get(name)
  if (plain !== undefined) return plain
  let joined = found.get(`${name}*`) ?? ''
  for (let index = 0; joined === '' || index > 0; index += 1) {
    const piece = found.get(`${name}*${index}*`) ?? found.get(`${name}*${index}`)
    if (piece === undefined) break
    joined += piece
  }
  if (joined === '') return null
  try {
    return decodeURIComponent(joined.slice(joined.lastIndexOf("'") + 1))
  } catch {
    return joined
  }
}

function* pieces(header: string): Generator<string> {
  let from = 0
  let quoted = false
  for (let at = 0; at < header.length; at += 1) {
    if (header[at] === '"') quoted = !quoted
    else if (header[at] === ';' && !quoted) {
      yield header.slice(from, at)
      from = at + 1
    }
  }
  yield header.slice(from)
}

function unquoted(value: string): string {
  return value.startsWith('"')
    ? value.slice(1, value.endsWith('"') ? -1 : undefined).replaceAll('\\"', '"')
    : value
}

function decodeBody(body: Buffer, encoding: string): Buffer {
  const how = encoding.trim().toLowerCase()
  if (how === 'base64') return Buffer.from(body.toString('latin1'), 'base64')
  return how === 'quoted-printable' ? quotedPrintable(body.toString('latin1')) : body
}

function quotedPrintable(text: string): Buffer {
  const joined = text.replace(/=\r?\n/g, '')
  const plain = joined.replace(/=([0-9A-Fa-f]{2})/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
  return Buffer.from(plain, 'latin1')
}

const encodedWord = /=\?([\w-]{1,40})\?([bBqQ])\?([^?\s]*)\?=(?:\s+(?==\?))?/g

/** `=?utf-8?q?Gr=C3=BC=C3=9Fe?=` of headers (RFC 2047); others are UTF-8 or Western. */
export function decodeWords(value: string): string {
  if (!value.includes('=?')) return decodeText(Buffer.from(value, 'latin1'))
  return value.replace(encodedWord, (_, charset: string, way: string, text: string) => {
    const bytes =
      way.toLowerCase() === 'b' ? Buffer.from(text, 'base64') : quotedPrintable(text.replaceAll('_', ' '))
    return decodeText(bytes, charset)
  })
}
