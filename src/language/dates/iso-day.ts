// Counts with days that are written 'YYYY-MM-DD'.
import { formatDay } from './civil.ts'
import type { DateOptions } from './found-date.ts'
import { wallTime } from './zone.ts'

/** The calendar day of an instant in a zone. */
export function dayOf({ at, zone }: Pick<DateOptions, 'at' | 'zone'>): string {
  return formatDay(wallTime(at, zone).day)
}

export function plusDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}
