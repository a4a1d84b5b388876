// A mail that goes out, before it is written.

export interface Mailbox {
  name?: string
  address: string
}

export interface OutgoingAttachment {
  fileName: string
  contentType: string
  content: Buffer | string
}

export interface OutgoingMail {
  from: string
  fromName: string
  to: readonly (string | Mailbox)[]
  cc?: readonly (string | Mailbox)[]
  subject: string
  text: string
  html?: string
  /** Message-IDs stand with or without angle brackets. */
  inReplyTo?: string | null
  /** Oldest first. */
  references?: readonly string[]
  replyTo?: string | Mailbox
  /** See `newMessageId`. */
  messageId: string
  date: Date
  /** One-click leaving (RFC 8058): the page takes a POST without a session; an https address. */
  listUnsubscribe?: { url: string; mailto?: string }
  /** RFC 3834: `auto-replied` answers a mail, `auto-generated` is sent by itself, `no` was written by a person. */
  autoSubmitted: 'auto-replied' | 'auto-generated' | 'no'
  attachments?: readonly OutgoingAttachment[]
}
