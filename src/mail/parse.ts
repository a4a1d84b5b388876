// Reads a raw mail into the shape that everything after the mail store works on.

import { dropInvisible, shownLine } from '../kit/invisible-characters.ts'
import { readAttachedMails } from './attached-mail.ts'
import { readHtml } from './html-text.ts'
import { readMailDate } from './mail-date.ts'
import type { MimeMail } from './mime-mail.ts'
import { hasPgpMessage, newestText, orAttached } from './newest-text.ts'
import { readAddresses } from './parse-addresses.ts'
import { readAttachments } from './parse-attachments.ts'
import { mostHtml, readBody, readPlainText } from './parse-body.ts'
import { capHeaders, headerValue, mailPriority, messageIds, readHeaders } from './parse-headers.ts'
import { readMime } from './parse-mime.ts'
import type { MailAddress, MailLimits, MailNote, NewestText, ParsedMail } from './parsed-mail.ts'
import { mailLimits } from './parsed-mail.ts'
import { topLines } from './top-lines.ts'

interface People {
  from: MailAddress | null
  sender: MailAddress | null
  replyTo: MailAddress[]
  to: MailAddress[]
  cc: MailAddress[]
  bcc: MailAddress[]
  cut: boolean
}

/** To, Cc and Bcc share one limit, in this order. */
function readPeople({ headers }: MimeMail, limits: MailLimits): People {
  const all = (name: string): MailAddress[] => readAddresses(headers.get(name), limits.recipients + 1)
  const to = all('to')
  const cc = all('cc').slice(0, Math.max(0, limits.recipients + 1 - to.length))
  const bcc = all('bcc').slice(0, Math.max(0, limits.recipients + 1 - to.length - cc.length))
  const left = limits.recipients
  return {
    from: all('from')[0] ?? null,
    sender: all('sender')[0] ?? null,
    replyTo: all('reply-to').slice(0, left),
    to: to.slice(0, left),
    cc: cc.slice(0, Math.max(0, left - to.length)),
    bcc: bcc.slice(0, Math.max(0, left - to.length - cc.length)),
    cut: to.length + cc.length + bcc.length > left,
  }
}

function readNewest(
  text: string,
  html: string | null,
  from: MailAddress | null,
  subject: string,
): NewestText {
  const senderName = from === null ? null : `${from.name ?? ''} ${from.address}`.trim()
  return newestText(text, { html, senderName, subject })
}

/** What a mail is but for its text: who wrote when to whom, and what is attached. */
type WithoutText = Omit<ParsedMail, 'subject' | 'text' | 'html' | 'newest' | 'attachments' | 'notes'>

function readFrame(mime: MimeMail, limits: MailLimits, notes: Set<MailNote>): WithoutText {
  if (mime.broken) notes.add('broken-mime')
  if (mime.shut.includes('encrypted')) notes.add('encrypted')
  if (mime.shut.includes('winmail')) notes.add('winmail-unread')
  const headers = readHeaders(mime.headerLines)
  const used = capHeaders(headers, limits.headerCharacters)
  if (used.length < headers.length) notes.add('headers-truncated')
  const { cut, ...people } = readPeople(mime, limits)
  if (cut) notes.add('too-many-recipients')
  return {
    messageId: messageIds(headerValue(headers, 'message-id'))[0] ?? null,
    inReplyTo: messageIds(headerValue(headers, 'in-reply-to'))[0] ?? null,
    references: messageIds(headerValue(headers, 'references')).slice(-200),
    ...people,
    date: readMailDate(headerValue(headers, 'date')),
    priority: mailPriority(headers),
    headers: used,
  }
}

function readSubject(mime: MimeMail): string {
  return shownLine(headerValue(readHeaders(mime.headerLines), 'subject') ?? '').slice(0, 2000)
}

/**
 * Reads a mail whose text is not to be read, since it takes too long: its newest text is what stands above all that
 * may be somebody else's, and of HTML there is none.
 * @throws {MailTooComplex} as `parseMail` does.
 */
export async function parseStructure(raw: Buffer, limits: MailLimits = mailLimits): Promise<ParsedMail> {
  const mime = await readMime(raw, limits)
  const notes = new Set<MailNote>()
  const frame = readFrame(mime, limits, notes)
  const { text } = dropInvisible(readPlainText(mime.tree).slice(0, limits.textCharacters))
  return {
    ...frame,
    subject: readSubject(mime),
    text,
    html: null,
    newest: { text: topLines(text), quoted: '', signature: '', disclaimer: '', forwarded: [], answers: [] },
    attachments: readAttachments(mime.attachments, null),
    notes: [...notes],
  }
}

/**
 * Reads any bytes as a mail. Broken content is told by `notes`, never thrown.
 * @throws {MailTooComplex} when the mail has more parts or attachments than `limits` allow.
 */
export async function parseMail(raw: Buffer, limits: MailLimits = mailLimits): Promise<ParsedMail> {
  const mime = await readMime(raw, limits)
  const notes = new Set<MailNote>()
  const frame = readFrame(mime, limits, notes)

  const body = readBody(mime.tree)
  const html = body.html?.slice(0, mostHtml) ?? null
  const shown = html === null ? null : readHtml(html)
  const htmlOnly = shown !== null && body.isStub(shown.text)
  if (htmlOnly) notes.add('html-only')
  const clean = dropInvisible(htmlOnly ? shown.text : body.text)
  if (clean.droppedMessage || shown?.hiddenDropped === true) notes.add('hidden-text-dropped')
  if (clean.text.length > limits.textCharacters) notes.add('text-truncated')

  const attachedMails = await readAttachedMails(mime.attachments, limits)
  const subject = readSubject(mime)
  const understood = htmlOnly ? '' : clean.text.slice(0, limits.textCharacters)
  const newest = orAttached(readNewest(understood, html, frame.from, subject), attachedMails)
  if (hasPgpMessage(clean.text)) notes.add('encrypted')
  return {
    ...frame,
    subject,
    text: clean.text,
    html: body.html,
    newest,
    attachments: readAttachments(mime.attachments, body.html),
    notes: [...notes],
  }
}
