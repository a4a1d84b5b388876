// Splits a raw mail into its header lines, its tree of text parts and its attachments.
import type { Readable } from 'node:stream'
import type { AttachmentStream, Headers } from 'mailparser'
import { MailParser } from 'mailparser'
import { withMendedHead } from './mime-head.ts'
import { repairedMail } from './mime-repair.ts'
import type { RawHeader } from './parse-headers.ts'
import type { MailLimits } from './parsed-mail.ts'
import { MailTooComplex } from './parsed-mail.ts'

/** One node of the MIME tree as the parser keeps it (RFC 2045). */
export interface MimeNode {
  contentType: string | false
  textContent?: string
  headers: Headers
  children: MimeNode[]
  /** format=flowed and DelSp of RFC 3676. */
  flowed?: boolean
  delSp?: boolean
}

interface ParserWithNodes extends MailParser {
  createNode(node: ParserNode): MimeNode
}

export interface RawAttachment {
  filename: string | null
  contentType: string
  contentId: string | null
  content: Buffer
}

export interface MimeMail {
  headerLines: RawHeader[]
  headers: Headers
  tree: MimeNode | null
  attachments: RawAttachment[]
  /** The structure was so broken that only a part of the mail could be read. */
  broken: boolean
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

/** What we do ourselves is switched off: links, HTML, images; the header size is bounded by the mail's own. */
function newParser(raw: Buffer, limits: MailLimits): MailParser {
  return new PlainFlowParser({
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

async function readAttachment(part: AttachmentStream): Promise<RawAttachment> {
  const chunks: Buffer[] = []
  for await (const chunk of part.content as Readable) chunks.push(Buffer.from(chunk as Uint8Array))
  part.release()
  return {
    filename: part.filename ?? null,
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

/** Reads any bytes. The only error is MailTooComplex; whatever else is wrong is told by `broken`. */
export async function readMime(bytes: Buffer, limits: MailLimits): Promise<MimeMail> {
  const raw = withMendedHead(bytes)
  const mail = await readOnce(raw, limits)
  if (!isHollow(mail.tree)) return mail
  const repaired = repairedMail(raw)
  if (repaired === null) return { ...mail, broken: raw.length > 0 }
  const { tree, attachments } = await readOnce(repaired, limits)
  return { ...mail, tree, attachments: [...mail.attachments, ...attachments], broken: true }
}

async function readOnce(raw: Buffer, limits: MailLimits): Promise<MimeMail> {
  const parser = newParser(raw, limits)
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
  }
}
