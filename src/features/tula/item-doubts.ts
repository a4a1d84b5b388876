// Tells what of a model's item the mail does not say by itself: such an item waits for a person.
import type { AgentMail } from '../../agent/agent.ts'
import { dueDay } from '../../language/dates/due-day.ts'
import { findDates } from '../../language/dates/find.ts'
import type { DateOptions, FoundDate } from '../../language/dates/found-date.ts'
import { dayOf, plusDays } from '../../language/dates/iso-day.ts'
import { words } from '../../language/fold.ts'
import { likeness } from '../../language/replies/similar.ts'

/** Characters around a sentence that may name its day, and its matter. */
const AROUND = { day: 2_500, matter: 400 } as const
const LIKE = 0.75
const DAY_MS = 86_400_000

const flat = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Of the newest text around a sentence, with the quoted lines that it answers. */
export function surroundings(sentence: string, { parsed }: AgentMail, around: number): string {
  const { text, answers } = parsed.newest
  const at = placeOf(sentence, text)
  if (at < 0) return `${sentence}\n${text.slice(0, around)}`
  const above = answers.filter((one) => one.at <= at).at(-1)?.quoted ?? ''
  return [above.slice(-600), text.slice(Math.max(0, at - around), at + sentence.length + around)].join('\n')
}

function placeOf(sentence: string, text: string): number {
  const at = text.indexOf(sentence.trim())
  if (at >= 0) return at
  // The model may have broken the lines elsewhere.
  const [first = ''] = sentence.trim().split(/\s+/)
  return first === '' || !flat(text).includes(flat(sentence)) ? -1 : text.indexOf(first)
}

/** Whether two items rest on the same words. */
export function isSameSentence(one: string, other: string): boolean {
  const [a, b] = [flat(one).toLowerCase(), flat(other).toLowerCase()]
  if (a === '' || b === '') return false
  if (a.includes(b) || b.includes(a)) return true
  const [first, second] = [new Set(words(a)), new Set(words(b))]
  const common = [...first].filter((word) => second.has(word)).length
  return common * 2 > Math.min(first.size, second.size) && common > 2
}

/** Whether half of the words of one title are in the other. */
export function isSameTitle(one: string, other: string): boolean {
  const [a, b] = [contentWords(one), contentWords(other)]
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  const common = short.filter((word) => long.some((other) => likeness(word, other) >= LIKE)).length
  return short.length > 0 && common * 2 > short.length
}

/** Whether a text speaks of what a title names; true for scripts that set no blanks between words. */
export function speaksOf(title: string, text: string): boolean {
  const named = contentWords(title)
  if (named.length === 0) return true
  const said = contentWords(text)
  return named.some((word) => said.some((other) => likeness(word, other) >= LIKE))
}

const contentWords = (text: string): string[] =>
  words(text).filter((word) => word.length > 3 || /\d/.test(word))

/** What a model says of an item, and whether the rules read the same item without a day. */
interface SaidDay {
  day: string
  sentence: string
  isWithoutDay: boolean
}

/**
 * The day that our own grammar reads for an item, where that is another than the model says; 'none' where the mail
 * names no day that could be the model's. Null where they agree, and where our grammar cannot read the words for it.
 */
export function otherDay(
  { day, sentence, isWithoutDay }: SaidDay,
  mail: AgentMail,
  dates: DateOptions,
): string | null {
  const inQuote = findDates(sentence, dates).filter((found) => !isTimeAlone(found))
  if (inQuote.some((found) => covers(found, day))) return null
  // A day in the quote may belong to another item of the same sentence.
  if (inQuote.length > 0 && !isWithoutDay) return dueDay(sentence, dates)?.day ?? inQuote[0]?.lastDay ?? null
  const forwarded = mail.parsed.newest.forwarded.map(({ text }) => text.slice(0, AROUND.day))
  const near = [surroundings(sentence, mail, AROUND.day), mail.parsed.subject, ...forwarded]
  const isRead = near.some((text) => findDates(text, dates).some((found) => covers(found, day)))
  return isRead || isNumbered(day, near.join('\n'), dates) || isInOtherWords(day, sentence, dates)
    ? null
    : 'none'
}

/** "At 12:30", "8 h": an hour of a day that is named elsewhere. */
const isTimeAlone = ({ text, time }: FoundDate) =>
  time !== null && /^\D{0,12}\d{1,2}(?:\s?(?:[:.h]|uhr)\s?\d{0,2})?\D{0,12}$/iu.test(text)

/** "El 25", "in 7 days": a number that our grammar does not read as a day. */
function isNumbered(day: string, text: string, { at, zone }: DateOptions): boolean {
  const days = (Date.parse(day) - Date.parse(dayOf({ at, zone }))) / DAY_MS
  const dayOfMonth = Number(day.slice(8))
  // "Before the 26th" may be the day before.
  const isDay = [...text.matchAll(NUMBERED_DAY)].some(([, number]) =>
    [dayOfMonth, dayOfMonth + 1].includes(Number(number)),
  )
  return isDay || [...text.matchAll(NUMBER_OF_DAYS)].some(([, number]) => Number(number) === days)
}

/** No thing may follow: "the 12 chairs" name no day. */
const NUMBERED_DAY =
  /(?<!\p{L})(?:el|del|le|du|il|al|d[ae]l|den|der|dem|am|zum|vom|op|d[ií]a|the|on|by|before|until|bis|tot|até|o|ao|pour le|pour)\s(\d{1,2})(?:\.|º|er|e|st|nd|rd|th)?(?![\d:]|[.,]\d|\s\p{L}{4})/giu
const NUMBER_OF_DAYS = /(?<!\d)(\d{1,2}) (?:days?|tag\p{L}{0,2}|jours?|d[ií]as?|giorni|dagen)(?!\p{L})/giu

/** A day in a word of English in a mail of another language: "bis Monday". */
function isInOtherWords(day: string, sentence: string, dates: DateOptions): boolean {
  return words(sentence).some((word) =>
    findDates(word, { ...dates, language: 'en' }).some((found) => covers(found, day)),
  )
}

/** Whether a text says how far the one day is from the other: "a week later", which is as far from any day. */
export function isShift(
  { from, to }: { from: string; to: string },
  text: string,
  dates: DateOptions,
): boolean {
  const daysFrom = (day: string) =>
    findDates(text, { ...dates, at: new Date(`${day}T12:00:00Z`), zone: 'UTC' }).map((found) => found.day)
  const nextDays = new Set(daysFrom(plusDays(from, 1)))
  return daysFrom(from).includes(to) && nextDays.has(plusDays(to, 1))
}

/** "Before X" may be the day before, of a Monday the Friday. */
function covers({ day, lastDay, kind }: FoundDate, said: string): boolean {
  if (kind === 'open') return said >= plusDays(day, -1)
  const isMonday = new Date(day).getUTCDay() === 1
  return said >= plusDays(day, isMonday ? -3 : -1) && said <= lastDay
}

/** Words for what is written elsewhere, such as in the mail below. */
const ELSEWHERE =
  /\b(?:below|attached|forwarded|following|above|this|these|those|them|it|that|unten\w*|folgend\w*|anbei|angeh\w*|dies\w*|damit|dazu|dar[aum]\w*|ci-dessous|ci-joint\w*|ceci|cela|abajo|adjunt\w*|siguientes?|est[eoa]s?|es[eoa]s?|sotto|seguent\w*|quest[oaie]|quell[oaie]|hieronder|onderstaand\w*|bijgaand\w*|dit|deze|abaixo|anex\w*|isto|isso)\b/iu

export const pointsElsewhere = (sentence: string) => ELSEWHERE.test(sentence)

/** Words for all that is there: one sentence may be about each task. */
const ALL =
  /\b(?:all|every(?:thing|one)|both|the (?:rest|lot)|alle[sn]?|beide[sn]?|s[äa]mtliche\w*|tou(?:t|s|tes)|les deux|tod[oa]s?|amb[oa]s|tutt[oie]|entramb[ie]|allemaal|beiden|tudo)\b/iu

export const isAboutAll = (sentence: string) => ALL.test(sentence)

export const matterAround = (sentence: string, mail: AgentMail) => surroundings(sentence, mail, AROUND.matter)
