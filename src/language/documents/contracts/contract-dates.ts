// The days that a contract names: those of the calendar, not "the last day of the month" nor "within a week".
import { findDates } from '../../dates/find.ts'
import type { FoundDate } from '../analysis.ts'
import { STRETCH } from '../stretch.ts'
import type { GivenContract } from './contract-reading.ts'
import { saysAny } from './cues.ts'
import type { Statement } from './statements.ts'

export interface DatedIn extends FoundDate {
  /** Offset of its number in the statement. */
  at: number
}

const YEARS = /(?<!\d)(?:19|20)\d{2}(?!\d)/g
const YEAR = /(?<!\d)(?:19|20)\d{2}(?!\d)/
const DAY = /(?<!\d)\d{1,2}(?!\d)/
/** Such a day of the month comes round and round. */
const RECURRING = [
  ...[
    'each',
    'every',
    'yearly',
    'half yearly',
    'quarterly',
    'jahrlich',
    'jedes jahr',
    'jeden',
    'folgenden jahres',
  ],
  ...['des vorjahres', 'chaque', 'cada', 'ogni', 'elk_', 'elke', 'jaarlijks', 'annuel', 'anual', 'annual'],
  ...['einmal im jahr', 'once a year', 'in each year'],
]
const MONTH_WORD = /\p{L}{3}/u

export function datesIn(statement: Statement, given: GivenContract, language: string): DatedIn[] {
  const { text } = statement
  const found = namedIn(statement, given, language)
  // "One year from 1 May 2026" is read as the day after it: the day that is written stands from its number on.
  const written = LONG_DAY.exec(text)
  if (found.length > 0 || !written) return found
  const rest = { ...statement, text: text.slice(written.index) }
  return namedIn(rest, given, language).map((date) => ({
    ...{ ...date, at: date.at + written.index },
    place: { ...date.place, quote: text },
  }))
}

/** A day, a month in letters and a year. */
const LONG_DAY = /(?<!\d)\d{1,2}[. ][^\d]{3,20}(?:19|20)\d{2}(?!\d)/

function namedIn({ text, plain, part }: Statement, given: GivenContract, language: string): DatedIn[] {
  if (!DAY.test(text) && !YEAR.test(text)) return []
  const at = new Date(`${given.sentOn}T12:00:00Z`)
  const isRecurring = saysAny(plain, RECURRING)
  return findDates(text, { at, zone: 'UTC', language, forward: false }).flatMap((found): DatedIn[] => {
    const written = found.text.trim()
    const years: readonly string[] = written.match(YEARS) ?? []
    const hasYear = years.length > 0 || /^\d{1,2}[./-]\d{1,2}[./-]\d{2}$/.test(written)
    const isDayOfMonth = DAY.test(written) && MONTH_WORD.test(written) && found.grain === 'day'
    if (!hasYear && STRETCH.test(written)) return []
    if (!hasYear && (!isDayOfMonth || isRecurring || found.time !== null)) return []
    if (found.grain === 'year' && !/^\d{4}$/.test(written)) return []
    const digits = found.grain === 'year' ? 4 : found.grain === 'month' || found.grain === 'quarter' ? 7 : 10
    // "From 2 March to 26 June" names both; "until 26 June" and "from 2 March" name the one that is written.
    const isNamed = (iso: string) => years.length === 0 || years.includes(iso.slice(0, 4))
    const both = digits < 10 ? [found.day] : [...new Set([found.day, found.lastDay])]
    const days = found.kind === 'open' ? bothOrNamed(both, written) : both
    return days.filter(isNamed).map((day) => ({
      ...{ iso: day.slice(0, digits), text: found.text, what: null, place: { part, quote: text } },
      at: found.start + numberAt(found.text, day, day === days.at(-1)),
    }))
  })
}

/** Where the number of the day stands, so that the words before it can be looked at. */
function numberAt(text: string, day: string, isLast: boolean): number {
  const found = [...text.matchAll(/\d{1,4}/g)].filter(
    ({ 0: number }) => Number(number) === Number(day.slice(8)),
  )
  return (isLast ? found.at(-1) : found[0])?.index ?? 0
}

/** Of an open span the end whose day of the month is written. */
function bothOrNamed(days: readonly string[], written: string): string[] {
  const numbers = (written.match(/\d+/g) ?? []).map(Number)
  const named = days.filter((day) => numbers.includes(Number(day.slice(8))))
  return named.slice(0, 1)
}
