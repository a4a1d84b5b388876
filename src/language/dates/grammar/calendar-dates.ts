// Dates by month, day and year, and the weekdays that go with them.
import { type Cycle, dayOfMonthCycle, monthDayCycle, partOfYearCycle } from '../cycle.ts'
import { isSingleDay, type Span, unitAround } from '../span.ts'
import { CYCLE, type Moment, NUMBER, ORDINAL, SPAN, UNIT, YEAR } from './categories.ts'
import { fullYear, isDayOfMonth, yearOf, yearSpan } from './numbers.ts'
import * as picking from './picking.ts'
import { rule } from './rule.ts'

function monthDay(month: Cycle, day: number): Cycle | null {
  return month.kind === 'month' && day >= 1 && day <= 31 ? monthDayCycle(month.index, day) : null
}

function dated(date: Cycle, year: number): Span | null {
  const found = picking.inside(date, yearSpan(year))
  return found && { ...found, weak: 0, floating: false }
}

/** Dates of a month and the year they may carry. */
const calendarRules = [
  rule(['the?', 'ides', 'of', CYCLE], CYCLE, ([, , , month]) =>
    monthDay(month, [3, 5, 7, 10].includes(month.index) ? 15 : 13),
  ),
  rule([CYCLE, 'separator?', 'the?', ORDINAL], CYCLE, ([month, , , { n }]) => monthDay(month, n)),
  rule([CYCLE, 'comma', ORDINAL], CYCLE, ([month, , { n }]) => monthDay(month, n)),
  rule([CYCLE, 'separator?', NUMBER], CYCLE, ([month, , n]) =>
    isDayOfMonth(n) && n.digits ? monthDay(month, n.n) : null,
  ),
  rule(['the?', ORDINAL, 'dayWord?', 'of|separator?', CYCLE], CYCLE, ([, { n }, , , month]) =>
    monthDay(month, n),
  ),
  rule([NUMBER, 'of|separator?', CYCLE], CYCLE, ([n, mark, month]) =>
    isDayOfMonth(n) && (n.digits !== '' || mark !== null || month.weak === 0) ? monthDay(month, n.n) : null,
  ),
  rule([CYCLE, 'comma|of|separator?', YEAR], SPAN, ([date, , year]) => dated(date, yearOf(year))),
  // How programs write "never ends"; other numbers of four digits are more often of things than of far years.
  rule([CYCLE, 'comma|of|separator?', NUMBER], SPAN, ([date, , { n }]) =>
    date.kind === 'monthday' && n === 9999 ? dated(date, 9999) : null,
  ),
  rule([YEAR, 'comma|of|separator?', CYCLE], SPAN, ([year, , date]) => dated(date, yearOf(year))),
  rule([CYCLE, 'separator|comma|of?', "'?", NUMBER], SPAN, ([date, mark, quote, n]) =>
    date.kind === 'monthday' &&
    n.digits.length === 2 &&
    (n.n > 31 || quote !== null || /^[-/.–]$/.test(mark ?? ''))
      ? dated(date, fullYear(n.n))
      : null,
  ),
  rule([CYCLE, 'dash?', "'", NUMBER], SPAN, ([date, , , n]) =>
    n.digits.length === 2 ? dated(date, fullYear(n.n)) : null,
  ),
  // "The 2nd" is as often the second of some things: only a preposition, a weekday or a month makes it a day
  rule(['the', ORDINAL], CYCLE, ([, { n }]) => (n >= 1 && n <= 31 ? dayOfMonthCycle(n, 1) : null)),
  rule(['the?', 'day', NUMBER], CYCLE, ([, , n]) => (isDayOfMonth(n) ? dayOfMonthCycle(n.n) : null)),
  rule(['on_the', ORDINAL], CYCLE, ([, { n, digits }]) =>
    digits && n >= 1 && n <= 31 ? dayOfMonthCycle(n) : null,
  ),
  rule(['on_the', NUMBER], CYCLE, ([, n]) => (isDayOfMonth(n) && n.digits ? dayOfMonthCycle(n.n) : null)),
  rule(['period', NUMBER], CYCLE, ([, n]) =>
    n.digits.length === 1 && n.n >= 1 && n.n <= 4 ? partOfYearCycle('quarter', n.n) : null,
  ),
  rule(['halfYear', NUMBER], CYCLE, ([, n]) =>
    n.digits.length === 1 && n.n >= 1 && n.n <= 2 ? partOfYearCycle('half', n.n) : null,
  ),
  rule(['the?', ORDINAL, UNIT], CYCLE, ([, { n }, unit]) =>
    unit === 'quarter' && n >= 1 && n <= 4 ? partOfYearCycle('quarter', n) : null,
  ),
  rule(['the?', ORDINAL, 'half|semester'], CYCLE, ([, { n }]) =>
    n === 1 || n === 2 ? partOfYearCycle('half', n) : null,
  ),
]

/** A weekday and a date that name the same day. */
const agreeingRules = [
  rule([CYCLE, 'comma|dash|the|open?', CYCLE, 'close?'], SPAN, ([a, , b], moment: Moment) => {
    if (a.kind === 'weekday' && (b.kind === 'monthday' || b.kind === 'dayofmonth'))
      return picking.meet(a, b, moment)
    return b.kind === 'weekday' && (a.kind === 'monthday' || a.kind === 'dayofmonth')
      ? picking.meet(b, a, moment)
      : null
  }),
  rule([CYCLE, 'comma?', 'the?', ORDINAL], SPAN, ([a, , , { n }], moment: Moment) =>
    a.kind === 'weekday' && n >= 1 && n <= 31 ? picking.meet(a, dayOfMonthCycle(n), moment) : null,
  ),
  rule([CYCLE, 'comma?', 'the?', 'dayWord', NUMBER], SPAN, ([a, , , , n], moment: Moment) =>
    a.kind === 'weekday' && isDayOfMonth(n) ? picking.meet(a, dayOfMonthCycle(n.n), moment) : null,
  ),
  rule([CYCLE, 'comma|the?', NUMBER], SPAN, ([a, , n], moment: Moment) =>
    a.kind === 'weekday' && isDayOfMonth(n) && n.digits
      ? picking.meet(a, dayOfMonthCycle(n.n), moment)
      : null,
  ),
  rule([CYCLE, 'comma|dash|of|the|on?', SPAN], SPAN, ([a, , day]) =>
    a.kind === 'weekday' &&
    day.grain === 'day' &&
    isSingleDay(day) &&
    !day.floating &&
    day.shiftedBy === null &&
    !day.unit
      ? day
      : null,
  ),
  rule([SPAN, 'comma|open?', CYCLE, 'close?'], SPAN, ([day, , a]) =>
    a.kind === 'weekday' &&
    day.grain === 'day' &&
    isSingleDay(day) &&
    !day.floating &&
    day.shiftedBy === null &&
    !day.unit
      ? day
      : null,
  ),
  rule(['this|next', CYCLE, 'comma|dash?', CYCLE], SPAN, ([, a, , b], moment: Moment) =>
    a.kind === 'weekday' && b.kind === 'monthday'
      ? picking.inside(b, unitAround(moment.today, 'year'))
      : null,
  ),
]

export const calendarDateRules = [...calendarRules, ...agreeingRules].flat()
