// Counts with days of the Gregorian calendar as plain numbers: day 0 is 1970-01-01, no zone involved.

export interface Civil {
  year: number
  /** 1 to 12 */
  month: number
  day: number
}

const DAY_MS = 86_400_000
/** Days that a Date can hold, on both sides of 1970. */
const FARTHEST = 1e8
/** The calendar repeats itself after 400 years. */
const ERA_YEARS = 400
const ERA_DAYS = 146_097
/** From 1 March of the year 0 to 1970-01-01. */
const BEFORE_1970 = 719_468

/**
 * The number of a day; a day beyond the month's length runs on into the next month. By counting, since years that
 * begin in March end with their leap day: a Date would cost ten times as much, and it is asked for each try of the
 * grammar. NaN beyond what a Date can hold.
 */
export function dayNumber(year: number, month: number, day: number): number {
  const months = Math.trunc(year) * 12 + Math.trunc(month) - 3
  const marchYear = Math.floor(months / 12)
  const days = Math.floor((153 * (months - marchYear * 12) + 2) / 5) + Math.trunc(day) - 1
  const era = Math.floor(marchYear / ERA_YEARS)
  const yearOfEra = marchYear - era * ERA_YEARS
  const number =
    era * ERA_DAYS +
    yearOfEra * 365 +
    Math.floor(yearOfEra / 4) -
    Math.floor(yearOfEra / 100) +
    days -
    BEFORE_1970
  return Math.abs(number) <= FARTHEST ? number : Number.NaN
}

export function civilOf(day: number): Civil {
  const since = Math.floor(Math.abs(day) <= FARTHEST ? day : Number.NaN) + BEFORE_1970
  const era = Math.floor(since / ERA_DAYS)
  const dayOfEra = since - era * ERA_DAYS
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1_460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153)
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
  return {
    year: yearOfEra + era * ERA_YEARS + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1,
  }
}

/** ISO 8601: Monday is 1, Sunday 7. */
export function weekdayOf(day: number): number {
  return ((((day + 3) % 7) + 7) % 7) + 1
}

export function mondayOf(day: number): number {
  return day - weekdayOf(day) + 1
}

export function daysInMonth(year: number, month: number): number {
  return dayNumber(year, month + 1, 1) - dayNumber(year, month, 1)
}

/** The same day of another month, or that month's last day where it has none (31 January + 1 month). */
export function addMonths(day: number, months: number): number {
  const { year, month, day: dayOfMonth } = civilOf(day)
  const total = year * 12 + month - 1 + months
  const toYear = Math.floor(total / 12)
  const toMonth = total - toYear * 12 + 1
  return dayNumber(toYear, toMonth, Math.min(dayOfMonth, daysInMonth(toYear, toMonth)))
}

/** The number of the day, or null where the calendar has no such day (30 February). */
export function existingDay(year: number, month: number, day: number): number | null {
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return null
  return dayNumber(year, month, day)
}

/** The Monday of an ISO 8601 week; week 1 is the one with 4 January. */
export function isoWeek(year: number, week: number): number {
  return mondayOf(dayNumber(year, 1, 4)) + (week - 1) * 7
}

/** The year to which ISO 8601 counts the week of a day. */
export function isoYearOf(day: number): number {
  return civilOf(mondayOf(day) + 3).year
}

export function formatDay(day: number): string {
  const { year, month, day: dayOfMonth } = civilOf(day)
  const two = (n: number) => String(n).padStart(2, '0')
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(dayOfMonth)}`
}

/** 'YYYY-MM-DD' as a day number. */
export function parseDay(text: string): number {
  return Math.floor(Date.parse(`${text.slice(0, 10)}T00:00:00Z`) / DAY_MS)
}
