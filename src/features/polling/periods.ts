// Weeks, months and quarters, in UTC: the last eight of them, each by its first day.
import { type Period, SHOWN_PERIODS } from './contract.ts'

/** 'YYYY-MM-DD' of the first day of the period that holds the day. */
export function periodOf(day: string, period: Period): string {
  const date = new Date(`${day}T00:00:00Z`)
  if (period === 'weekly') return addDays(day, -((date.getUTCDay() + 6) % 7))
  const month = date.getUTCMonth()
  return firstOf(date.getUTCFullYear(), period === 'monthly' ? month : month - (month % 3))
}

/** So many periods later; earlier for a negative number. `first` is the first day of one. */
export function laterPeriod(first: string, period: Period, count: number): string {
  if (period === 'weekly') return addDays(first, 7 * count)
  const date = new Date(`${first}T00:00:00Z`)
  return firstOf(date.getUTCFullYear(), date.getUTCMonth() + (period === 'monthly' ? count : 3 * count))
}

/** First days of the periods that are shown, oldest first; the last one is the present one. */
export function shownPeriods(now: Date, period: Period): string[] {
  const present = periodOf(dayIn(now), period)
  return Array.from({ length: SHOWN_PERIODS }, (_, place) =>
    laterPeriod(present, period, place - SHOWN_PERIODS + 1),
  )
}

/** 'YYYY-MM-DD' in UTC. */
export const dayIn = (at: Date): string => at.toISOString().slice(0, 10)

export const addDays = (day: string, days: number): string =>
  dayIn(new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000))

const firstOf = (year: number, month: number): string => dayIn(new Date(Date.UTC(year, month, 1)))

const named = (first: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en', { timeZone: 'UTC', ...options }).format(new Date(`${first}T00:00:00Z`))

/** By its first day, after "in": "the week of June 1, 2026", "June 2026", "the second quarter of 2026". */
export function periodWords(first: string, period: Period): string {
  if (period === 'weekly') return `the week of ${named(first, { dateStyle: 'long' })}`
  if (period === 'monthly') return named(first, { month: 'long', year: 'numeric' })
  const quarter = ['first', 'second', 'third', 'fourth'][Math.floor((Number(first.slice(5, 7)) - 1) / 3)]
  return `the ${quarter} quarter of ${first.slice(0, 4)}`
}
