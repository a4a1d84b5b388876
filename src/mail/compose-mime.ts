// The body of a mail that goes out, as MIME entities (RFC 2045, 2046): text, its HTML, and files.
import { randomBytes } from 'node:crypto'
import { encode, wrap } from 'nodemailer/lib/qp'
import { headerText } from './compose-fields.ts'
import { field, parameter } from './compose-header.ts'
import type { OutgoingAttachment, OutgoingMail } from './outgoing-mail.ts'

const MAX_LINE = 76

/** The entity with its own header fields, without an end of its last line. */
export function entityOf({ text, html, attachments = [] }: OutgoingMail): string {
  const parts = [textEntity('plain', text), ...(html === undefined ? [] : [textEntity('html', html)])]
  const body = multipart('alternative', parts)
  return attachments.length === 0 ? body : multipart('mixed', [body, ...attachments.map(fileEntity)])
}

function multipart(kind: 'alternative' | 'mixed', parts: readonly string[]): string {
  const [only] = parts
  if (only !== undefined && parts.length === 1) return only
  // "=_" stands in no body that is encoded (RFC 2045, section 6.7).
  const boundary = `=_${randomBytes(15).toString('hex')}`
  return [
    field('Content-Type', `multipart/${kind}; boundary="${boundary}"`),
    '',
    ...parts.flatMap((part) => [`--${boundary}`, part]),
    `--${boundary}--`,
  ].join('\r\n')
}

function textEntity(kind: 'plain' | 'html', text: string): string {
  const is7bit = isShortAscii(text)
  return [
    `Content-Type: text/${kind}; charset=utf-8`,
    `Content-Transfer-Encoding: ${is7bit ? '7bit' : 'quoted-printable'}`,
    '',
    is7bit ? text.replace(/\r?\n/g, '\r\n') : wrap(encode(text.replace(/\r\n?|\n/g, '\r\n')), MAX_LINE),
  ].join('\r\n')
}

/** It may go as it is: a server on the way changes nothing of it. */
function isShortAscii(text: string): boolean {
  return /^[\t\n\r\x20-\x7e]*$/.test(text) && text.split(/\r?\n/).every(isShortLine)
}

const isShortLine = (line: string) =>
  line.length <= MAX_LINE && !/[ \t\r]/.test(line.slice(-1)) && !line.includes('\r')

function fileEntity({ fileName, contentType, content }: OutgoingAttachment): string {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content
  const isText = typeof content === 'string' && /^text\/[^;]*$/i.test(contentType)
  return [
    `Content-Type: ${headerText(contentType)}${isText ? '; charset=utf-8' : ''}`,
    field('Content-Disposition', `attachment; ${parameter('filename', headerText(fileName))}`),
    'Content-Transfer-Encoding: base64',
    '',
    ...(bytes.toString('base64').match(/.{1,76}/g) ?? []),
  ].join('\r\n')
}
