// Reads mails that are attached to a mail ("forward as attachment"), one level deep.

import { shownLine } from '../kit/invisible-characters.ts'
import { readHtml } from './html-text.ts'
import type { RawAttachment } from './mime-mail.ts'
import { readAddresses } from './parse-addresses.ts'
import { mostHtml, readBody } from './parse-body.ts'
import { headerValue, readHeaders } from './parse-headers.ts'
import { readMime } from './parse-mime.ts'
import type { ForwardedPart, MailLimits } from './parsed-mail.ts'
import { MailTooComplex } from './parsed-mail.ts'

const mostAttachedMails = 10

/** message/global is the same with UTF-8 in its headers (RFC 6532 3.7). */
export function isAttachedMail({ contentType, filename }: RawAttachment): boolean {
  return (
    contentType === 'message/rfc822' || contentType === 'message/global' || /\.eml$/i.test(filename ?? '')
  )
}

async function readAttached(raw: Buffer, limits: MailLimits): Promise<ForwardedPart | null> {
  try {
    const mime = await readMime(raw, limits)
    const headers = readHeaders(mime.headerLines)
    const body = readBody(mime.tree)
    const shown = body.html === null ? '' : readHtml(body.html.slice(0, mostHtml)).text
    return {
      from: readAddresses(mime.headers.get('from'), 1)[0] ?? null,
      date: headerValue(headers, 'date'),
      subject: shownLine(headerValue(headers, 'subject') ?? '') || null,
      text: (body.isStub(shown) ? shown : body.text).slice(0, limits.textCharacters).trim(),
    }
  } catch (error) {
    // too many parts of its own: the attachment stays, its text is not read
    if (error instanceof MailTooComplex) return null
    throw error
  }
}

export async function readAttachedMails(
  parts: readonly RawAttachment[],
  limits: MailLimits,
): Promise<ForwardedPart[]> {
  const mails = parts.filter(isAttachedMail).slice(0, mostAttachedMails)
  const read = await Promise.all(mails.map(({ content }) => readAttached(content, limits)))
  return read.filter((part) => part !== null)
}
