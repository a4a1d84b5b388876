// Weekdays by name, and days counted in working days, weekdays and months, written 'YYYY-MM-DD'.
import { plusDays } from './iso-day.ts'

/** As rules keep them, from Monday on. */
export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const

/** 0 for Monday. */
const placeOf = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7

/** From Monday to Friday; holidays are not known. */
export function plusWorkdays(day: string, days: number): string {
  let at = day
  for (let left = days; left > 0; ) {
    at = plusDays(at, 1)
    if (placeOf(at) < 5) left--
  }
  return at
}

/** The next one after the day, a week later where the day is one; null for what is no weekday. */
export function nextWeekday(day: string, weekday: string): string | null {
  const wanted = WEEKDAYS.findIndex((one) => one === weekday)
  return wanted < 0 ? null : plusDays(day, (wanted - placeOf(day) + 7) % 7 || 7)
}

export function endOfMonth(day: string): string {
  const [year = 1970, month = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
}
