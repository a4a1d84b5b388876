// Finds the dates, times and date ranges that a text names.
import * as chrono from 'chrono-node'
import type { DateOptions, FoundDate } from './found-date.ts'

/** The dates in a text, in the order in which they stand, never overlapping. */
export function findDates(text: string, options: DateOptions): FoundDate[] {
  const today = options.at.toISOString().slice(0, 10)
  return chrono.parse(text.slice(0, 20_000), options.at).map((found) => {
    const day = (found.start.date() ?? options.at).toISOString().slice(0, 10)
    const lastDay = (found.end ?? found.start).date().toISOString().slice(0, 10)
    return {
      text: found.text,
      start: found.index,
      end: found.index + found.text.length,
      day,
      lastDay,
      time: null,
      grain: 'day',
      kind: found.end ? 'interval' : 'instant',
      past: day < today,
    }
  })
}
