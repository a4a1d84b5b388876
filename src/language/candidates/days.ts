// Finds the days that a text names and weighs which of them is the day by which work is due.
import { formatDay, weekdayOf } from '../dates/civil.ts'
import type { DateOptions, Grain } from '../dates/found-date.ts'
import type { Lead } from '../dates/grammar/categories.ts'
import { type Reading, readPhrases } from '../dates/read.ts'

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
  return phrases
    .filter(
      ({ span, lead, start, end }) =>
        span.grain !== 'year' &&
        !(isTime(span.grain) && !SETS.has(lead) && TIME.test(text.slice(start, end))),
    )
    .map((phrase) => {
      const day = lastOf(phrase, moment.today)
      const { start, end, lead, span } = phrase
      const exact = span.grain !== 'month' && span.grain !== 'quarter'
      const when = day < moment.today ? 'past' : day === moment.today ? 'today' : 'ahead'
      return { day: formatDay(day), start, end, lead, when, exact } as const
    })
}

/** A digit or a letter: nearly all texts; empty lines and rules need no grammar. */
const MAY_NAME_A_DAY = /[\p{L}\d]/u

function lastOf({ span, lead }: Reading, today: number): number {
  if (span.unit === 'week') {
    if (lead === 'before') return span.first - 1
    const friday = span.first + 4
    return friday < today ? span.last : friday
  }
  if (span.interval && span.last - span.first === 2 && weekdayOf(span.first) === 5) return span.first
  if (lead === 'before' && (span.grain === 'month' || span.grain === 'quarter')) return span.first - 1
  return span.last
}
