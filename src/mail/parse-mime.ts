// Splits a raw mail into its header lines, its tree of text parts and its attachments.
import type { Readable } from 'node:stream'
import type { AttachmentStream, Headers } from 'mailparser'
import { MailParser } from 'mailparser'
import { charsetOfHtml, isMisread, readBytes } from './charset/read-bytes.ts'
import { withMendedHead } from './mime-head.ts'
import type { MimeMail, MimeNode, RawAttachment } from './mime-mail.ts'
import { repairedMail } from './mime-repair.ts'
import { openParts } from './open-parts.ts'
import { bytesToText, type RawHeader } from './parse-headers.ts'
import type { MailLimits } from './parsed-mail.ts'
import { MailTooComplex } from './parsed-mail.ts'

interface ParserWithNodes extends MailParser {
  createNode(node: ParserNode): MimeNode
}

interface ParserNode {
  flowed?: boolean
  delSp?: boolean
}

/** The parser joins flowed lines without regard to quote depth, so it is told nothing of them and we do it. */
class PlainFlowParser extends (MailParser as unknown as new (options: object) => ParserWithNodes) {
  override createNode(node: ParserNode): MimeNode {
    const { flowed = false, delSp = false } = node
    node.flowed = false
    return Object.assign(super.createNode(node), { flowed, delSp })
  }
}

/** Keeps the bytes of the texts, one character each. */
class BytesParser extends PlainFlowParser {
  override createNode(node: ParserNode): MimeNode {
    const made = super.createNode(node)
    return Object.assign(made, { charset: 'binary', label: made.charset ?? null })
  }
}

/** What we do ourselves is switched off: links, HTML, images; the header size is bounded by the mail's own. */
function newParser(raw: Buffer, limits: MailLimits, Parser: typeof PlainFlowParser): MailParser {
  return new Parser({
    skipHtmlToText: true,
    skipTextToHtml: true,
    skipTextLinks: true,
    skipImageLinks: true,
    keepDeliveryStatus: true,
    // an attached mail stays whole, for the files of the mail and for attached-mail.ts
    ignoreEmbedded: true,
    maxChildNodes: limits.parts,
    maxHeadSize: raw.length + 1024,
  })
}

/** The parser leaves bare bytes of a part's header as they are, one character each. */
function mendedName(name: string): string {
  return !/[\u0100-\uffff]/.test(name) && isMisread(name) ? bytesToText(name) : name
}

async function readAttachment(part: AttachmentStream): Promise<RawAttachment> {
  const chunks: Buffer[] = []
  for await (const chunk of part.content as Readable) chunks.push(Buffer.from(chunk as Uint8Array))
  part.release()
  return {
    filename: part.filename === undefined ? null : mendedName(part.filename),
    contentType: part.contentType.toLowerCase(),
    contentId: part.cid ?? null,
    content: Buffer.concat(chunks),
  }
}

function isHollow(tree: MimeNode | null): boolean {
  const type = tree?.contentType
  return (
    tree === null || (typeof type === 'string' && /^multipart\//i.test(type) && tree.children.length === 0)
  )
}

/** Reads any bytes. The only error is MailTooComplex; `broken` and `shut` say what else is wrong. */
export async function readMime(bytes: Buffer, limits: MailLimits): Promise<MimeMail> {
  const opened = await openParts(await readStructure(bytes, limits), (inner) => readStructure(inner, limits))
  if (opened.attachments.length > limits.attachments) throw new MailTooComplex('too-many-attachments')
  return opened
}

async function readStructure(bytes: Buffer, limits: MailLimits): Promise<MimeMail> {
  const raw = withMendedHead(bytes)
  const mail = await readOnce(raw, limits)
  if (!isHollow(mail.tree)) return mail
  const repaired = repairedMail(raw)
  if (repaired === null) return { ...mail, broken: raw.length > 0 }
  const { tree, attachments } = await readOnce(repaired, limits)
  return { ...mail, tree, attachments: [...mail.attachments, ...attachments], broken: true }
}

/** Only a mail whose texts do not fit their charsets is read a second time, by its bytes. */
async function readOnce(raw: Buffer, limits: MailLimits): Promise<MimeMail> {
  const mail = await readParts(raw, limits, PlainFlowParser)
  if (!nodesOf(mail.tree).some(isMisreadNode)) return mail
  const asBytes = await readParts(raw, limits, BytesParser)
  for (const node of nodesOf(asBytes.tree)) readText(node)
  return asBytes
}

function nodesOf(tree: MimeNode | null): MimeNode[] {
  const nodes = tree === null ? [] : [tree]
  for (const { children } of nodes) nodes.push(...children)
  return nodes
}

/** HTML whose part names no charset may name one in its head. */
function isMisreadNode({ contentType, charset, textContent = '' }: MimeNode): boolean {
  if (isMisread(textContent)) return true
  return contentType === 'text/html' && charset === undefined && /[\u0080-\uffff]/.test(textContent)
}

function readText(node: MimeNode & { label?: string | null }): void {
  if (node.textContent === undefined) return
  const labels = [
    node.label ?? null,
    node.contentType === 'text/html' ? charsetOfHtml(node.textContent) : null,
  ]
  node.textContent = readBytes(Buffer.from(node.textContent, 'latin1'), labels)
}

async function readParts(raw: Buffer, limits: MailLimits, Parser: typeof PlainFlowParser): Promise<MimeMail> {
  const parser = newParser(raw, limits, Parser)
  const attachments: RawAttachment[] = []
  let broken = false
  try {
    parser.end(raw)
    for await (const part of parser as AsyncIterable<AttachmentStream | { type: 'text' }>) {
      if (part.type !== 'attachment') continue
      if (attachments.length >= limits.attachments) throw new MailTooComplex('too-many-attachments')
      attachments.push(await readAttachment(part))
    }
  } catch (error) {
    if (error instanceof MailTooComplex) throw error
    if ((error as { code?: string }).code === 'EMAXLEN') throw new MailTooComplex('too-many-parts')
    broken = true
  }
  const read = parser as MailParser & {
    headerLines: RawHeader[] | false
    headers: Headers | false
    tree: MimeNode | false
  }
  return {
    headerLines: read.headerLines || [],
    headers: read.headers || new Map(),
    tree: read.tree || null,
    attachments,
    broken,
    shut: nodesOf(read.tree || null).some(({ contentType }) => contentType === 'multipart/encrypted')
      ? ['encrypted']
      : [],
  }
}
