// Understands that somebody wants to be reminded: when, and of what in their own words.
import { findDates } from '../../../language/dates/find.ts'
import { fold } from '../../../language/fold.ts'
import { momentOf } from '../../../language/polls/moment.ts'
import { trimMarks } from '../../../language/trim.ts'

export interface ReminderOrder {
  /** ISO; null where no moment is said. */
  at: string | null
  /** Empty where it points at what was told. */
  about: string
}

export interface ReminderClock {
  now: Date
  zone: string
  /** Minutes since midnight: when a day begins for the person. */
  morning: number
}

const COURTESY = /^(?:(?:please|kindly|can you|could you|would you|will you)\b[ ,]*)+/i
const REMIND =
  /^(?:remind me(?: again)?|(?:set|make|add|create)(?: me)? (?:a|another) reminder|(?:a )?reminder|nudge me|ping me|do(?:n't| not) let me forget)\b(?! (?:what|who|when|where|how|which|why|if|whether)\b)[ ,:]*/i
/** Before what it is about, in the languages that are read. */
const LINKS = new Set(
  'about of to that for on regarding re an ans zu zur zum daran dass wegen de du des pour que sur del di della che per da do sobre para aan om over dat voor'.split(
    ' ',
  ),
)
const ARTICLES = new Set('the den die das dem der le la les el los il lo het o os as'.split(' '))
const AFTERNOON = /\b(?:afternoon|nachmittag|apres-midi|tarde|pomeriggio|middag)\b/
const EVENING = /\b(?:evening|night|tonight|abend|soir|noche|sera|stasera|avond|vanavond|noite)\b/
const MARKS = /[\s,.;:!?"'\u201c\u201d]/

/** Null where nobody wants to be reminded. */
export function reminderOrderIn(said: string, clock: ReminderClock): ReminderOrder | null {
  const order = said.replace(COURTESY, '')
  const verb = REMIND.exec(order)?.[0]
  if (verb === undefined) return null
  const rest = order.slice(verb.length)
  const dates = findDates(rest, { at: clock.now, zone: clock.zone })
  const found = dates.find(({ past }) => !past) ?? dates[0]
  if (!found) return { at: null, about: aboutIn(rest) }
  const time = found.time ?? clockOf(timeOf(fold(found.text), clock.morning))
  const moment = momentOf(found.day, time, clock.zone)
  const isOver = new Date(moment) <= clock.now
  // Said of the day that is: before it is over.
  const at = isOver && !found.past && found.time === null ? nextHour(clock.now) : moment
  return { at, about: aboutIn(`${rest.slice(0, found.start)} ${rest.slice(found.end)}`) }
}

function timeOf(day: string, morning: number): number {
  if (EVENING.test(day)) return 19 * 60
  return AFTERNOON.test(day) ? 14 * 60 : morning
}

const clockOf = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

const HOUR_MS = 3_600_000
const nextHour = (now: Date) => new Date((Math.floor(now.getTime() / HOUR_MS) + 1) * HOUR_MS).toISOString()

function aboutIn(rest: string): string {
  const words = trimMarks(rest.replace(/\s{1,100}/g, ' '), MARKS).split(' ')
  while (words.length > 1 && LINKS.has(fold(words[0] ?? ''))) words.shift()
  while (words.length > 1 && LINKS.has(fold(words.at(-1) ?? ''))) words.pop()
  const [only] = words
  if (words.length === 1 && only !== undefined && LINKS.has(fold(only))) return ''
  return words.join(' ')
}

/** "the landlord" is called Landlord. */
export function calledOf(about: string): string {
  const words = about.split(' ')
  const bare = words.length > 1 && ARTICLES.has(fold(words[0] ?? '')) ? words.slice(1).join(' ') : about
  return `${bare.charAt(0).toUpperCase()}${bare.slice(1)}`
}
