// Dates and times written in digits, read from the characters since their marks are no words.
import { existingDay } from './civil.ts'
import { monthDayCycle } from './cycle.ts'
import { CYCLE, NUMBER, ORDINAL, SPAN, TIME, type Time } from './grammar/categories.ts'
import { fullYear } from './grammar/numbers.ts'
import { daySpan, unitAround } from './span.ts'

export interface Numeral {
  category: string
  /** Length in characters. */
  length: number
  value: unknown
}

const MERIDIAN = String.raw`(?:\s?([ap])\s?\.?\s?m\b\.?|\s?([ap])\b(?!\s?\.?\s?[a-z0-9]))`
const TIME_12 = new RegExp(String.raw`(\d{1,2})(?:\s?[:.]\s?(\d{2}))?(?::(\d{2}))?${MERIDIAN}(?!pm)`, 'y')
/** Its empty group stands where the others have seconds. */
const RUN_12 = new RegExp(String.raw`(\d{1,2})(\d{2})()${MERIDIAN}`, 'y')
const TIME_24 = /(\d{1,2}):\s?(\d{2})(?::(\d{2}))?(?:[.,]\d{1,6})?(\s?uhr\b|\s?u\b)?/y
const TIME_H = /(\d{1,2})\s?h(?![a-z])\s?(\d{2})?(?!\d)/y
const TIME_DOTS = /(\d{1,2})\.(\d{2})(?::(\d{2}))?(?![.\d]|,\d)(\s?uhr\b|\s?u(?:ur)?\b)?/y
const RUN_24 = /([01]\d|2[0-3])([0-5]\d)(?!\d)/y
const ISO =
  /(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?!\d)(?:(?:t|(?=\s\d))\s?(\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?(z|[+-]\d{2}:?\d{2})?)?/y
const ISO_RUN = /((?:19|20)\d{2})(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])(?!\d)/y
const FULL = /(\d{1,2})\s?([-/.])\s?(\d{1,2})\s?\2\s?(\d{4}|\d{2})(?!\d|[-/.]\d)/y
const SPACED = /(\d{1,2}) (\d{1,2}) ((?:19|20)\d{2})(?!\d)/y
const PAIR = /(\d{1,2})([/.])(\d{1,2})(?!\d|\2\d|[.,:]\d|\s?%)(\.(?!\d))?/y
const MONTH_YEAR = /(\d{1,2})\s?[-/.]\s?(\d{4})(?!\d|[-/.]\d)/y
const YEAR_MONTH = /((?:19|20)\d{2})[-/.](\d{1,2})(?!\d|[-/.]\d)/y
const FRACTION = /(\d{1,2})\/([2-4])(?![\d/])/y
const DECIMAL = /(\d{1,3})[.,](\d{1,2})(?![\d.,:])/y
const DIGITS = /\d+/y
const ORDINALS: Record<string, RegExp> = {
  en: /(\d{1,2})\s?(?:st|nd|rd|th)(?![a-z])/y,
  de: /(\d{1,2})\.(?!\d)/y,
  fr: /(\d{1,2})(?:er|re|e|eme|ème|ème)(?![a-z])/y,
  es: /(\d{1,2})\s?(?:\.\s?)?(?:º|ª|°|o\b|er\b|a\b)/y,
  it: /(\d{1,2})\s?(?:º|°|ª)/y,
  pt: /(\d{1,2})\s?(?:º|°|ª|o\b)/y,
  nl: /(\d{1,2})\s?(?:de|ste|e)(?![a-z])/y,
}

/** Digits glued to letters or to other digits by marks are numbers of things: phones, parts, versions. */
const GLUED_BEFORE = /(?:[a-z_\d][-./:,]?|\d\s?[-]\s?|[$€£#+(]\s?)$/
const GLUED_AFTER = /^(?:\d|[-.:,/]\d|\s?%)/

/** What the digits at an offset of the text (lower case) may mean; `month` word dates are the grammar's. */
export function numeralsAt(text: string, at: number, language: string, dayFirst: boolean): Numeral[] {
  const before = text.slice(Math.max(0, at - 6), at)
  const found: Numeral[] = []
  const add = (category: { name: string }, match: RegExpExecArray, value: unknown) => {
    if (value !== null) found.push({ category: category.name, length: match[0].trimEnd().length, value })
  }
  const fraction = matchAt(FRACTION, text, at)
  if (fraction && Number(fraction[1]) < Number(fraction[2]))
    add(NUMBER, fraction, { n: Number(fraction[1]) / Number(fraction[2]), digits: fraction[0] })
  const decimal = matchAt(DECIMAL, text, at)
  if (decimal) add(NUMBER, decimal, { n: Number(`${decimal[1]}.${decimal[2]}`), digits: decimal[0] })
  const glued = GLUED_BEFORE.test(before)
  if (!/[a-z\d]$/.test(before) || !/\d[-.,/:]$/.test(before)) {
    const iso = matchAt(ISO, text, at) ?? matchAt(ISO_RUN, text, at)
    if (iso && !/\d[-./:]?$/.test(before))
      add(SPAN, iso, iso.length > 5 ? isoDay(iso) : simpleDay(iso[1], iso[2], iso[3]))
  }
  const number = matchAt(DIGITS, text, at)
  if (number && number[0].length <= 4) {
    const value = { n: Number(number[0]), digits: number[0] }
    if (!/(?:\d[-.,/:]?|[$€£#]\s?)$/.test(before)) add(NUMBER, number, value)
    else if (/(?:^|[^\d-]|[a-z]-)(?:\d{1,2}|\d{4})-$/.test(before)) add(NUMBER, number, value)
  }
  const ordinal = ORDINALS[language]
  const nth = ordinal && !glued ? (matchAt(ordinal, text, at) ?? null) : null
  if (nth) add(ORDINAL, nth, { n: Number(nth[1]), digits: true })
  if (glued && !/(?:\d\s?-\s?|[a-z]-|\()$/.test(before)) return found
  for (const one of [...dates(text, at, dayFirst), ...times(text, at)]) {
    if (
      !GLUED_AFTER.test(text.slice(at + one.length, at + one.length + 3)) ||
      text.startsWith('-', at + one.length)
    )
      found.push(one)
  }
  return found
}

function* dates(text: string, at: number, dayFirst: boolean): Generator<Numeral> {
  const full = matchAt(FULL, text, at)
  const spaced = full ? null : matchAt(SPACED, text, at)
  if (full || spaced) {
    const [all, a, , b, y] = full ?? [spaced?.[0] ?? '', spaced?.[1], '', spaced?.[2], spaced?.[3]]
    const value = dayAndMonth(Number(a), Number(b), dayFirst || full?.[2] === '.', (month, day) =>
      existingDay(fullYear(Number(y)), month, day),
    )
    if (value !== null) yield { category: SPAN.name, length: all.length, value: daySpan(value) }
    return
  }
  const monthYear = matchAt(MONTH_YEAR, text, at)
  if (monthYear) yield* wholeMonth(monthYear, Number(monthYear[2]), Number(monthYear[1]))
  const yearMonth = matchAt(YEAR_MONTH, text, at)
  if (yearMonth) yield* wholeMonth(yearMonth, Number(yearMonth[1]), Number(yearMonth[2]))
  const pair = matchAt(PAIR, text, at)
  if (!pair || monthYear) return
  const [all, a, mark, b, dot] = pair
  const first = dayFirst || (mark === '.' && dot !== undefined)
  const value = dayAndMonth(Number(a), Number(b), first, (month, day) =>
    existingDay(2000, month, day) === null ? null : monthDayCycle(month, day),
  )
  const weak = mark !== '/' && dot === undefined ? 2 : /^(?:24\/7|1\/[2-4]|3\/4|2\/3)$/.test(all) ? 1 : 0
  if (value) yield { category: CYCLE.name, length: all.length, value: { ...value, weak } }
}

function* wholeMonth(match: RegExpExecArray, year: number, month: number): Generator<Numeral> {
  const first = existingDay(year, month, 1)
  if (first !== null && year > 1900 && year < 2200)
    yield { category: SPAN.name, length: match[0].length, value: unitAround(first, 'month') }
}

/** Reads two numbers in the wanted order, or in the other one where only that exists. */
function dayAndMonth<T>(
  a: number,
  b: number,
  dayFirst: boolean,
  make: (month: number, day: number) => T | null,
): T | null {
  return dayFirst ? (make(b, a) ?? make(a, b)) : (make(a, b) ?? make(b, a))
}

function* times(text: string, at: number): Generator<Numeral> {
  const said = (match: RegExpExecArray, weak: boolean, ambiguous = true): Numeral | null => {
    const [all, hour, minute, second, first, other] = match
    const half = first ?? other
    const value = timeOf({ hour, minute, second, half: half === 'a' || half === 'p' ? half : null })
    const isAmbiguous = ambiguous && value?.ambiguous === true
    return (
      value && {
        category: TIME.name,
        length: all.trimEnd().length,
        value: { ...value, ambiguous: isAmbiguous, weak },
      }
    )
  }
  const twelve = matchAt(TIME_12, text, at)
  if (twelve) yield* present(said(twelve, twelve[5] !== undefined && twelve[2] === undefined))
  const run12 = matchAt(RUN_12, text, at)
  if (run12) yield* present(said(run12, false))
  if (twelve || run12) return
  const colon = matchAt(TIME_24, text, at)
  if (colon) yield* present(said(colon, false, colon[4] === undefined && !colon[0].startsWith('0')))
  const h = matchAt(TIME_H, text, at)
  if (h) yield* present(said(h, false, false))
  const dots = matchAt(TIME_DOTS, text, at)
  if (dots) yield* present(said(dots, dots[4] === undefined))
  const run = matchAt(RUN_24, text, at)
  if (run && (!/^(?:19|20)/.test(run[0]) || /\bat\s$/.test(text.slice(Math.max(0, at - 4), at))))
    yield* present(said(run, true))
}

function* present(one: Numeral | null): Generator<Numeral> {
  if (one) yield one
}

/** A time as it is written; `half` is that of the day, "am" or "pm". */
interface WrittenTime {
  hour: string | undefined
  minute: string | undefined
  second: string | undefined
  half: 'a' | 'p' | null
}

/** Null for what no clock shows. Without its half an hour up to twelve may be of either. */
function timeOf({ hour = '', minute = '', second = '', half }: WrittenTime): Time | null {
  const [h, m, s] = [Number(hour), Number(minute), Number(second)]
  if (h > 24 || m > 59 || s > 59 || (half !== null && h === 0)) return null
  const hours = half === null || h > 12 ? h : (h % 12) + (half === 'p' ? 12 : 0)
  const grain = second ? 'second' : minute ? 'minute' : 'hour'
  return {
    clock: (hours % 24) * 3600 + m * 60 + s,
    grain,
    ambiguous: half === null && h > 0 && h <= 12,
    offset: null,
    weak: false,
  }
}

function isoDay(match: RegExpExecArray) {
  const day = existingDay(Number(match[1]), Number(match[3]), Number(match[4]))
  if (day === null) return null
  if (match[5] === undefined) return daySpan(day)
  return daySpan(day, {
    clock: Number(match[5]) * 3600 + Number(match[6]) * 60 + Number(match[7] ?? 0),
    grain: 'minute',
  })
}

function simpleDay(year = '', month = '', day = '') {
  const found = existingDay(Number(year), Number(month), Number(day))
  return found === null ? null : daySpan(found)
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}
