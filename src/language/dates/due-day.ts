// Reads the deadline that a sentence sets.
import { findDates } from './find.ts'
import type { DateOptions, Phrase } from './found-date.ts'

export interface DueDay {
  /** 'YYYY-MM-DD' */
  day: string
  phrase: Phrase
}

/** The day by which something is due, or null where the text names none. */
export function dueDay(text: string, options: DateOptions): DueDay | null {
  const found = findDates(text, options).find((date) => !date.past)
  return found
    ? { day: found.lastDay, phrase: { text: found.text, start: found.start, end: found.end } }
    : null
}
