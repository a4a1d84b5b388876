// What a language model is shown with a mail: the people, the days, the known tasks, and what the mail answers.
import type { AgentMail } from '../../agent/agent.ts'
import { dayOf, plusDays } from '../../language/dates/iso-day.ts'
import type { Person } from '../../language/people.ts'
import { isByProgram } from '../../mail/automatic-words.ts'
import type { ForwardedPart, NewestText } from '../../mail/parsed-mail.ts'
import type { DataBlock } from '../../model/prompt.ts'
import type { BriefTask } from '../tasks/index.ts'
import type { KnownToTula } from './known-to-tula.ts'

/** Characters of each block; what the author wrote matters most. */
const MOST = { newText: 60_000, forwarded: 12_000, answered: 4_000, above: 600, line: 300 } as const
const MOST_TASKS = 200
const MOST_PEOPLE = 100
const MOST_FORWARDS = 5

/** From what changes least to the mail itself. */
export function contextOf(mail: AgentMail, known: KnownToTula): DataBlock[] {
  const { newest, attachments } = mail.parsed
  const files = attachments.filter(({ inline }) => !inline).map(({ filename }) => cut(filename, 120))
  const blocks: DataBlock[] = [
    { name: 'people', text: peopleOf(mail, known.people) },
    { name: 'known tasks', text: tasksOf(known.tasks) },
    { name: 'known task whose comment the mail answers', text: known.about ? `#${known.about.number}` : '' },
    {
      name: 'questions that wait for an answer',
      text: known.waiting.map((one) => `- ${cut(one, MOST.line)}`).join('\n'),
    },
    { name: 'date', text: datesOf(mail) },
    { name: 'mail that it answers', text: answeredText(newest) },
    ...newest.forwarded.slice(0, MOST_FORWARDS).map(forwardedBlock),
    { name: 'attachments', text: files.join('\n') },
    { name: 'subject', text: `${mail.parsed.subject}${mail.isReply ? ' (of the thread)' : ''}` },
  ]
  const text = {
    name: 'new text',
    text: newText(mail.parsed.newest, mail.parsed.notes.includes('text-truncated')),
  }
  return [...blocks.filter((block) => block.text !== ''), text]
}

/** By their roles, with initials where a mail may use them. */
function peopleOf(mail: AgentMail, others: readonly Person[]): string {
  const { sender, to, cc, isFromProduct, isStranger, parsed } = mail
  const isMachine = isFromProduct || isByProgram(parsed.newest)
  const onMail = new Set([sender, ...to, ...cc].map(({ email }) => email))
  const author = `author${isMachine ? ' (a program)' : isStranger ? ' (not in the project)' : ''}`
  const lines = [
    personLine(author, sender),
    ...to.map((one) => personLine('to', one)),
    ...cc.map((one) => personLine('cc', one)),
    ...others
      .filter(({ email }) => !onMail.has(email))
      .map((one) => personLine('in the project, not on this mail', one)),
  ]
  const recipients = to.length + cc.length === 0 ? ['No recipient but Tula.'] : []
  return [...few(lines, MOST_PEOPLE, 'people'), ...recipients].join('\n')
}

function personLine(role: string, { name, email }: Person): string {
  const initials = (name ?? '').match(/(?<!\p{L})\p{Lu}/gu)?.join('') ?? ''
  const called =
    name === null || name === '' ? '' : ` ${cut(name, 100)}${initials.length > 1 ? ` (${initials})` : ''}`
  return `${role}:${called} <${email}>`
}

const tasksOf = (tasks: readonly BriefTask[]): string =>
  few(tasks.map(taskLine), MOST_TASKS, 'tasks').join('\n')

function taskLine({ number, title, status, assignees, dueDate, repeats, waitsFor = [] }: BriefTask): string {
  const facts = [
    status,
    assignees.length > 0 ? `owner ${assignees.join(', ')}` : 'no owner',
    dueDate === null ? 'no due day' : `due ${withWeekday(dueDate)}`,
    repeats ? 'repeats' : '',
    waitsFor.length > 0 ? `waits for ${waitsFor.map((one) => `#${one}`).join(', ')}` : '',
  ]
  return `#${number} ${cut(title, MOST.line)} (${facts.filter(Boolean).join('; ')})`
}

/** The day of the mail and four weeks from its Monday, so that nobody has to count. */
function datesOf({ sentAt, zone, writtenIn }: AgentMail): string {
  const day = dayOf({ at: sentAt, zone })
  const monday = plusDays(day, -((new Date(day).getUTCDay() + 6) % 7))
  const weeks = [0, 7, 14, 21].map((days) => {
    const first = plusDays(monday, days)
    return `week of Mon ${first}: Fri ${plusDays(first, 4).slice(5)}, Sun ${plusDays(first, 6).slice(5)}`
  })
  const head = `The mail is of ${withWeekday(day)}; its days count in ${/^[+-]/.test(zone) ? `UTC${zone}` : zone}.`
  return [head, ...weeks, ...(writtenIn ? [`It is written in: ${writtenIn}`] : [])].join('\n')
}

const withWeekday = (day: string) =>
  `${new Date(day).toLocaleDateString('en-GB', { weekday: 'short', timeZone: 'UTC' })} ${day}`

/** Quotes between answers are shown with the new text. */
const answeredText = ({ quoted, answers }: NewestText): string =>
  answers.some((one) => one.quoted !== '') ? '' : cut(quoted, MOST.answered)

function forwardedBlock({ from, fromName, date, subject, text }: ForwardedPart, place: number): DataBlock {
  const head = [
    `From: ${from ? `${from.name ?? ''} <${from.address}>` : (fromName ?? 'unknown')}`,
    date === null ? '' : `Date: ${date}`,
    subject === null ? '' : `Subject: ${subject}`,
  ]
  return {
    name: `forwarded mail ${place + 1}`,
    text: [...head.filter(Boolean), '', cut(text, MOST.forwarded)].join('\n'),
  }
}

/** Each answer below the end of the quote that it is under, whose lines begin with ">". */
function newText({ text, answers }: NewestText, isTruncated: boolean): string {
  const parts: string[] = []
  let from = 0
  for (const { at, quoted } of answers) {
    parts.push(text.slice(from, at).trim(), quoteLines(quoted))
    from = at
  }
  parts.push(text.slice(from).trim())
  const whole = cut(parts.filter(Boolean).join('\n'), MOST.newText)
  return isTruncated ? `${whole}\n[cut here: the mail is longer]` : whole
}

/** The end of it, which is next to the answer. */
function quoteLines(quoted: string): string {
  if (quoted === '') return ''
  const isCut = quoted.length > MOST.above
  const all = (isCut ? quoted.slice(-MOST.above) : quoted).split('\n')
  // Without the header of the quote, where the lines themselves are marked.
  const marked = all.filter((line) => line.startsWith('>'))
  const lines = marked.length > 0 ? marked : all
  return [
    ...(isCut ? ['> [cut here: more above]'] : []),
    ...lines.map((line) => `> ${line.replace(/^(?:> ?)+/, '')}`),
  ].join('\n')
}

function cut(text: string, most: number): string {
  return text.length <= most
    ? text
    : `${text.slice(0, most)}\n[cut here: ${text.length - most} characters more]`
}

const few = (lines: readonly string[], most: number, what: string): string[] =>
  lines.length <= most
    ? [...lines]
    : [...lines.slice(0, most), `[cut here: ${lines.length - most} ${what} more]`]
