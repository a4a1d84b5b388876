// Composes a mail that goes out, once, with a fixed Message-ID (agents.md 1.9).
import MailComposer from 'nodemailer/lib/mail-composer'
import { headerText, messageIds, ownMessageId, plainAddress } from './compose-fields.ts'
import { LOOP_HEADER } from './machine-mail.ts'

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
  replyTo?: string
  /** See newMessageId. */
  messageId: string
  date: Date
  /** One-click leaving (RFC 8058): the page takes a POST without a session; an https address. */
  listUnsubscribe?: { url: string; mailto?: string }
  /** RFC 3834: `auto-replied` answers a mail, `auto-generated` is sent by itself. */
  autoSubmitted: 'auto-replied' | 'auto-generated'
  attachments?: readonly OutgoingAttachment[]
}

export interface ComposedMail {
  /** Without angle brackets. */
  messageId: string
  /** The whole message, 7 bit, CRLF. */
  raw: string
}

/**
 * Throws AppError `invalid` for an address or Message-ID that is none; other text is made safe.
 * Precedence is left out on purpose: some receivers take bulk for junk.
 */
export async function compose(mail: OutgoingMail): Promise<ComposedMail> {
  const messageId = ownMessageId(mail.messageId)
  const composer = new MailComposer({
    from: mailbox({ name: mail.fromName, address: mail.from }),
    to: mail.to.map(mailbox),
    cc: mail.cc?.map(mailbox),
    replyTo: mail.replyTo === undefined ? undefined : plainAddress(mail.replyTo),
    subject: headerText(mail.subject),
    text: mail.text,
    html: mail.html,
    messageId: `<${messageId}>`,
    date: mail.date,
    inReplyTo: bracketed(messageIds(mail.inReplyTo ? [mail.inReplyTo] : []).slice(0, 1)),
    references: bracketed(messageIds(mail.references ?? [])),
    headers: markingHeaders(mail),
    attachments: mail.attachments?.map((file) => ({
      filename: headerText(file.fileName),
      contentType: file.contentType,
      content: file.content,
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
    newline: '\r\n',
  })
  const raw = await composer.compile().build()
  return { messageId, raw: raw.toString('utf8') }
}

function bracketed(ids: readonly string[]): string | undefined {
  return ids.length > 0 ? ids.map((id) => `<${id}>`).join(' ') : undefined
}

function mailbox(one: string | Mailbox): { name: string; address: string } {
  if (typeof one === 'string') return { name: '', address: plainAddress(one) }
  return { name: headerText(one.name ?? ''), address: plainAddress(one.address) }
}

function markingHeaders(mail: OutgoingMail): Record<string, string> {
  const headers: Record<string, string> = {
    'Auto-Submitted': mail.autoSubmitted,
    'X-Auto-Response-Suppress': 'All',
    [LOOP_HEADER]: plainAddress(mail.from).split('@')[1] ?? '',
  }
  if (mail.listUnsubscribe) {
    const { url, mailto } = mail.listUnsubscribe
    const ways = [`<${new URL(url).href}>`, ...(mailto ? [`<mailto:${plainAddress(mailto)}>`] : [])]
    headers['List-Unsubscribe'] = ways.join(', ')
    headers['List-Unsubscribe-Post'] = 'List-Unsubscribe=One-Click'
  }
  return headers
}
