// The ways in which a feast's day follows from the year.
import { type ForeignCalendar, foreignDays } from '../calendars/foreign.ts'
import { type HinduMonth, hinduDay, INDIAN_HOURS } from '../calendars/hindu.ts'
import { newMoonNear } from '../calendars/sky.ts'
import { dayNumber, daysInMonth, existingDay, weekdayOf } from '../civil.ts'
import { type Cycle, yearly } from '../cycle.ts'
import { daySpan, type Span, span } from '../span.ts'

/** First day of a feast in a year, null in years without it. */
export type DayInYear = (year: number) => number | null

/**
 * A feast: its names parted by '|', and its day. In names '{s}' stands for any way of writing the genitive,
 * '(word)' for a word that may be left out, '-' for a hyphen, a blank or nothing.
 */
export type Feast = readonly [names: string, inYear: DayInYear, days?: number]

export const fixed =
  (month: number, day: number): DayInYear =>
  (year) =>
    existingDay(year, month, day)

/** The nth weekday (1 is Monday) of a month; negative counts from its end. */
export const nth =
  (n: number, weekday: number, month: number, plus = 0): DayInYear =>
  (year) => {
    const first = dayNumber(year, month, 1)
    const start = first + ((weekday - weekdayOf(first) + 7) % 7)
    const last = first + daysInMonth(year, month) - 1
    const end = last - ((weekdayOf(last) - weekday + 7) % 7)
    return (n > 0 ? start + (n - 1) * 7 : end + (n + 1) * 7) + plus
  }

/** The last such weekday on or before a date. */
export const weekdayBefore =
  (weekday: number, month: number, day: number): DayInYear =>
  (year) => {
    const at = dayNumber(year, month, day)
    return at - ((weekdayOf(at) - weekday + 7) % 7)
  }

export const after =
  (days: number, of: DayInYear): DayInYear =>
  (year) => {
    const day = of(year)
    return day === null ? null : day + days
  }

/** Moved by so many days when it falls on a weekday: { 6: -1, 7: 1 } is "or the nearest working day". */
export const moved =
  (of: DayInYear, by: Record<number, number>): DayInYear =>
  (year) => {
    const day = of(year)
    return day === null ? null : day + (by[weekdayOf(day)] ?? 0)
  }

export const foreign =
  (calendar: ForeignCalendar, months: string | string[], day: number, plus = 0): DayInYear =>
  (year) => {
    for (const month of [months].flat()) {
      const found = foreignDays(calendar, month, day, year)[0]
      if (found !== undefined) return found + plus
    }
    return null
  }

/** Jewish feasts begin with the evening before. */
export const hebrew = (month: string | string[], day: number) => foreign('hebrew', month, day, -1)
export const islamic = (month: number, day: number) => foreign('islamic-umalqura', String(month), day)

/** The months of Intl's calendar, begun on the day on which Beijing has the new moon (Intl is a day off in 2027). */
export const chinese =
  (month: number, day: number): DayInYear =>
  (year) => {
    const first = foreignDays('chinese', String(month), 1, year)[0]
    return first === undefined ? null : Math.floor(newMoonNear(first) + 8 / 24) + day - 1
  }

export const hindu =
  (month: HinduMonth, tithi: number, hour: keyof typeof INDIAN_HOURS = 'sunrise', plus = 0): DayInYear =>
  (year) => {
    const day = hinduDay(year, month, tithi, INDIAN_HOURS[hour])
    return day === null ? null : day + plus
  }

export function feastCycle([, inYear, days = 1]: Feast): Cycle {
  return yearly('holiday', (year): Span | null => {
    const first = year >= 1583 && year <= 2300 ? inYear(year) : null
    if (first === null) return null
    return days === 1 ? daySpan(first) : span(first, first + days - 1, 'day', { interval: true })
  })
}

/** Every way in which a feast's names may be written. */
export function namesOf([names]: Feast): string[] {
  return names.split('|').flatMap(choices).flatMap(spellings)
}

function choices(name: string): string[] {
  const optional = /\(([^()]*)\)\s*/.exec(name)
  if (!optional) return [name]
  return [name.replace(optional[0], `${optional[1]} `), name.replace(optional[0], '')].flatMap(choices)
}

function spellings(name: string): string[] {
  const genitives = name.includes('{s}')
    ? ['', 's', "'s", "s'"].map((s) => name.replaceAll('{s}', s))
    : [name]
  const joined = genitives.flatMap((one) =>
    one.includes('-') ? [' - ', ' ', ''].map((mark) => one.replaceAll('-', mark)) : [one],
  )
  return joined.map((one) => one.trim())
}
