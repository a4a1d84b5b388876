// A mail taken apart: its header lines, its tree of text parts and its attachments.
import type { Headers } from 'mailparser'
import type { RawHeader } from './parse-headers.ts'

/** One node of the MIME tree as the parser keeps it (RFC 2045). */
export interface MimeNode {
  contentType: string | false
  /** As the part names it. */
  charset?: string
  textContent?: string
  headers: Headers
  children: MimeNode[]
  /** format=flowed and DelSp of RFC 3676. */
  flowed?: boolean
  delSp?: boolean
}

export interface RawAttachment {
  filename: string | null
  contentType: string
  contentId: string | null
  content: Buffer
  /** It is the mail itself in a form that cannot be read. */
  isShut?: boolean
}

export interface MimeMail {
  headerLines: RawHeader[]
  headers: Headers
  tree: MimeNode | null
  attachments: RawAttachment[]
  /** The structure was so broken that only a part of the mail could be read. */
  broken: boolean
  /** What could not be opened. */
  shut: Shut[]
}

/** What keeps a text from being read. */
export type Shut = 'encrypted' | 'winmail'
