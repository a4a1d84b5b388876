// Names attachments safely and tells documents from decoration.

import libmime from 'libmime'
import { dropInvisible } from '../kit/invisible-characters.ts'
import { isAttachedMail } from './attached-mail.ts'
import type { RawAttachment } from './mime-mail.ts'
import { isCard, isNoDocument } from './no-document.ts'
import { rawHeaderValue } from './parse-headers.ts'
import type { Attachment } from './parsed-mail.ts'

/** Images of signatures and newsletters are small; Outlook numbers them. */
const decorationName =
  /^(?:image\d{3,}|outlook-\w*|logo|icon|spacer|pixel|banner|signature|facebook|twitter|linkedin|instagram|youtube|x)\b/i
const smallImage = 20_000
const pixel = 1_000

/** Neither path nor control characters, nor signs that turn the direction of reading and so the ending (threat 8). */
function safeName(name: string): string {
  const plain = dropInvisible(name).text.replace(/[\u200e\u200f\u2066-\u2069]/g, '')
  const last = plain.split(/[\\/]/).at(-1) ?? ''
  const clean = last
    .replace(/[<>:"|?*\s]+/g, ' ')
    .replace(/^[. ]+/, '')
    .trim()
  return clean.length <= 200 ? clean : clean.slice(0, 150) + clean.slice(-50)
}

function isDecoration(part: RawAttachment, name: string, shown: ReadonlySet<string>): boolean {
  if (!part.contentType.startsWith('image/')) return false
  if (part.contentId !== null && shown.has(part.contentId.toLowerCase())) return true
  const size = part.content.length
  return size < pixel || (size < smallImage && decorationName.test(name))
}

/** Content identifiers that the HTML refers to (RFC 2392). */
function shownImages(html: string | null): Set<string> {
  const found = new Set<string>()
  for (const match of (html ?? '').matchAll(/\bcid:([^"'\s>)]{1,300})/gi)) {
    const id = match[1] ?? ''
    found.add(id.toLowerCase())
    try {
      found.add(decodeURIComponent(id).toLowerCase())
    } catch {
      // a stray percent sign: the identifier stands as it is
    }
  }
  return found
}

/** Bytes of an attached mail in which its subject is looked for. */
const attachedHead = 20_000

function givenName(part: RawAttachment): string {
  const name = safeName(part.filename ?? '')
  if (name !== '' || !isAttachedMail(part)) return name
  const subject = safeName(
    (rawHeaderValue(part.content, 'subject', attachedHead) ?? '').replace(/[\\/]+/g, ' '),
  )
  return subject === '' ? '' : `${subject.slice(0, 150).trim()}.eml`
}

export function readAttachments(parts: readonly RawAttachment[], html: string | null): Attachment[] {
  const shown = shownImages(html)
  const isBeside = parts.some(
    (part) => !isCard(part) && !isNoDocument(part) && !part.contentType.startsWith('image/'),
  )
  return parts.map((part, index) => {
    const name = givenName(part)
    return {
      filename: name || `attachment-${index + 1}.${libmime.detectExtension(part.contentType) || 'bin'}`,
      contentType: part.contentType,
      size: part.content.length,
      contentId: part.contentId,
      inline:
        part.isShut === true ||
        isNoDocument(part) ||
        (isBeside && isCard(part)) ||
        isDecoration(part, name, shown),
      content: part.content,
    }
  })
}
