// Reads winmail.dat, in which Outlook sends a mail to those who do not use it (MS-OXTNEF).
import { readBytes } from '../charset/read-bytes.ts'
import { unpackRtf } from './compressed-rtf.ts'
import { type MapiProperty, readProperties } from './mapi.ts'
import { charsetOfPage, readRtfBody } from './rtf-body.ts'

export interface TnefFile {
  filename: string | null
  contentType: string | null
  content: Buffer
}

export interface TnefMail {
  subject: string
  text: string | null
  html: string | null
  files: TnefFile[]
}

const SIGNATURE = 0x223e9f78
const MOST_FILES = 100
const DEEPEST = 3

const attribute = {
  subject: 0x8004,
  body: 0x800c,
  date: 0x8005,
  fileTitle: 0x8010,
  fileData: 0x800f,
  fileBegins: 0x9002,
  properties: 0x9003,
  fileProperties: 0x9005,
  codePage: 0x9007,
}
const property = {
  subject: 0x0037,
  body: 0x1000,
  rtf: 0x1009,
  html: 0x1013,
  codePage: 0x3fde,
  data: 0x3701,
  shortName: 0x3704,
  longName: 0x3707,
  mimeTag: 0x370e,
}

interface Draft {
  page: number
  subject: Buffer | null
  body: Buffer | null
  properties: MapiProperty[]
  files: { title: Buffer | null; data: Buffer | null; properties: MapiProperty[] }[]
}

/** Null for what is no TNEF, or is cut off before it says anything. */
export function readTnef(bytes: Buffer, depth = 0): TnefMail | null {
  if (bytes.length < 6 || bytes.readUInt32LE(0) !== SIGNATURE || depth > DEEPEST) return null
  const draft: Draft = { page: 1252, subject: null, body: null, properties: [], files: [] }
  for (let at = 6; at + 9 <= bytes.length; ) {
    const id = bytes.readUInt16LE(at + 1)
    const length = bytes.readUInt32LE(at + 5)
    note(draft, id, bytes.subarray(at + 9, Math.min(bytes.length, at + 9 + length)))
    at += 9 + length + 2
  }
  return mailOf(draft, depth)
}

function note(draft: Draft, id: number, data: Buffer): void {
  const file = draft.files.at(-1)
  if (id === attribute.codePage && data.length >= 4) draft.page = data.readUInt32LE(0)
  else if (id === attribute.subject) draft.subject = data
  else if (id === attribute.body) draft.body = data
  else if (id === attribute.properties) draft.properties.push(...readProperties(data))
  else if (id === attribute.fileBegins && draft.files.length < MOST_FILES)
    draft.files.push({ title: null, data: null, properties: [] })
  else if (file && id === attribute.fileTitle) file.title = data
  else if (file && id === attribute.fileData) file.data = data
  else if (file && id === attribute.fileProperties) file.properties.push(...readProperties(data))
}

function mailOf({ page, subject, body, properties, files }: Draft, depth: number): TnefMail {
  const textOf = (bytes: Buffer | null): string | null =>
    bytes === null
      ? null
      : readBytes(bytes, [charsetOfPage(page)])
          .split('\0', 1)
          .join('')
  const valueOf = (list: readonly MapiProperty[], id: number): Buffer | null =>
    list.find((one) => one.id === id)?.value ?? null
  const wordsOf = (list: readonly MapiProperty[], id: number): string | null => {
    const found = list.find((one) => one.id === id)
    if (!found) return null
    return found.isWide ? found.value.toString('utf16le').split('\0', 1).join('') : textOf(found.value)
  }
  const rtf = valueOf(properties, property.rtf)
  const fromRtf = rtf === null ? null : readRtfBody(unpackRtf(rtf))
  const html = valueOf(properties, property.html)
  const htmlPage = valueOf(properties, property.codePage)
  const named = htmlPage === null ? page : htmlPage.readUInt32LE(0)
  const ownHtml =
    html === null
      ? null
      : readBytes(html, [charsetOfPage(named)])
          .split('\0', 1)
          .join('')
  const text = textOf(body) ?? wordsOf(properties, property.body)
  return {
    subject: wordsOf(properties, property.subject) ?? textOf(subject) ?? '',
    text: text ?? (fromRtf !== null && 'text' in fromRtf ? fromRtf.text : null),
    html: ownHtml ?? (fromRtf !== null && 'html' in fromRtf ? fromRtf.html : null),
    files: files.flatMap((file) => {
      const found = valueOf(file.properties, property.data)
      const inner = found === null ? null : attachedMail(found, depth)
      const content = inner ?? file.data ?? found
      if (content === null) return []
      const long = wordsOf(file.properties, property.longName) ?? wordsOf(file.properties, property.shortName)
      const type = wordsOf(file.properties, property.mimeTag)
      return [
        {
          filename: inner === null ? (long ?? textOf(file.title)) : null,
          contentType: inner === null ? type : 'message/rfc822',
          content,
        },
      ]
    }),
  }
}

/** An attached mail is TNEF too, after the id of its form; it is written as an ordinary mail. */
function attachedMail(data: Buffer, depth: number): Buffer | null {
  const mail =
    data.length > 22 && data.readUInt32LE(16) === SIGNATURE ? readTnef(data.subarray(16), depth + 1) : null
  if (mail === null) return null
  const type = mail.text === null ? 'text/html' : 'text/plain'
  const subject = Buffer.from(mail.subject).toString('base64')
  const head = [
    `Subject: =?utf-8?b?${subject}?=`,
    'MIME-Version: 1.0',
    `Content-Type: ${type}; charset=utf-8`,
  ]
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${mail.text ?? mail.html ?? ''}`)
}
