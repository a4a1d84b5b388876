// Reads bytes as text by what fits them: labels of mails are often missing or wrong.
import { isUtf8 } from 'node:buffer'
import { detectCharset } from './detect-charset.ts'

/** A label, the HTML's own charset, or null where neither says anything. */
export function readBytes(bytes: Buffer, labels: readonly (string | null)[]): string {
  if (!bytes.some((byte) => byte >= 0x80 || byte === ESCAPE)) return bytes.toString('latin1')
  const named = labels.flatMap((label) => decoderOf(label) ?? [])
  for (const decoder of named.filter(({ encoding }) => isMultiByte(encoding))) {
    const text = fitting(decoder, bytes)
    if (text !== null) return text
  }
  if (isUtf8(bytes)) return bytes.toString('utf8')
  for (const decoder of named) {
    const text = decoder.encoding === 'utf-8' ? null : fitting(decoder, bytes)
    if (text !== null && !(isLatin(decoder.encoding) && isMisread(text))) return text
  }
  return decode(detectCharset(bytes), bytes)
}

/** Signs that a text was read by the wrong charset: it is worth reading its bytes again. */
export function isMisread(text: string): boolean {
  return text.includes('\u001b$') || misread.test(text)
}

/** Of a replacement, UTF-8 as Western, control signs, a run of accents, a sign within a word or glued before one. */
const misread = new RegExp(
  [
    '\ufffd',
    '[\u00c2\u00c3][\u0080-\u00bf]',
    '[\u0080-\u009f]',
    '[\u00c0-\u00ff]{3}',
    '[a-z\u00c0-\u00ff][\u00a1-\u00a9\u00ac\u00ae-\u00b3\u00b5\u00b6\u00b8\u00b9\u00bc-\u00bf\u00d7\u00f7][a-z\u00c0-\u00ff]',
    '(?<!\\S)[\u00a3\u00a5\u00a9\u00b3][a-z]{2}',
  ].join('|'),
)

const ESCAPE = 0x1b

const isMultiByte = (encoding: string): boolean =>
  /^(?:iso-2022-jp|shift_jis|euc-jp|gb18030|gbk|big5|euc-kr|utf-16le|utf-16be)$/.test(encoding)

const isLatin = (encoding: string): boolean => /^(?:windows-1252|iso-8859-1|iso-8859-15)$/.test(encoding)

function decoderOf(label: string | null): TextDecoder | null {
  // for browsers ASCII is another name of Western
  if (label === null || /^(?:us-?)?ascii$|^ansi_x3|^$/i.test(label)) return null
  try {
    return new TextDecoder(label, { fatal: true })
  } catch {
    return null
  }
}

/** Null where the bytes are none of this charset. */
function fitting({ encoding }: TextDecoder, bytes: Buffer): string | null {
  try {
    const text = decode(encoding, bytes, true)
    return text.includes('\ufffd') ? null : text
  } catch {
    return null
  }
}

/** `stream` works around Node 20, which reads windows-1252 as Latin-1 without it. */
function decode(encoding: string, bytes: Buffer, fatal = false): string {
  const decoder = new TextDecoder(encoding, { fatal })
  return decoder.decode(bytes, { stream: true }) + decoder.decode()
}

/** The charset that an HTML page names in its head. */
export function charsetOfHtml(html: string): string | null {
  const metas = html
    .slice(0, 4_000)
    .split(/<meta\b/i)
    .slice(1)
  const named = metas
    .map((meta) => meta.slice(0, 300).split('>', 1)[0] ?? '')
    .find((meta) => /charset/i.test(meta))
  return /charset\s?=\s?["']?([\w-]{1,40})/i.exec(named ?? '')?.[1] ?? null
}
