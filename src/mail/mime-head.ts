// Mends the header of a raw mail before the parser reads it: what old and careless programs write there.

import { bytesToText, encodeBareBytes, mendEncodedWords } from './parse-headers.ts'

/** Where the header ends: the first empty line (RFC 5322 2.1). */
export function headerEnd(raw: Buffer): number {
  const ends = ['\r\n\r\n', '\n\n'].map((blank) => raw.indexOf(blank)).filter((at) => at !== -1)
  return ends.length === 0 ? raw.length : Math.min(...ends)
}

const utf8Mark = Buffer.from([0xef, 0xbb, 0xbf])
const longestHead = 1_000_000

/** Without a byte order mark and empty lines above the first header; with the line ends of a mail. */
function begun(raw: Buffer): Buffer {
  let start = raw.subarray(0, 3).equals(utf8Mark) ? 3 : 0
  while (raw[start] === 0x0d || raw[start] === 0x0a) start++
  const text = start === 0 ? raw : raw.subarray(start)
  // a header must follow: a text that only begins with empty lines has none
  const mended = start === 0 || /^[!-9;-~]{1,80}[ \t]*:/.test(text.toString('latin1', 0, 100)) ? text : raw
  if (mended.includes('\n') || !mended.includes('\r')) return mended
  return Buffer.from(mended.toString('latin1').replaceAll('\r', '\r\n'), 'latin1')
}

/** The charset that the body's type names, in which old programs wrote the header too. */
function namedCharset(head: string): string | null {
  return (
    /^content-type:[^\r\n]*(?:\r?\n[ \t][^\r\n]*){0,10}?charset\s{0,5}=\s{0,5}["']?([\w-]{1,40})/im.exec(
      head,
    )?.[1] ?? null
  )
}

function mendLine(line: string, charset: string | null): string {
  // RFC 5322 4.5: obsolete headers have spaces before the colon
  const named = line.replace(/^([!-9;-~]{1,80})[ \t]{1,80}:/, '$1:')
  const typed = named.replace(/^(content-type:[ \t]{0,80}text)[ \t]{0,80}(?=;|\r|$)/i, '$1/plain')
  if (!/[\u0080-\u00ff]/.test(typed)) return typed
  return Buffer.from(bytesToText(encodeBareBytes(typed), charset)).toString('latin1')
}

/** The same mail with a header that can be read; the mail itself where nothing is wrong. */
export function withMendedHead(raw: Buffer): Buffer {
  const mail = begun(raw)
  const end = headerEnd(mail)
  if (end > longestHead) return mail
  const written = mail.toString('latin1', 0, end)
  const head = mendEncodedWords(written)
  if (
    head === written &&
    !/[\u0080-\u00ff]|^[!-9;-~]{1,80}[ \t]{1,80}:|^content-type:[ \t]{0,80}text[ \t]{0,80}(?:;|\r|$)/im.test(
      head,
    )
  )
    return mail
  const charset = namedCharset(head)
  const mended = head
    .split('\n')
    .map((line) => mendLine(line, charset))
    .join('\n')
  return Buffer.concat([Buffer.from(mended, 'latin1'), mail.subarray(end)])
}
