// A mail of the examples: written around today, so that what it asks for is due in the coming days.
import { agentFrom, cardOf } from '../crew/crew.ts'
import { people, type Who } from './people.ts'

export interface SeedMail {
  /** Names the mail among the examples and in its Message-ID. */
  id: string
  from: Who
  /** To whom it goes, by its address; Tula where none is named. */
  agent?: string
  /** Beside the agent. */
  to?: readonly Who[]
  cc?: readonly Who[]
  /** Left out in an answer. */
  subject?: string
  /** Working days before today. */
  daysAgo: number
  /** "09:12", in UTC. */
  at: string
  /** The id of the mail that it answers, and quotes. */
  answers?: string
  text: string | ((day: DayWords) => string)
  files?: (date: DateWords) => readonly SeedFile[]
  headers?: Record<string, string>
  /** Goes to Tula's address of the company; to the sender's own agent without it. */
  forCompany?: boolean
}

export interface SeedFile {
  filename: string
  content: Buffer | string
}

/** The words for the date so many days after today, such as "3 December 2026". */
export type DateWords = (days: number) => string

/** The words for the day so many working days after today, such as "Thursday, 3 December". */
export type DayWords = (workingDays: number) => string

export interface WrittenMail {
  from: Who
  /** The address that it goes to. */
  agentAddress: string
  forCompany: boolean
  to: { name: string; address: string }[]
  cc: { name: string; address: string }[]
  subject: string
  date: Date
  text: string
  messageId: string
  inReplyTo: string | null
  references: string[]
  headers: Record<string, string>
  attachments: readonly SeedFile[]
}

/** The mails as they are sent, oldest first. `today` is any moment of the day that they are written around. */
export function writeMails(
  mails: readonly SeedMail[],
  today: Date,
  addresses: { domain: string; company: string },
): WrittenMail[] {
  const byId = new Map(mails.map((mail) => [mail.id, mail]))
  const write = (mail: SeedMail): WrittenMail => {
    const above = aboveOf(mail, byId)
    const first = above[0] ?? mail
    const answered = above.at(-1)
    const forCompany = mail.forCompany ?? false
    const { name, type } = cardOf(agentFrom(mail.agent ?? '') ?? 'tula')
    const agentAddress = forCompany ? addresses.company : `${type}@${addresses.domain}`
    return {
      from: mail.from,
      agentAddress,
      forCompany,
      to: [{ name, address: agentAddress }, ...(mail.to ?? []).map(addressOf)],
      cc: (mail.cc ?? []).map(addressOf),
      subject: mail.subject ?? `Re: ${first.subject ?? ''}`,
      date: momentOf(mail, today),
      text: answered ? `${textOf(mail, today)}\n\n${quote(answered, today)}` : textOf(mail, today),
      messageId: messageIdOf(mail),
      inReplyTo: answered ? messageIdOf(answered) : null,
      references: above.map(messageIdOf),
      headers: mail.headers ?? {},
      attachments: mail.files?.((days) => dateWords(dayAfter(today, days))) ?? [],
    }
  }
  return mails.map(write).sort((a, b) => a.date.getTime() - b.date.getTime())
}

/** The mails that it answers, from the first of the thread on. Throws for an answer to a mail that is not there. */
function aboveOf(mail: SeedMail, byId: ReadonlyMap<string, SeedMail>): SeedMail[] {
  if (mail.answers === undefined) return []
  const answered = byId.get(mail.answers)
  if (!answered) throw new Error(`${mail.id} answers ${mail.answers}, which is no example`)
  return [...aboveOf(answered, byId), answered]
}

/** Around which of the days up to `now` this mail was written that came at `at`; null for none of the last 90. */
export function dayOfWriting(mail: SeedMail, at: Date, now: Date): Date | null {
  for (let days = 0; days <= 90; days += 1) {
    const day = new Date(now.getTime() - days * DAY_MS)
    if (momentOf(mail, day).getTime() === at.getTime()) return day
  }
  return null
}

const messageIdOf = ({ id, from }: SeedMail) => `<${id}.examples@${people[from].email.split('@')[1]}>`
const addressOf = (who: Who) => ({ name: people[who].name, address: people[who].email })

function textOf({ text }: SeedMail, today: Date): string {
  return typeof text === 'string' ? text : text((days) => dayWords(workingDay(today, days)))
}

function quote(mail: SeedMail, today: Date): string {
  const day = dayWords(momentOf(mail, today))
  const lines = textOf(mail, today).split('\n')
  const head = `On ${day} ${mail.at}, ${people[mail.from].name} <${people[mail.from].email}> wrote:`
  return [head, ...lines.map((line) => (line === '' ? '>' : `> ${line}`))].join('\n')
}

function momentOf({ daysAgo, at }: SeedMail, today: Date): Date {
  const day = workingDay(today, -daysAgo).toISOString().slice(0, 10)
  return new Date(`${day}T${at}:00Z`)
}

const DAY_MS = 86_400_000

/** At a weekend, day 0 is the Friday before it. */
function workingDay(today: Date, days: number): Date {
  let day = new Date(today)
  const step = days < 0 ? -DAY_MS : DAY_MS
  while (isWeekend(day)) day = new Date(day.getTime() - DAY_MS)
  for (let left = Math.abs(days); left > 0; ) {
    day = new Date(day.getTime() + step)
    if (!isWeekend(day)) left -= 1
  }
  return day
}

/** A weekend counts as its Friday, so that all three days write the same mails. */
const dayAfter = (today: Date, days: number) => new Date(workingDay(today, 0).getTime() + days * DAY_MS)

const isWeekend = (day: Date) => day.getUTCDay() % 6 === 0

function dayWords(day: Date): string {
  return day.toLocaleDateString('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
}

function dateWords(day: Date): string {
  return day.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
}
