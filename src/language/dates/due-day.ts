// Reads the deadline that a sentence sets, and the due command of a mail.
import { formatDay, weekdayOf } from './civil.ts'
import type { DateOptions, Phrase } from './found-date.ts'
import type { Lead } from './grammar/categories.ts'
import { type Reading, readPhrases } from './read.ts'
import type { Span } from './span.ts'

export interface DueDay {
  /** 'YYYY-MM-DD' in the writer's zone. */
  day: string
  phrase: Phrase
}

const DEADLINES: readonly (Lead | null)[] = ['by', 'before', 'until']
const OPENINGS: readonly (Lead | null)[] = ['after', 'since']

/**
 * The day by which something is due, or null where the text names none. "By", "before" and "until" outweigh
 * a date that merely stands there; "now" is no deadline; a past day counts only where the text itself dates it ("by 3 May 2020").
 */
export function dueDay(text: string, options: DateOptions): DueDay | null {
  const { phrases, moment } = readPhrases(text, options)
  const ahead = (phrase: Reading) =>
    phrase.span.grain !== 'second' && dueOf(phrase, moment.today) >= moment.today
  const due =
    phrases.find((phrase) => DEADLINES.includes(phrase.lead) && ahead(phrase)) ??
    phrases.find(
      (phrase) => !OPENINGS.includes(phrase.lead) && phrase.span.open !== 'after' && ahead(phrase),
    ) ??
    phrases.find((phrase) => DEADLINES.includes(phrase.lead) && !phrase.span.floating)
  if (!due) return null
  const { start, end } = due
  return { day: formatDay(dueOf(due, moment.today)), phrase: { text: text.slice(start, end), start, end } }
}

/** The day of `#due friday`, `#due 2026-03-04`: 'YYYY-MM-DD', 'none' to take it away, null for what is no day. */
export function parseDueCommand(text: string, options: DateOptions): string | null {
  const said = text
    .replace(/^\s*#due\b:?/i, '')
    .trim()
    .slice(0, 200)
  if (/^(?:none|no|never|clear|remove|nothing|-|keine?r?|aucune?|ninguna|nessuna|geen|nenhuma)$/i.test(said))
    return 'none'
  return dueDay(said, options)?.day ?? null
}

function dueOf({ span, lead }: Reading, today: number): number {
  if (span.unit === 'week' || isEndOfWeek(span)) return fridayOf(span, lead, today)
  if (lead === 'before') return span.first
  return span.last
}

/** Work for a week is due on its Friday; once that is over, on its last day. Before a week is before it begins. */
function fridayOf(span: Span, lead: Lead | null, today: number): number {
  if (lead === 'before' && span.unit === 'week') return span.first
  const friday = span.unit === 'week' ? span.first + 4 : span.first
  return friday < today ? span.last : friday
}

function isEndOfWeek(span: Span): boolean {
  return span.interval && span.last - span.first === 2 && weekdayOf(span.first) === 5
}
