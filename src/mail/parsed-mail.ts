// What a raw mail is once it has been read: the one shape that everything after the mail store works on.

export interface MailAddress {
  /** Lower case, never empty. */
  address: string
  name: string | null
}

export interface Attachment {
  /** Without path separators or control characters; made up when the mail names none. */
  filename: string
  contentType: string
  /** Bytes of `content`. */
  size: number
  /** Without angle brackets. */
  contentId: string | null
  /** A logo, a tracking pixel or an image that the HTML body shows: decoration, not a document. */
  inline: boolean
  content: Buffer
}

/** A mail inside the mail: forwarded in the text, or attached as message/rfc822. */
export interface ForwardedPart {
  from: MailAddress | null
  /** Where its header names the author without an address. */
  fromName?: string
  /** As written in the forwarded header; its form differs by mail program and language. */
  date: string | null
  subject: string | null
  text: string
}

export interface NewestText {
  /**
   * Only what the author newly wrote; answers between quotes are joined by a blank line.
   * Two mails without own words have something else: one that is nothing but a forward has the forwarded
   * text, one that is nothing but an unattributed quote has that quote.
   */
  text: string
  /** The author's own words alone, where `text` has others' too; absent where it has not. */
  own?: string
  /** Where in `text` the words begin that stand below a quote, and that quote; none where all of it stands above. */
  answers: { at: number; quoted: string }[]
  /** Everything of earlier mails, with its reply headers. */
  quoted: string
  signature: string
  disclaimer: string
  forwarded: ForwardedPart[]
}

export interface MailHeader {
  /** Lower case. */
  name: string
  /** Unfolded, RFC 2047 words decoded. */
  value: string
}

/** Machine codes of what a reader of the result should know. */
export type MailNote =
  | 'hidden-text-dropped'
  | 'text-truncated'
  | 'headers-truncated'
  | 'too-many-recipients'
  | 'broken-mime'
  | 'html-only'
  | 'encrypted'
  | 'winmail-unread'

export type MailPriority = 'high' | 'low'

export interface ParsedMail {
  /** Without angle brackets. */
  messageId: string | null
  inReplyTo: string | null
  references: string[]
  from: MailAddress | null
  sender: MailAddress | null
  replyTo: MailAddress[]
  to: MailAddress[]
  cc: MailAddress[]
  bcc: MailAddress[]
  subject: string
  /** The Date header; the offset is minutes east of UTC of the sender's clock. */
  date: { at: Date; offsetMinutes: number } | null
  priority: MailPriority | null
  /** In the order of the mail, up to the limit of header characters. */
  headers: MailHeader[]
  /** The best plain text of the whole body, quotes and all. */
  text: string
  html: string | null
  newest: NewestText
  attachments: Attachment[]
  notes: MailNote[]
}

/** Bounds on what is understood of one mail (agents.md, limits). */
export interface MailLimits {
  parts: number
  attachments: number
  recipients: number
  headerCharacters: number
  textCharacters: number
}

export const mailLimits: MailLimits = {
  parts: 100,
  attachments: 50,
  recipients: 200,
  headerCharacters: 10_000,
  textCharacters: 200_000,
}

/** The one error of reading a mail: it has more parts or attachments than the limits allow. */
export class MailTooComplex extends Error {
  readonly reason: 'too-many-parts' | 'too-many-attachments'

  constructor(reason: 'too-many-parts' | 'too-many-attachments') {
    super(`The mail has ${reason.replaceAll('-', ' ')}`)
    this.name = 'MailTooComplex'
    this.reason = reason
  }
}
