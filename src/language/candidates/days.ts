// Finds the days that a text names and weighs which of them is the day by which work is due.
import { formatDay, weekdayOf } from '../dates/civil.ts'
import type { DateOptions, Grain } from '../dates/found-date.ts'
import type { Lead } from '../dates/grammar/categories.ts'
import { type Reading, readPhrases } from '../dates/read.ts'
import { togetherIn } from './days-together.ts'

export interface Day {
  /** 'YYYY-MM-DD' */
  day: string
  start: number
  end: number
  lead: Lead | null
  /** It is over, or is the day of the mail. */
  when: 'past' | 'today' | 'ahead'
  /** A day or a week; months and years are seldom deadlines. */
  exact: boolean
}

/** "By 5 pm" is a deadline of today; "8.30 sharp" only says when something begins. */
const isTime = (grain: Grain) => grain === 'minute' || grain === 'hour' || grain === 'second'
const SETS: ReadonlySet<Lead | null> = new Set<Lead | null>(['by', 'before', 'until'])
const TIME =
  /^(?:\p{L}{1,7}\s)?\d{1,2}(?:[.:h]\d{2})?\s?(?:am|pm|a\.m\.?|p\.m\.?|h|uhr|o.clock|hrs|uur|sharp|heures)?$/iu

/** Words of urgency, which the grammar takes for this day. */
export const AT_ONCE = /^(?:asap|(?:right )?now|immediately|at once|sofort|jetzt|maintenant|ahora)$/i

/** All of them in the order of the text; offsets are of the text. */
export function daysOf(text: string, options: DateOptions): Day[] {
  if (!MAY_NAME_A_DAY.test(text)) return []
  const { phrases, moment } = readPhrases(text, options)
  const found = phrases
    .filter(
      ({ span, lead, start, end }) =>
        span.grain !== 'year' &&
        !(isTime(span.grain) && !SETS.has(lead) && TIME.test(text.slice(start, end))),
    )
    .map((phrase) => {
      const { start, end, lead, span } = phrase
      const day = notLastYears(lastOf(phrase, moment.today), text.slice(start, end), moment.today)
      const exact = span.grain !== 'month' && span.grain !== 'quarter'
      return { day, start, end, lead, exact }
    })
  return togetherIn(text, found).map(({ day, ...rest }) => ({
    ...rest,
    day: formatDay(day),
    when: day < moment.today ? 'past' : day === moment.today ? 'today' : 'ahead',
  }))
}

const YEAR = 365
const RECENT = 30

/** "24 Nov" of a mail of the 29th is the one just gone, and no deadline of next year. */
function notLastYears(day: number, text: string, today: number): number {
  const before = day - YEAR
  return /\d/.test(text) &&
    !/\d{4}|year|jahr|ann|an~o|jaar/i.test(text) &&
    before < today &&
    before >= today - RECENT
    ? before
    : day
}

/** A digit or a letter: nearly all texts; empty lines and rules need no grammar. */
const MAY_NAME_A_DAY = /[\p{L}\d]/u

function lastOf({ span, lead }: Reading, today: number): number {
  if (span.unit === 'week') {
    if (lead === 'before') return span.first - 1
    const friday = span.first + 4
    // "This week" of a mail written at its end is the week to come.
    if (friday < today) return span.first <= today && today <= span.last ? friday + 7 : span.last
    return friday
  }
  if (span.interval && span.last - span.first === 2 && weekdayOf(span.first) === 5) return span.first
  if (lead === 'before' && (span.grain === 'month' || span.grain === 'quarter')) return span.first - 1
  return span.last
}
