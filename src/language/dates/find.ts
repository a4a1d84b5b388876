// Finds the dates, times and date ranges that a text names.
import { formatDay } from './civil.ts'
import type { DateOptions, FoundDate } from './found-date.ts'
import { readPhrases } from './read.ts'
import type { Span } from './span.ts'

/** The dates in a text, in the order in which they stand, never overlapping; "as soon as possible" is none. Linear in the length of the text. */
export function findDates(text: string, options: DateOptions): FoundDate[] {
  const { phrases, moment } = readPhrases(withoutShares(text), options)
  return phrases.map(({ span, start, end }) => ({
    text: text.slice(start, end),
    start,
    end,
    day: formatDay(span.first),
    lastDay: formatDay(span.last),
    time: span.clock === null ? null : formatClock(span.clock),
    grain: span.grain,
    kind: kindOf(span),
    past: span.last < moment.today,
  }))
}

/** Before a percent sign, a number is no day: "on Friday 19 %" names Friday. */
const SHARE =
  /(?<![\d.,])\d{1,3}(?:[.,]\d{1,2})?(?=\s?(?:%|percent\b|per cent\b|prozent\b|pour cent\b|por ciento\b|per cento\b|procent\b|por cento\b))/giu

/** As long as the text. */
const withoutShares = (text: string): string =>
  text.includes('%') || /cent|zent/i.test(text)
    ? text.replace(SHARE, (found) => '#'.repeat(found.length))
    : text

function kindOf(span: Span): FoundDate['kind'] {
  if (span.open) return 'open'
  return span.interval ? 'interval' : 'instant'
}

function formatClock(clock: number): string {
  const two = (n: number) => String(n).padStart(2, '0')
  return `${two(Math.floor(clock / 3600))}:${two(Math.floor((clock % 3600) / 60))}`
}
