// Numbers and ordinals in words and digits, and the years they may be.
import { civilOf, dayNumber } from '../civil.ts'
import { type Span, unitAround } from '../span.ts'
import { NUMBER, type Numeral, ORDINAL, type Ordinal, YEAR } from './categories.ts'
import { rule } from './rule.ts'

const said = (n: number): Numeral => ({ n, digits: '' })
const isWord = (number: Numeral) => number.digits === ''

function joined(tens: Numeral, ones: Numeral): Numeral | null {
  if (!isWord(tens) || !isWord(ones) || ones.n < 1) return null
  const fits =
    (tens.n >= 20 && tens.n < 100 && tens.n % 10 === 0 && ones.n < 10) ||
    (isRound(tens.n) && ones.n < leastPart(tens.n))
  return fits ? said(tens.n + ones.n) : null
}

const isRound = (n: number) => n >= 100 && n % 100 === 0
const leastPart = (n: number) => (n % 1000 === 0 ? 1000 : 100)

export function yearSpan(year: number) {
  return { ...unitAround(dayNumber(year, 1, 1), 'year'), weak: 1 as const }
}

/** Two digits as a year: 74 is 1974, 31 is 2031 (POSIX turns at 69; birthdays and plans make 50 the better turn). */
export function fullYear(year: number): number {
  return year >= 100 ? year : year >= 50 ? 1900 + year : 2000 + year
}

const isYear = (n: number) => n >= 1800 && n <= 2150

export const numberRules = [
  rule([NUMBER, 'dash?', NUMBER], NUMBER, ([a, , b]) => joined(a, b)),
  rule([NUMBER, 'and', NUMBER], NUMBER, ([a, , b]) => (isRound(a.n) ? joined(a, b) : null)),
  rule([NUMBER, NUMBER], NUMBER, ([a, b]) =>
    isWord(a) && isWord(b) && (b.n === 100 || b.n === 1000) && a.n < 100 && a.n > 0 ? said(a.n * b.n) : null,
  ),
  rule([NUMBER, 'dash?', ORDINAL], ORDINAL, ([a, , b]): Ordinal | null =>
    isWord(a) && !b.digits && b.n > 0 && b.n < 10 && a.n % 10 === 0 && a.n >= 20 && a.n < 100
      ? { n: a.n + b.n, digits: false }
      : null,
  ),
  rule([NUMBER], YEAR, ([a]) => (isYear(a.n) && (isWord(a) || a.digits.length === 4) ? yearSpan(a.n) : null)),
  rule([NUMBER, 'dash?', NUMBER], YEAR, ([a, , b]) =>
    isWord(a) && isWord(b) && a.n >= 18 && a.n <= 20 && b.n >= 10 && b.n < 100
      ? yearSpan(a.n * 100 + b.n)
      : null,
  ),
  rule(['year', YEAR], YEAR, ([, year]) => ({ ...year, weak: 0 as const })),
  rule([YEAR, 'era'], YEAR, ([year]) => ({ ...year, weak: 0 as const })),
].flat()

export function isDayOfMonth({ n, digits }: Numeral): boolean {
  return n >= 1 && n <= 31 && digits.length <= 2
}

export function yearOf(year: Span): number {
  return civilOf(year.first).year
}
