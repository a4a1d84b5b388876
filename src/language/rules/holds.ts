// Whether the conditions of a rule hold for a mail.
import { WEEKDAYS } from '../dates/weekdays.ts'
import { words } from '../fold.ts'
import type { RuleWhen } from './rule.ts'
import { keysOfSender, type SenderOfMail } from './sender-keys.ts'

/** What a condition may ask of a mail. */
export interface MailFacts {
  /** Who wrote it; of what the rule's owner forwarded, who wrote that, too. */
  senders: readonly SenderOfMail[]
  /** Addresses that it was sent to. */
  to: readonly string[]
  subject: string
  text: string
  /** Names of files. */
  attachments: readonly string[]
  kind: RuleWhen['kind'] | null
  /** Whoever wrote the rule is only in copy. */
  isCopied: boolean
  /** When it came, in the owner's zone: 'HH:mm' and a weekday from 0 for Monday. */
  time: string
  weekday: number
  /** Folded, once for all rules. */
  words?: { subject: readonly string[]; text: readonly string[] }
}

export function withWords(mail: MailFacts): MailFacts {
  const subject = words(mail.subject)
  return { ...mail, words: { subject, text: words(mail.text.slice(0, LONGEST_LOOKED_AT)) } }
}

/** Characters: what a mail is about, it says before. */
const LONGEST_LOOKED_AT = 20_000

/** What only a task can tell, `undated` and `unassigned`, is left to whoever makes tasks. */
export function holds(when: RuleWhen, mail: MailFacts): boolean {
  if (when.unless && holds(when.unless, mail)) return false
  if (when.or && !when.or.some((one) => holds(one, mail))) return false
  const any = (values: readonly string[] | undefined, fits: (value: string) => boolean) =>
    values === undefined || (when.all ? values.every(fits) : values.some(fits))
  const subject = mail.words?.subject ?? words(mail.subject)
  const text = mail.words?.text ?? words(mail.text)
  const isIn = (said: string, ...places: (readonly string[])[]) => places.some((one) => has(one, words(said)))
  return (
    anySender(when, mail) &&
    any(when.to, (one) => mail.to.some((address) => address.toLowerCase() === one)) &&
    any(when.subject, (one) => isIn(one, subject)) &&
    any(when.says, (one) => isIn(one, subject, text)) &&
    any(when.asks, (one) => isAsked(one, mail, [subject, text])) &&
    any(when.attachment, (one) => mail.attachments.some((file) => isFile(file, one))) &&
    any(when.at, (one) => isTime(one, mail)) &&
    (when.kind === undefined || when.kind === mail.kind) &&
    (!when.copied || mail.isCopied) &&
    (!when.hasAttachment || mail.attachments.length > 0)
  )
}

function anySender({ from = [], domain = [] }: RuleWhen, { senders }: MailFacts): boolean {
  if (from.length === 0 && domain.length === 0) return true
  return senders.some((sender) => {
    const keys = keysOfSender(sender)
    const isFrom = from.some((one) =>
      one.includes('@') ? keys.includes(one.toLowerCase()) : words(one).every((word) => keys.includes(word)),
    )
    return isFrom || domain.some((one) => keys.includes(`@${one.toLowerCase()}`))
  })
}

/** The words one after another, in any of their forms: "invoice" is in "two invoices". */
function has(text: readonly string[], said: readonly string[]): boolean {
  const [first] = said
  if (first === undefined) return false
  return text.some((_, place) => said.every((word, offset) => isForm(text[place + offset], word)))
}

/** Letters that two forms of a word share at least, and that an ending has at most. */
const STEM = 4
const ENDING = 3

function isForm(one: string | undefined, other: string): boolean {
  if (one === undefined) return false
  if (one === other) return true
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  const stem = short.length > STEM && short.endsWith('s') ? short.slice(0, -1) : short
  return stem.length >= STEM && long.startsWith(stem) && long.length - stem.length <= ENDING
}

/** In a sentence that asks, or where the words stand at all and something is asked. */
function isAsked(
  said: string,
  { subject, text }: MailFacts,
  places: readonly (readonly string[])[],
): boolean {
  const isQuestion = subject.includes('?') || text.includes('?')
  return isQuestion && words(said).every((word) => places.some((one) => has(one, [word])))
}

const FILES: Readonly<Record<string, readonly string[]>> = {
  pdf: ['pdf'],
  spreadsheet: ['xls', 'xlsx', 'ods', 'csv'],
  image: ['png', 'jpg', 'jpeg', 'gif', 'webp', 'heic'],
  presentation: ['ppt', 'pptx', 'odp', 'key'],
  'word document': ['doc', 'docx', 'odt'],
  zip: ['zip'],
}

function isFile(name: string, said: string): boolean {
  const file = name.toLowerCase()
  const endings = FILES[said.toLowerCase()]
  return endings ? endings.some((ending) => file.endsWith(`.${ending}`)) : file.includes(said.toLowerCase())
}

function isTime(said: string, { time, weekday }: MailFacts): boolean {
  if (said === 'weekend') return weekday > 4
  const [side, clock = ''] = said.split(' ')
  if (side === 'after') return time >= clock
  if (side === 'before') return time < clock
  return WEEKDAYS[weekday] === said
}
