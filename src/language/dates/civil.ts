// Counts with days of the Gregorian calendar as plain numbers: day 0 is 1970-01-01, no zone involved.

export interface Civil {
  year: number
  /** 1 to 12 */
  month: number
  day: number
}

const DAY_MS = 86_400_000

/** The number of a day; a day beyond the month's length runs on into the next month. */
export function dayNumber(year: number, month: number, day: number): number {
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  return Math.floor(date.getTime() / DAY_MS)
}

export function civilOf(day: number): Civil {
  const date = new Date(day * DAY_MS)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
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
