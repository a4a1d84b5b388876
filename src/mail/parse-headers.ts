// Reads the header lines of a mail: decoded names and values, and the fields that have a meaning of their own.

import { isUtf8 } from 'node:buffer'
import libmime from 'libmime'
import { isMisread, readBytes } from './charset/read-bytes.ts'
import type { MailHeader, MailPriority } from './parsed-mail.ts'

/** A header line as it stood in the mail, one character a byte. */
export interface RawHeader {
  key: string
  line: string
}

/** RFC 6532 allows bare UTF-8; older programs put bytes of `charset` or of any other there. */
export function bytesToText(binary: string, charset: string | null = null): string {
  return /[\u0080-\u00ff]/.test(binary) ? readBytes(Buffer.from(binary, 'latin1'), [charset]) : binary
}

/** Words of the charsets that programs name without looking. */
const doubtfulWord =
  /=\?(utf-?8|us-?ascii|iso-8859-1|windows-1252|unknown|x-unknown)\?([bq])\?([^?\s]{0,998})\?=/gi

/** Encoded words (RFC 2047) whose bytes do not fit their charset, in UTF-8; the others stay as they are. */
export function mendEncodedWords(line: string): string {
  if (!line.includes('=?')) return line
  return line.replace(doubtfulWord, (word, charset: string, way: string, text: string) => {
    const bytes =
      way.toLowerCase() === 'b'
        ? Buffer.from(text, 'base64')
        : Buffer.from(text.replaceAll('_', ' ').replace(/=([\da-f]{2})/gi, fromHex), 'latin1')
    const fits = /^utf/i.test(charset) ? isUtf8(bytes) : !isMisread(bytes.toString('latin1'))
    const isPlain = !bytes.some((byte) => byte > 0x7f)
    if (isPlain || (fits && !/ascii|unknown/i.test(charset))) return word
    return `=?utf-8?b?${Buffer.from(readBytes(bytes, [charset])).toString('base64')}?=`
  })
}

const fromHex = (_: string, code: string): string => String.fromCharCode(Number.parseInt(code, 16))

/** Bytes left bare inside an encoded word are in the word's own charset. */
export function encodeBareBytes(line: string): string {
  return line.replace(/=\?[^?\s]{1,60}\?q\?[^?]{1,998}\?=/gi, (word) =>
    word.replace(/[\u0080-\u00ff]/g, (byte) => `=${byte.charCodeAt(0).toString(16).toUpperCase()}`),
  )
}

function decodeValue(line: string): string {
  const value = bytesToText(mendEncodedWords(encodeBareBytes(line.slice(line.indexOf(':') + 1))))
    .replace(/\r?\n[ \t]*/g, ' ')
    .trim()
  try {
    return libmime.decodeWords(value)
  } catch {
    return value
  }
}

/** Decodes all lines in order; mail programs write the newest trace header first. */
export function readHeaders(lines: readonly RawHeader[]): MailHeader[] {
  return lines
    .filter((line) => line.line.includes(':'))
    .map((line) => ({ name: line.key.toLowerCase(), value: decodeValue(line.line) }))
}

/** The decoded value of a header of a raw mail, looked for in its first `bytes`; null when it is absent. */
export function rawHeaderValue(raw: Buffer, name: string, bytes: number): string | null {
  const head = raw.toString('latin1', 0, bytes).split(/\r?\n\r?\n/, 1)[0] ?? ''
  const line = head.split(/\r?\n(?![ \t])/).find((one) => one.toLowerCase().startsWith(`${name}:`))
  return line === undefined ? null : decodeValue(line) || null
}

/** The headers up to a number of characters in all; the last one is never cut in half. */
export function capHeaders(headers: readonly MailHeader[], characters: number): MailHeader[] {
  let used = 0
  const end = headers.findIndex(({ name, value }) => {
    used += name.length + value.length + 2
    return used > characters
  })
  return end === -1 ? [...headers] : headers.slice(0, end)
}

/** The first value of a header, null when it is absent or empty. */
export function headerValue(headers: readonly MailHeader[], name: string): string | null {
  return headers.find((header) => header.name === name)?.value.trim() || null
}

/** No line of a mail is longer (RFC 5322 section 2.1.1). */
const LONGEST_ID = 998

/** Message identifiers of a header (RFC 5322 3.6.4) without brackets; bare ones of careless programs too. */
export function messageIds(value: string | null): string[] {
  if (value === null) return []
  const bracketed = [...value.matchAll(/<([^<>]+)>/g)]
    .map((match) => (match[1] ?? '').trim())
    .filter((id) => id.length <= LONGEST_ID)
  const found = bracketed.length > 0 ? bracketed : value.split(/[\s,]+/).filter((word) => word.includes('@'))
  return [...new Set(found.map((id) => id.replace(/\s+/g, '')).filter((id) => id !== ''))]
}

/** X-Priority 1-2 or 4-5, Importance, Priority (RFC 2156) and Outlook's own, in this order. */
export function mailPriority(headers: readonly MailHeader[]): MailPriority | null {
  for (const name of ['x-priority', 'importance', 'priority', 'x-msmail-priority']) {
    const value = headerValue(headers, name)?.toLowerCase() ?? ''
    if (/^[12]\b|^high|^urgent/.test(value)) return 'high'
    if (/^[45]\b|^low|^non-urgent/.test(value)) return 'low'
  }
  return null
}
