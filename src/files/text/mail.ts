// Reads an attached mail: who wrote what to whom, its text, and its attachments as files of their own.
import type { Allowance } from '../allowance.ts'
import { ContentBuilder } from '../content-builder.ts'
import type { Content, PackedFile } from '../document.ts'
import { decodeText } from '../packed/decode.ts'
import { htmlBlocks } from './html.ts'
import { readHtmlTree } from './html-tree.ts'
import { decodeWords, type MimePart, readMime } from './mime.ts'
import { textBlocks } from './plain.ts'

const shown = ['From', 'To', 'Cc', 'Date', 'Subject']

export function readMail(bytes: Uint8Array, allowance: Allowance): { content: Content; files: PackedFile[] } {
  const mail = readMime(Buffer.from(bytes), allowance)
  const builder = new ContentBuilder('mail', 'mail', allowance)
  const subject = decodeWords(mail.headers.get('subject') ?? '')
  builder.title = subject
  builder.begin(subject)
  for (const name of shown) {
    const value = mail.headers.get(name.toLowerCase())
    if (value !== undefined) builder.add({ kind: 'paragraph', text: `${name}: ${decodeWords(value)}` })
  }
  const files: PackedFile[] = []
  addPart(mail, { builder, files, allowance })
  return { content: builder.build(), files }
}

interface Way {
  readonly builder: ContentBuilder
  readonly files: PackedFile[]
  readonly allowance: Allowance
}

function addPart(part: MimePart, way: Way): void {
  const { type, parts, isAttachment } = part
  if (parts.length > 0) {
    const chosen = type === 'multipart/alternative' ? [bestOf(parts)] : parts
    for (const one of chosen) if (one) addPart(one, way)
  } else if (!isAttachment && type === 'text/html') {
    const tree = readHtmlTree(decodeText(part.bytes, part.charset), way.allowance)
    if (tree.hasHidden) way.builder.note('invisible_text')
    way.builder.addAll(htmlBlocks(tree.root))
  } else if (!isAttachment && type === 'text/plain' && part.fileName === null)
    way.builder.addAll(textBlocks(decodeText(part.bytes, part.charset), false))
  else if (part.bytes.length > 0)
    way.files.push({
      name: part.fileName ?? (type === 'message/rfc822' ? 'mail.eml' : 'file'),
      type,
      bytes: part.bytes,
    })
}

/** HTML has the tables and headings; a mail without it is read as plain text. */
function bestOf(parts: readonly MimePart[]): MimePart | undefined {
  return (
    parts.find(({ type }) => type === 'text/html') ??
    parts.find(({ type }) => type.startsWith('multipart/')) ??
    parts.find(({ type }) => type === 'text/plain') ??
    parts.at(-1)
  )
}
