// Measures how many stated facts of odd and broken messages are read right, beside the bare MIME library.

import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { simpleParser } from 'mailparser'
import { parseMail } from '../src/mail/parse.ts'
import { MailTooComplex } from '../src/mail/parsed-mail.ts'
import type { Figure } from './figure.ts'

interface StatedAddress {
  address: string | null
}

interface StatedDate {
  year: number
  month: number
  day: number
  hour: number
  minute: number
  second: number
  tz_before_gmt: boolean
  tz_hour: number
  tz_minute: number
}

interface StatedHeader {
  name: string | { other: string }
  value: { Text?: string; DateTime?: StatedDate; Address?: { List?: StatedAddress[] } } | string
}

interface StatedPart {
  headers: StatedHeader[]
  body: { Text?: string; Html?: string; Binary?: number[]; InlineBinary?: number[] }
}

/** The expected parse as it lies beside each message: parts by index, header values by kind. */
interface Stated {
  parts: StatedPart[]
  text_body: number[]
  html_body: number[]
  attachments: number[]
}

/** What both readers are asked for. */
interface Read {
  from: string[]
  to: string[]
  cc: string[]
  subject: string
  date: number | null
  messageId: string | null
  body: string
  files: Buffer[]
}

const nothing: Read = {
  from: [],
  to: [],
  cc: [],
  subject: '',
  date: null,
  messageId: null,
  body: '',
  files: [],
}

async function readOurs(raw: Buffer): Promise<Read> {
  const mail = await parseMail(raw).catch((error: unknown) => {
    if (error instanceof MailTooComplex) return null
    throw error
  })
  if (mail === null) return nothing
  return {
    from: mail.from === null ? [] : [mail.from.address],
    to: mail.to.map(({ address }) => address),
    cc: mail.cc.map(({ address }) => address),
    subject: mail.subject,
    date: mail.date?.at.getTime() ?? null,
    messageId: mail.messageId,
    body: `${mail.text}\n${mail.html ?? ''}`,
    files: mail.attachments.map(({ content }) => content),
  }
}

async function readPlain(raw: Buffer): Promise<Read> {
  const mail = await simpleParser(raw, { keepCidLinks: true }).catch(() => null)
  if (mail === null) return nothing
  const addresses = (value: typeof mail.to): string[] =>
    (value === undefined ? [] : [value].flat()).flatMap((list) =>
      list.value.map(({ address }) => address ?? ''),
    )
  return {
    from: addresses(mail.from),
    to: addresses(mail.to),
    cc: addresses(mail.cc),
    subject: mail.subject ?? '',
    date: mail.date?.getTime() ?? null,
    messageId: mail.messageId?.replace(/^<|>$/g, '') ?? null,
    body: `${mail.text ?? ''}\n${mail.html || ''}`,
    files: mail.attachments.map(({ content }) => content),
  }
}

function squeeze(text: string): string {
  return text
    .normalize()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
}

function sameAddresses(stated: StatedAddress[], read: string[]): boolean {
  const wanted = stated.flatMap(({ address }) =>
    address?.includes('@') === true ? [address.toLowerCase()] : [],
  )
  return (
    new Set(wanted).size === new Set(read).size &&
    wanted.every((one) => read.some((other) => other.toLowerCase() === one))
  )
}

function moment(date: StatedDate): number {
  const offset = (date.tz_hour * 60 + date.tz_minute) * (date.tz_before_gmt ? -1 : 1)
  return Date.UTC(date.year, date.month - 1, date.day, date.hour, date.minute - offset, date.second)
}

function headerFacts({ headers }: StatedPart, read: Read): boolean[] {
  return headers.flatMap(({ name, value }) => {
    if (typeof name !== 'string' || typeof value === 'string') return []
    const list = value.Address?.List
    if ((name === 'from' || name === 'to' || name === 'cc') && list !== undefined)
      return [sameAddresses(list, read[name])]
    if (name === 'subject' && value.Text !== undefined) return [squeeze(value.Text) === squeeze(read.subject)]
    if (name === 'message_id' && value.Text !== undefined) return [value.Text === read.messageId]
    if (name === 'date' && value.DateTime !== undefined) return [moment(value.DateTime) === read.date]
    return []
  })
}

/** Unencoded parts may differ in how their lines end. */
function sameBytes(a: Buffer, b: Buffer): boolean {
  const unix = (bytes: Buffer): string => bytes.toString('latin1').replace(/\r\n/g, '\n').trim()
  return a.equals(b) || unix(a) === unix(b)
}

/** Each text of the body is there, each binary attachment is there byte for byte. */
function bodyFacts(stated: Stated, read: Read): boolean[] {
  const body = squeeze(read.body)
  const texts = [...new Set([...stated.text_body, ...stated.html_body])].flatMap((index) => {
    const text = squeeze(stated.parts[index]?.body.Text ?? stated.parts[index]?.body.Html ?? '')
    return text === '' ? [] : [body.includes(text)]
  })
  const files = stated.attachments.flatMap((index) => {
    const bytes = stated.parts[index]?.body.Binary ?? stated.parts[index]?.body.InlineBinary
    return bytes === undefined ? [] : [read.files.some((file) => sameBytes(file, Buffer.from(bytes)))]
  })
  return [...texts, ...files]
}

function facts(stated: Stated, read: Read): boolean[] {
  const root = stated.parts[0]
  return [...(root === undefined ? [] : headerFacts(root, read)), ...bodyFacts(stated, read)]
}

async function messages(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true }).catch(() => [])
  return entries
    .filter((entry) => entry.endsWith('.eml'))
    .map((entry) => path.join(folder, entry))
    .sort()
}

function share(outcomes: readonly boolean[]): number {
  return outcomes.length === 0 ? 0 : outcomes.filter(Boolean).length / outcomes.length
}

/** Reads the messages under mime/ in `dir`; an empty list when the set is not there. */
export async function evaluate(dir: string): Promise<Figure[]> {
  const files = await messages(path.join(dir, 'mime'))
  if (files.length === 0) return []
  const ours: boolean[] = []
  const plain: boolean[] = []
  for (const file of files) {
    const raw = await readFile(file)
    const stated = JSON.parse(await readFile(file.replace(/\.eml$/, '.json'), 'utf8')) as Stated
    const found = facts(stated, await readOurs(raw))
    if (process.env['EVAL_VERBOSE'] === '1' && found.includes(false))
      console.error(`${file}: ${found.map(Number).join('')}`)
    ours.push(...found)
    plain.push(...facts(stated, await readPlain(raw)))
  }
  return [
    {
      set: 'mime',
      measure: 'stated facts read right',
      ours: share(ours),
      plain: share(plain),
      plainName: 'mailparser',
      aim: 0.95,
      cases: ours.length,
    },
  ]
}
