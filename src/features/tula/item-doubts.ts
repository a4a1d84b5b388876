// Tells what of a model's item the mail does not say by itself: such an item waits for a person.
import type { AgentMail } from '../../agent/agent.ts'
import { dueDay } from '../../language/dates/due-day.ts'
import { findDates } from '../../language/dates/find.ts'
import type { DateOptions, FoundDate } from '../../language/dates/found-date.ts'
import { plusDays } from '../../language/dates/iso-day.ts'
import { words } from '../../language/fold.ts'
import { likeness } from '../../language/replies/similar.ts'

/** Characters around a sentence that may name its day, and its matter. */
const AROUND = { day: 2_500, matter: 400 } as const
const LIKE = 0.75

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

/**
 * The day that our own grammar reads for an item, where that is another than the model says; 'none' where the mail
 * names no day that could be the model's. Null where they agree.
 */
export function otherDay(day: string, sentence: string, mail: AgentMail, dates: DateOptions): string | null {
  const inQuote = findDates(sentence, dates)
  if (inQuote.length > 0) {
    if (inQuote.some((found) => covers(found, day))) return null
    return dueDay(sentence, dates)?.day ?? inQuote[0]?.lastDay ?? null
  }
  const forwarded = mail.parsed.newest.forwarded.map(({ text }) => text.slice(0, AROUND.day))
  const near = [surroundings(sentence, mail, AROUND.day), mail.parsed.subject, ...forwarded]
  return near.some((text) => findDates(text, dates).some((found) => covers(found, day))) ? null : 'none'
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
