// Composes a mail that goes out, once, with a fixed Message-ID (agents.md 1.9).
import { headerText, messageIds, ownMessageId, plainAddress } from './compose-fields.ts'
import { addressField, field, idField, textField } from './compose-header.ts'
import { entityOf } from './compose-mime.ts'
import { LOOP_HEADER } from './machine-mail.ts'
import type { Mailbox, OutgoingMail } from './outgoing-mail.ts'

export interface ComposedMail {
  /** Without angle brackets. */
  messageId: string
  /** The whole message, 7 bit, CRLF. */
  raw: string
}

/**
 * The same mail as those get it whose agents read it here: without the marks of our own mail, which would be taken for a
 * loop, and with the wish for no automatic answer (MS-OXCMAIL), so that no receipt is sent for it.
 */
export function composeForAgents(mail: OutgoingMail): Buffer {
  const messageId = ownMessageId(mail.messageId)
  const fields = ['X-Auto-Response-Suppress: All', ...addressing(mail, messageId)]
  return Buffer.from([...fields, 'MIME-Version: 1.0', entityOf(mail), ''].join('\r\n'))
}

/** Rejects with AppError `invalid` for an address or Message-ID that is none; other text is made safe. */
export async function compose(mail: OutgoingMail): Promise<ComposedMail> {
  const messageId = ownMessageId(mail.messageId)
  const raw = [
    ...markingFields(mail),
    ...addressing(mail, messageId),
    'MIME-Version: 1.0',
    entityOf(mail),
    '',
  ].join('\r\n')
  return { messageId, raw }
}

function addressing(mail: OutgoingMail, messageId: string): string[] {
  const { cc = [], replyTo } = mail
  const inReplyTo = messageIds(mail.inReplyTo ? [mail.inReplyTo] : []).slice(0, 1)
  const references = messageIds(mail.references ?? [])
  return [
    addressField('From', [mailbox({ name: mail.fromName, address: mail.from })]),
    addressField('To', mail.to.map(mailbox)),
    ...(cc.length > 0 ? [addressField('Cc', cc.map(mailbox))] : []),
    ...(replyTo === undefined ? [] : [addressField('Reply-To', [mailbox(replyTo)])]),
    ...(inReplyTo.length > 0 ? [idField('In-Reply-To', inReplyTo)] : []),
    ...(references.length > 0 ? [idField('References', references)] : []),
    textField('Subject', headerText(mail.subject)),
    idField('Message-ID', [messageId]),
    `Date: ${mail.date.toUTCString().replace('GMT', '+0000')}`,
  ]
}

function mailbox(one: string | Mailbox): Required<Mailbox> {
  if (typeof one === 'string') return { name: '', address: plainAddress(one) }
  return { name: headerText(one.name ?? ''), address: plainAddress(one.address) }
}

/** Precedence is left out on purpose: some receivers take bulk for junk. */
function markingFields({ autoSubmitted, from, listUnsubscribe }: OutgoingMail): string[] {
  const fields = [
    `Auto-Submitted: ${autoSubmitted}`,
    // A person may be answered by whatever answers persons.
    ...(autoSubmitted === 'no' ? [] : ['X-Auto-Response-Suppress: All']),
    `${LOOP_HEADER}: ${plainAddress(from).split('@')[1] ?? ''}`,
  ]
  if (!listUnsubscribe) return fields
  const { url, mailto } = listUnsubscribe
  const ways = [`<${new URL(url).href}>`, ...(mailto ? [`<mailto:${plainAddress(mailto)}>`] : [])]
  return [
    ...fields,
    field('List-Unsubscribe', ways.join(', ')),
    'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
  ]
}
