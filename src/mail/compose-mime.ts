// The body of a mail that goes out, as MIME entities (RFC 2045, 2046): text, its HTML, and files.
import { randomUUID } from 'node:crypto'
import { wrap } from 'nodemailer/lib/qp'
import { headerText } from './compose-fields.ts'
import { field, parameter } from './compose-header.ts'
import type { OutgoingAttachment, OutgoingMail } from './outgoing-mail.ts'

const MAX_LINE = 76

/** Characters in a line that may go as it is: people may meet that of a text, of HTML programs alone (RFC 5322, 2.1.1). */
const longest = { plain: MAX_LINE, html: 998 }

const PRINTABLE = /^[\t\n\x20-\x7e]*$/

/** The entity with its own header fields, without an end of its last line. */
export function entityOf({ text, html, attachments = [] }: OutgoingMail): string {
  const parts = [textEntity('plain', text), ...(html === undefined ? [] : [textEntity('html', html)])]
  const body = multipart('alternative', parts)
  return attachments.length === 0 ? body : multipart('mixed', [body, ...attachments.map(fileEntity)])
}

function multipart(kind: 'alternative' | 'mixed', parts: readonly string[]): string {
  const [only] = parts
  if (only !== undefined && parts.length === 1) return only
  // "=_" stands in no body that is encoded (RFC 2045, section 6.7); nobody could foresee the rest.
  const boundary = `=_${randomUUID()}`
  return [
    field('Content-Type', `multipart/${kind}; boundary="${boundary}"`),
    '',
    ...parts.flatMap((part) => [`--${boundary}`, part]),
    `--${boundary}--`,
  ].join('\r\n')
}

function textEntity(kind: keyof typeof longest, text: string): string {
  const unix = text.replaceAll('\r\n', '\n')
  const lines = unix.split('\n')
  const is7bit = PRINTABLE.test(unix) && lines.every((line) => arrivesAsItIs(line, longest[kind]))
  return [
    `Content-Type: text/${kind}; charset=utf-8`,
    `Content-Transfer-Encoding: ${is7bit ? '7bit' : 'quoted-printable'}`,
    '',
    ...(is7bit ? lines : unix.split(/[\r\n]/).map(quotedPrintable)),
  ].join('\r\n')
}

/** Servers on the way may cut blanks at its end, and mailboxes of the old form change "From " (RFC 4155). */
const arrivesAsItIs = (line: string, most: number) =>
  line.length <= most && !/[ \t]/.test(line.slice(-1)) && !line.startsWith('From ')

/** RFC 2045, section 6.7; "From " as RFC 2049, section 3 advises. */
function quotedPrintable(line: string): string {
  const encoded = line.replace(/[^\t\x20-\x3c\x3e-\x7e]+|[\t ]$/g, inHex)
  return wrap(encoded, MAX_LINE - 2).replace(/^From /gm, '=46rom ')
}

const inHex = (text: string) => Buffer.from(text).toString('hex').toUpperCase().replace(/../g, '=$&')

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
