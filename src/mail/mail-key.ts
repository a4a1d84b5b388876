// The once-only key of a mail: what stays the same when the same mail is delivered again (agents.md 1.3).
import { createHash } from 'node:crypto'
import { bodyStart, type RawHeaders, readRawHeaders } from './top-headers.ts'

export interface MailKey {
  hash: string
  /**
   * True when the key names one mail for ever. A mail without Message-ID may rightly come again (the same
   * "done" twice in a week), so its key holds for 24 hours only: see `sameWithin`.
   */
  lasting: boolean
}

/** How long a mail without Message-ID is the same mail, in milliseconds. */
export const sameWithin = 24 * 60 * 60_000

/**
 * Message-ID, From, Date, Subject and the body. Every header that servers add or change on the way
 * (Received, Return-Path, Delivered-To, authentication results, list and spam marks) stays out, because
 * only these four are in. The body counts without the difference between CRLF and LF and without blank
 * lines at its end, which servers on the way also change.
 */
export function mailKey(raw: Buffer, start = bodyStart(raw), headers = readRawHeaders(raw, start)): MailKey {
  const hash = createHash('sha256')
  for (const name of ['message-id', 'from', 'date', 'subject']) hash.update(`${named(headers, name)}\n`)
  for (const part of bodyParts(raw.subarray(start))) hash.update(part)
  return { hash: hash.digest('base64url'), lasting: named(headers, 'message-id') !== '' }
}

/** Folding may change on the way, so runs of white space count as one. */
function named(headers: RawHeaders, name: string): string {
  return (headers.get(name) ?? '').replaceAll(/\s+/g, ' ')
}

const CR = 0x0d
const LF = 0x0a

/** The body in parts without the CR of each CRLF, which saves a copy of the whole. */
function* bodyParts(body: Buffer): Iterable<Buffer> {
  let end = body.length
  while (end > 0 && (body[end - 1] === LF || body[end - 1] === CR)) end -= 1
  let from = 0
  for (let at = body.indexOf('\r\n'); at !== -1 && at < end; at = body.indexOf('\r\n', at + 2)) {
    yield body.subarray(from, at)
    from = at + 1
  }
  yield body.subarray(from, end)
}
