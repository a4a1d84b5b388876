// A hostile mail, new or a reply, with the tasks that its thread has: all from one seed and number.
import type { BriefTask } from '../../src/features/tasks/index.ts'
import { type Dice, dice } from './dice.ts'
import { hostileHtml } from './html.ts'
import { filled, hostileText } from './text.ts'

export interface HostileMail {
  headers: string[]
  text: string | null
  html: string | null
  isReply: boolean
  known: BriefTask[]
  /** Number of the task that the mail answers a comment of. */
  about: number | null
}

/** Characters of a body. */
const SMALLEST = 1_000
const LARGEST = 200_000

/** Mostly small: of those a run reads many, and enlarges the slow ones. */
function sizeOf({ number, percent }: Dice): number {
  const largest = percent(85) ? 10_000 : LARGEST
  return Math.round(SMALLEST * (largest / SMALLEST) ** (number(1_001) / 1_000))
}

export function hostileMail(seed: number, number: number): HostileMail {
  const chance = dice(Math.imul(seed, 0x9e3779b1) ^ number)
  const size = sizeOf(chance)
  const form = chance.of(['plain', 'plain', 'plain', 'html', 'both'])
  const isReply = chance.percent(50)
  return {
    text: form === 'html' ? null : hostileText(chance, size),
    html: form === 'plain' ? null : hostileHtml(chance, size),
    headers: headers(chance, isReply),
    isReply,
    known: isReply ? tasks(chance) : [],
    about: isReply && chance.percent(20) ? 1 : null,
  }
}

export const sizeOfMail = ({ text, html }: HostileMail) => (text?.length ?? 0) + (html?.length ?? 0)

/** The same again and again, as long as mails of this kind may be. */
export function enlarged(mail: HostileMail): HostileMail {
  const { text, html } = mail
  return { ...mail, text: text && filled(text, LARGEST), html: html && filled(html, LARGEST) }
}

/** Both halves of its text and of its HTML; none where it is short. */
export function halves(mail: HostileMail): HostileMail[] {
  return [
    ...cut(mail.text).map((text) => ({ ...mail, text })),
    ...cut(mail.html).map((html) => ({ ...mail, html })),
  ]
}

function cut(text: string | null): string[] {
  if (text === null || text.length < SMALLEST) return []
  const end = text.indexOf('\n', text.length / 2 - 1) + 1
  const middle = end > 0 && end < text.length ? end : Math.floor(text.length / 2)
  return [text.slice(0, middle), text.slice(middle)]
}

export function rawOf({ headers, text, html }: HostileMail): Buffer {
  const bodies = [
    ...(text === null ? [] : [part('text/plain', text)]),
    ...(html === null ? [] : [part('text/html', html)]),
  ]
  return Buffer.from([...headers, '', ...bodies, '--b--', ''].join('\r\n'))
}

const part = (type: string, content: string) =>
  [
    '--b',
    `Content-Type: ${type}; charset=utf-8`,
    'Content-Transfer-Encoding: base64',
    '',
    base64(content),
  ].join('\r\n')

const base64 = (text: string) => Buffer.from(text).toString('base64').replace(/.{76}/g, '$&\r\n')

const encoded = (text: string) => `=?utf-8?B?${Buffer.from(text).toString('base64')}?=`

function headers(chance: Dice, isReply: boolean): string[] {
  const name = () => encoded(chance.percent(80) ? 'Ben Weber' : hostileText(chance, 60))
  const subject = chance.percent(70) ? 'Harvest fair' : hostileText(chance, 10 + chance.number(1_900))
  const references = hostileText(chance, 2_000).replaceAll(/\s+/g, ' ')
  return [
    `From: ${name()} <anna@example.com>`,
    `To: ${Array.from({ length: 1 + chance.number(5) }, (_, at) => `${name()} <person${at}@example.com>`).join(', ')}`,
    `Subject: ${isReply ? 'Re: ' : ''}${encoded(subject)}`,
    'Date: Mon, 16 Nov 2026 09:00:00 +0100',
    ...(chance.percent(20) ? [`References: ${references}`] : []),
    'MIME-Version: 1.0',
    `Content-Type: multipart/${chance.of(['alternative', 'mixed'])}; boundary=b`,
  ]
}

/** Titles come out of mails too. */
function tasks(chance: Dice): BriefTask[] {
  const ordinary = ['Send the report', 'Book the room for Friday', 'Approve the budget', 'Ring Ben']
  return Array.from({ length: 1 + chance.number(chance.percent(80) ? 8 : 200) }, (_, index) => ({
    id: index + 1,
    number: index + 1,
    title: chance.percent(70)
      ? chance.of(ordinary)
      : hostileText(chance, 10 + chance.number(190)).replaceAll(/\s+/g, ' '),
    status: chance.of(['pending', 'in-progress', 'blocked', 'completed']),
    assignees: ['person0@example.com'],
    repeats: chance.percent(10),
    dueDate: chance.percent(30) ? '2026-11-20' : null,
  }))
}
