// A due day in words: relative while it is near, the date itself when it is far.
import { daysUntil, dueWords, formatDay, type Moment } from '../../../../ui/dates.ts'

/** Days within which counting still says more than a date. */
const near = 14

export function dueLabel(due: string | null, now: Moment, timeZone?: string): string {
  if (due === null) return 'No due date'
  return Math.abs(daysUntil(due, now, timeZone)) <= near ? dueWords(due, now, timeZone) : formatDay(due)
}
