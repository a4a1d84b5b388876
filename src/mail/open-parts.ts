// Opens the parts of a mail that wrap its text: signed mails and winmail.dat; what stays shut is named.
import type { MimeMail, MimeNode, RawAttachment, Shut } from './mime-mail.ts'
import { openPkcs7 } from './sealed/pkcs7.ts'
import { readTnef } from './sealed/tnef.ts'

type ReadMime = (bytes: Buffer) => Promise<MimeMail>

const DEEPEST = 4

const PKCS7 = /^application\/(?:x-)?pkcs7-mime$/
const TNEF = /^application\/(?:ms-tnef|vnd\.ms-tnef)$/
/** Parts that only programs with the key can read. */
const ENCRYPTED = /^application\/(?:pgp-encrypted|x-microsoft-rpmsg-message)$/

const isPkcs7 = ({ contentType, filename }: RawAttachment): boolean =>
  PKCS7.test(contentType) || /\.p7m$/i.test(filename ?? '')
const isTnef = ({ contentType, filename }: RawAttachment): boolean =>
  TNEF.test(contentType) || /^winmail\.dat$/i.test(filename ?? '')

export async function openParts(mail: MimeMail, read: ReadMime, depth = 0): Promise<MimeMail> {
  if (depth >= DEEPEST) return mail
  if (!mail.attachments.some((part) => isPkcs7(part) || isTnef(part) || isArmour(part))) return mail
  const inside = async (bytes: Buffer) => openParts(await read(bytes), read, depth + 1)
  let opened: MimeMail = { ...mail, attachments: [] }
  for (const part of mail.attachments)
    opened = (await openPart(part, opened, inside)) ?? {
      ...opened,
      attachments: [...opened.attachments, part],
    }
  return opened
}

/** The mail with what was in the part; null where nothing was. */
async function openPart(part: RawAttachment, mail: MimeMail, read: ReadMime): Promise<MimeMail | null> {
  if (isArmour(part)) return shut(mail, part, 'encrypted')
  if (isPkcs7(part)) {
    const found = openPkcs7(part.content)
    if (found === null) return null
    return 'encrypted' in found ? shut(mail, part, 'encrypted') : merged(mail, await read(found.content))
  }
  return isTnef(part) ? openTnef(part, mail) : null
}

const isArmour = ({ contentType, filename, content }: RawAttachment): boolean =>
  ENCRYPTED.test(contentType) ||
  (/\.(?:asc|pgp|gpg|rpmsg)$/i.test(filename ?? '') &&
    (/\.rpmsg$/i.test(filename ?? '') ||
      content.toString('latin1', 0, 100).includes('-----BEGIN PGP MESSAGE-----')))

const shut = (mail: MimeMail, part: RawAttachment, how: Shut): MimeMail => ({
  ...mail,
  attachments: [...mail.attachments, { ...part, isShut: true }],
  shut: [...mail.shut, how],
})

function merged(mail: MimeMail, inner: MimeMail): MimeMail {
  return {
    ...mail,
    tree: joined(mail.tree, inner.tree),
    attachments: [...mail.attachments, ...inner.attachments],
    shut: [...mail.shut, ...inner.shut],
  }
}

function joined(tree: MimeNode | null, inner: MimeNode | null): MimeNode | null {
  if (tree === null || inner === null) return tree ?? inner
  return { contentType: 'multipart/mixed', headers: tree.headers, children: [tree, inner] }
}

function openTnef(part: RawAttachment, mail: MimeMail): MimeMail {
  const found = readTnef(part.content)
  const hasText = mail.tree !== null && saysAnything(mail.tree)
  const bodies = [node('text/plain', found?.text ?? null), node('text/html', found?.html ?? null)].flat()
  const saysNothing = !hasText && bodies.length === 0
  if (found === null || (saysNothing && found.files.length === 0)) return shut(mail, part, 'winmail')
  const files = found.files.map(({ filename, contentType, content }) => ({
    filename,
    content,
    contentId: null,
    contentType: contentType?.toLowerCase() || 'application/octet-stream',
  }))
  const body: MimeNode = { contentType: 'multipart/alternative', headers: new Map(), children: bodies }
  return {
    ...mail,
    // Outlook's text repeats that of the mail where there is one
    tree: hasText || bodies.length === 0 ? mail.tree : joined(mail.tree, body),
    attachments: [...mail.attachments, ...files],
  }
}

function node(contentType: string, text: string | null): MimeNode[] {
  if (text === null || text.trim() === '') return []
  return [{ contentType, textContent: text.replace(/\r\n?/g, '\n'), headers: new Map(), children: [] }]
}

const saysAnything = ({ textContent = '', children }: MimeNode): boolean =>
  textContent.trim() !== '' || children.some(saysAnything)
