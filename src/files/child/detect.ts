// What a file is by its content. Its name and declared type only tell texts apart, which look alike.

import type { Allowance } from '../allowance.ts'
import type { FileKind } from '../document.ts'
import { FileFailed } from '../failure.ts'
import { CompoundFile } from '../packed/compound.ts'
import { decodeText } from '../packed/decode.ts'
import { Zip } from '../packed/zip.ts'

export interface Source {
  readonly bytes: Uint8Array
  readonly name: string
  readonly type: string | null
}

const LOOKED_AT = 4_096

/** @throws {FileFailed} unknown_kind, encrypted, empty */
export function detect(source: Source, allowance: Allowance): FileKind {
  const { bytes } = source
  if (bytes.length === 0) throw new FileFailed('empty')
  const head = Buffer.from(bytes.subarray(0, LOOKED_AT)).toString('latin1')
  if (head.slice(0, 1_100).includes('%PDF-')) return 'pdf'
  if (head.startsWith('PK\x03\x04') || head.startsWith('PK\x05\x06')) return packedKind(bytes, allowance)
  if (head.startsWith('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')) return compoundKind(bytes)
  if (head.startsWith('{\\rtf')) return 'rtf'
  if (isPicture(head)) return 'image'
  return textKind(source, head)
}

function isPicture(head: string): boolean {
  const starts = ['\x89PNG\r\n', '\xff\xd8\xff', 'GIF8', 'II*\x00', 'MM\x00*']
  if (starts.some((start) => head.startsWith(start))) return true
  if (head.startsWith('BM') && head.slice(6, 10) === '\x00\x00\x00\x00') return true
  return (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') || head.slice(4, 12) === 'ftypavif'
}

const openDocuments = new Map<string, FileKind>([
  ['application/vnd.oasis.opendocument.text', 'odt'],
  ['application/vnd.oasis.opendocument.spreadsheet', 'ods'],
  ['application/vnd.oasis.opendocument.presentation', 'odp'],
])

function packedKind(bytes: Uint8Array, allowance: Allowance): FileKind {
  const zip = new Zip(bytes, allowance)
  const names = [...zip.entries.keys()]
  if (zip.entries.has('mimetype')) {
    const type = zip.read('mimetype')?.toString('latin1').trim() ?? ''
    const kind = openDocuments.get(type.replace(/-template$/, ''))
    if (kind) return kind
  }
  if (!zip.entries.has('[Content_Types].xml')) return 'archive'
  if (names.some((name) => name.startsWith('word/'))) return 'docx'
  if (zip.entries.has('xl/workbook.bin')) throw new FileFailed('unknown_kind')
  if (names.some((name) => name.startsWith('xl/'))) return 'xlsx'
  return names.some((name) => name.startsWith('ppt/')) ? 'pptx' : 'archive'
}

function compoundKind(bytes: Uint8Array): FileKind {
  const { names } = new CompoundFile(bytes)
  if (names.includes('EncryptedPackage')) throw new FileFailed('encrypted')
  if (names.includes('WordDocument')) return 'doc'
  if (names.includes('Workbook') || names.includes('Book')) return 'xls'
  throw new FileFailed('unknown_kind')
}

const pageStart = /<(?:!doctype html|html|head|body|table|div|h1|p|ul)[\s>]/i
const mailHeader =
  /^(?:Return-Path|Received|From|To|Subject|Date|Message-ID|MIME-Version|Delivered-To|X-[\w-]+): /gim

function textKind({ bytes, name, type }: Source, head: string): FileKind {
  if (!isText(bytes, head)) throw new FileFailed('unknown_kind')
  const text = decodeText(bytes.subarray(0, LOOKED_AT))
    .replace(/^\ufeff/, '')
    .trimStart()
  const ending = name.toLowerCase().slice(name.lastIndexOf('.') + 1)
  if (/^BEGIN:VCALENDAR/i.test(text)) return 'calendar'
  if (/^BEGIN:VCARD/i.test(text)) return 'contacts'
  const isMail = ending === 'eml' || type === 'message/rfc822' || type === 'message/global'
  const headers = text.split(/\r?\n\r?\n/)[0]?.match(mailHeader)?.length ?? 0
  if (headers >= 3 || (isMail && headers > 0)) return 'mail'
  if (/^<(?:!doctype html|html)/i.test(text)) return 'html'
  if ((['html', 'htm', 'xhtml'].includes(ending) || type === 'text/html') && text.includes('<')) return 'html'
  if (['csv', 'tsv', 'tab'].includes(ending) || type === 'text/csv' || type === 'text/tab-separated-values')
    return 'csv'
  if (['md', 'markdown'].includes(ending) || type === 'text/markdown') return 'markdown'
  return text.startsWith('<') && pageStart.test(text) ? 'html' : 'text'
}

function isText(bytes: Uint8Array, head: string): boolean {
  const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
  if (isWide) return true
  const controls = bytes.subarray(0, LOOKED_AT).filter(isControl).length
  return controls * 200 < head.length
}

/** Tabs, line ends, form feeds and the escape of old mails stand in texts, too. */
function isControl(byte: number): boolean {
  return byte < 9 || (byte > 13 && byte < 32 && byte !== 27)
}
