// Finds the days of a Gregorian year that bear a date of the Hebrew, Islamic or Chinese calendar.
import { dayNumber } from '../civil.ts'

export type ForeignCalendar = 'hebrew' | 'islamic-umalqura' | 'chinese'

/** Days by 'month-day' of the foreign calendar; Hebrew months by name, leap months of the Chinese left out. */
const years = new Map<string, Map<string, number[]>>()
const MOST_YEARS_KEPT = 600

/** The day numbers, at most two in a Gregorian year. `month` as Intl writes it ('Tishri', '9'). */
export function foreignDays(calendar: ForeignCalendar, month: string, day: number, year: number): number[] {
  const key = `${calendar} ${year}`
  let days = years.get(key)
  if (!days) {
    days = daysOfYear(calendar, year)
    if (years.size >= MOST_YEARS_KEPT) years.clear()
    years.set(key, days)
  }
  return days.get(`${month}-${day}`) ?? []
}

function daysOfYear(calendar: ForeignCalendar, year: number): Map<string, number[]> {
  const month = calendar === 'hebrew' ? 'long' : 'numeric'
  const format = new Intl.DateTimeFormat(`en-u-ca-${calendar}`, { month, day: 'numeric', timeZone: 'UTC' })
  const found = new Map<string, number[]>()
  const end = dayNumber(year + 1, 1, 1)
  for (let day = dayNumber(year, 1, 1); day < end; day++) {
    const parts = format.formatToParts(new Date(day * 86_400_000))
    const named = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
    const key = `${named('month')}-${Number.parseInt(named('day'), 10)}`
    found.set(key, [...(found.get(key) ?? []), day])
  }
  return found
}
