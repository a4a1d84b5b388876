// Days and longer spans: relative words, picked cycles, positions inside a span.
import { dayNumber, isoWeek, isoYearOf } from '../civil.ts'
import {
  type Cycle,
  dayOfMonthCycle,
  monthDayCycle,
  nearestOf,
  nextOf,
  partOfYearCycle,
  previousOf,
} from '../cycle.ts'
import { daySpan, type Span, span, type Unit, unitAround, unitShifted } from '../span.ts'
import {
  CYCLE,
  DAY,
  DURATION,
  type Moment,
  NUMBER,
  type Numeral,
  ORDINAL,
  PLURAL,
  SPAN,
  UNIT,
  YEAR,
} from './categories.ts'
import { rule } from './chart.ts'
import { stretch } from './durations.ts'
import { fullYear, yearSpan } from './numbers.ts'
import * as picking from './picking.ts'

const isDay = (s: Span) => s.first === s.last
const plainDay = (n: Numeral) => n.n >= 1 && n.n <= 31 && (n.digits === '' || n.digits.length <= 2)
const atLeastDay = (unit: Unit) => !['second', 'minute', 'hour'].includes(unit)

function monthDay(month: Cycle, day: number): Cycle | null {
  return month.kind === 'month' && day >= 1 && day <= 31 ? monthDayCycle(month.index, day) : null
}

function dated(date: Cycle, year: number): Span | null {
  const found = picking.inside(date, yearSpan(year))
  return found && { ...found, weak: 0, floating: false }
}

function shiftedUnit(unit: Unit, count: number, moment: Moment): Span | null {
  return atLeastDay(unit) ? unitShifted(moment.today, unit, count) : null
}

/** Dates of a month and the year they may carry. */
const calendarRules = [
  rule([CYCLE, 'separator?', 'the?', ORDINAL], CYCLE, ([month, , , { n }]) => monthDay(month, n)),
  rule([CYCLE, 'comma', ORDINAL], CYCLE, ([month, , { n }]) => monthDay(month, n)),
  rule([CYCLE, 'separator?', NUMBER], CYCLE, ([month, , n]) =>
    plainDay(n) && n.digits ? monthDay(month, n.n) : null,
  ),
  rule(['the?', ORDINAL, 'dayWord?', 'of|separator?', CYCLE], CYCLE, ([, { n }, , , month]) =>
    monthDay(month, n),
  ),
  rule([NUMBER, 'of|separator?', CYCLE], CYCLE, ([n, mark, month]) =>
    plainDay(n) && (n.digits !== '' || mark !== null || month.weak === 0) ? monthDay(month, n.n) : null,
  ),
  rule(
    [CYCLE, 'comma|of|separator?', YEAR],
    SPAN,
    ([date, , year]) => year && dated(date, Number(yearOf(year))),
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
  rule(['the', ORDINAL], CYCLE, ([, { n, digits }]) =>
    n >= 1 && n <= 31 ? dayOfMonthCycle(n, digits ? 0 : 1) : null,
  ),
  rule(['the?', 'day', NUMBER], CYCLE, ([, , n]) => (plainDay(n) ? dayOfMonthCycle(n.n) : null)),
  rule(['on_the', ORDINAL], CYCLE, ([, { n, digits }]) =>
    digits && n >= 1 && n <= 31 ? dayOfMonthCycle(n) : null,
  ),
  rule(['on_the', NUMBER], CYCLE, ([, n]) => (plainDay(n) && n.digits ? dayOfMonthCycle(n.n) : null)),
  rule(['period', NUMBER], CYCLE, ([word, n]) =>
    n.digits.length === 1 && n.n >= 1 && n.n <= 4 ? partOfYearCycle('quarter', n.n) : null,
  ),
  rule(['halfYear', NUMBER], CYCLE, ([word, n]) =>
    n.digits.length === 1 && n.n >= 1 && n.n <= 2 ? partOfYearCycle('half', n.n) : null,
  ),
  rule(['the?', ORDINAL, UNIT], CYCLE, ([, { n }, unit]) =>
    unit === 'quarter' && n >= 1 && n <= 4 ? partOfYearCycle('quarter', n) : null,
  ),
  rule(['the?', ORDINAL, 'half|semester'], CYCLE, ([, { n }]) =>
    n === 1 || n === 2 ? partOfYearCycle('half', n) : null,
  ),
]

/** Not a range put together from two days, which has no middle that one would name. */
function isOneThing(s: Span): boolean {
  return s.unit !== null || s.floating || isDay(s)
}

function yearOf(year: Span): number {
  return Number(new Date(year.first * 86_400_000).getUTCFullYear())
}

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
    a.kind === 'weekday' && plainDay(n) ? picking.meet(a, dayOfMonthCycle(n.n), moment) : null,
  ),
  rule([CYCLE, 'comma|the?', NUMBER], SPAN, ([a, , n], moment: Moment) =>
    a.kind === 'weekday' && plainDay(n) && n.digits ? picking.meet(a, dayOfMonthCycle(n.n), moment) : null,
  ),
  rule([CYCLE, 'comma|dash|of|the|on?', SPAN], SPAN, ([a, , day]) =>
    a.kind === 'weekday' &&
    day.grain === 'day' &&
    isDay(day) &&
    !day.floating &&
    day.shiftedBy === null &&
    !day.unit
      ? day
      : null,
  ),
  rule([SPAN, 'comma|open?', CYCLE, 'close?'], SPAN, ([day, , a]) =>
    a.kind === 'weekday' &&
    day.grain === 'day' &&
    isDay(day) &&
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

/** "This week", "next Friday", "last two months". */
const relativeRules = [
  rule([DAY], SPAN, ([offset], { today }: Moment) => daySpan(today + offset)),
  rule(['now'], SPAN, (_, { today, clock }: Moment) => daySpan(today, { clock, grain: 'second' })),
  rule(['the?', ORDINAL, UNIT], SPAN, ([, { n }, unit]) =>
    unit === 'century' && n > 0 ? unitAround(dayNumber((n - 1) * 100, 1, 1), unit) : null,
  ),
  rule(['this', UNIT], SPAN, ([, unit], moment: Moment) => shiftedUnit(unit, 0, moment)),
  rule(['next', UNIT], SPAN, ([, unit], moment: Moment) => shiftedUnit(unit, 1, moment)),
  rule(['last', UNIT], SPAN, ([, unit], moment: Moment) => shiftedUnit(unit, -1, moment)),
  rule(['the?', UNIT, 'nextAfter'], SPAN, ([, unit], moment: Moment) => shiftedUnit(unit, 1, moment)),
  rule(['the?', UNIT, 'lastAfter'], SPAN, ([, unit], moment: Moment) => shiftedUnit(unit, -1, moment)),
  rule(['the?', UNIT, 'afterNext'], SPAN, ([, unit], moment: Moment) => shiftedUnit(unit, 2, moment)),
  rule(['the?', UNIT, 'beforeLast'], SPAN, ([, unit], moment: Moment) => shiftedUnit(unit, -2, moment)),
  rule(['afterNextFront', UNIT], SPAN, ([, unit], moment: Moment) => shiftedUnit(unit, 2, moment)),
  rule(['the', UNIT], SPAN, ([, unit], moment: Moment) => {
    const found = shiftedUnit(unit, 0, moment)
    return found && { ...found, weak: 2 as const }
  }),
  rule(['this', CYCLE], SPAN, ([, cycle], moment: Moment) => picking.pickThis(cycle, moment)),
  rule(['previous', CYCLE], SPAN, ([, cycle], moment: Moment) => picking.pickPrevious(cycle, moment)),
  rule(['next', CYCLE], SPAN, ([, cycle], moment: Moment) => picking.pickNext(cycle, moment)),
  rule(['last', CYCLE], SPAN, ([, cycle], moment: Moment) => picking.pickLast(cycle, moment)),
  rule(['the?', CYCLE, 'nextAfter'], SPAN, ([, cycle], moment: Moment) => picking.pickNext(cycle, moment)),
  rule(['the?', CYCLE, 'lastAfter'], SPAN, ([, cycle], moment: Moment) =>
    picking.pickPrevious(cycle, moment),
  ),
  rule(['the?', CYCLE, 'afterNext'], SPAN, ([, cycle], { today }: Moment) => nthAfter(cycle, 2, today)),
  rule(['afterNextFront', CYCLE], SPAN, ([, cycle], { today }: Moment) => nthAfter(cycle, 2, today + 7)),
  rule(['next', DURATION], SPAN, ([, by], moment: Moment) =>
    stretch(
      by[0]?.unit === 'quarter' ? unitShifted(moment.today, 'quarter', 1).first : moment.today + 1,
      by,
      1,
    ),
  ),
  rule(['last', DURATION], SPAN, ([, by], moment: Moment) =>
    stretch(by[0]?.unit === 'quarter' ? unitAround(moment.today, 'quarter').first : moment.today, by, -1),
  ),
  rule([NUMBER, 'next', UNIT], SPAN, ([{ n }, , unit], moment: Moment) =>
    stretch(moment.today + 1, [{ count: n, unit }], 1),
  ),
  rule([NUMBER, 'last', UNIT], SPAN, ([{ n }, , unit], moment: Moment) =>
    stretch(moment.today, [{ count: n, unit }], -1),
  ),
  rule([DURATION, 'nextAfter'], SPAN, ([by], moment: Moment) => stretch(moment.today + 1, by, 1)),
  rule([DURATION, 'lastAfter'], SPAN, ([by], moment: Moment) => stretch(moment.today, by, -1)),
]

/** "Monday of next week", "the third Tuesday of October", "week 12". */
const insideRules = [
  rule([CYCLE, 'of|comma|dash|the?', SPAN], SPAN, ([cycle, , within]) =>
    within.shiftedBy
      ? picking.near(cycle, within)
      : picking.covers(within, cycle)
        ? picking.inside(cycle, within)
        : null,
  ),
  rule([SPAN, 'of|on|comma|dash|the?', CYCLE], SPAN, ([within, , cycle]) =>
    within.shiftedBy
      ? picking.near(cycle, within)
      : picking.covers(within, cycle)
        ? picking.inside(cycle, within)
        : null,
  ),
  rule(['the?', ORDINAL, CYCLE, 'of|on|the?', SPAN], SPAN, ([, { n }, cycle, , within]) =>
    cycle.kind !== 'month' && picking.covers(within, cycle) ? picking.nthInside(cycle, n, within) : null,
  ),
  rule(['the?', ORDINAL, CYCLE, 'of|on|the', CYCLE], SPAN, ([, { n }, cycle, , month], moment: Moment) =>
    nthInNext(month, moment, (m) => picking.nthInside(cycle, n, m)),
  ),
  rule(['the?', ORDINAL, UNIT, 'of|the?', SPAN], SPAN, ([, { n }, unit, , within]) =>
    isDay(within) ? null : picking.nthUnitInside(unit, n, within),
  ),
  rule(['the?', ORDINAL, UNIT, 'of|the', CYCLE], SPAN, ([, { n }, unit, , month], moment: Moment) =>
    nthInNext(month, moment, (m) => picking.nthUnitInside(unit, n, m)),
  ),
  rule(['the?', ORDINAL, NUMBER, UNIT, 'of', SPAN], SPAN, ([, { n }, { n: count }, unit, , within]) =>
    Math.abs(n) === 1 ? picking.unitsInside(unit, count, n > 0, within) : null,
  ),
  rule(['the?', ORDINAL, 'of|the', SPAN], SPAN, ([, { n }, , within]) =>
    within.unit === 'month' ? picking.nthUnitInside('day', n, within) : null,
  ),
  rule(['the?', NUMBER, 'of', SPAN], SPAN, ([, n, , within]) =>
    plainDay(n) && within.unit === 'month' && n.digits ? picking.nthUnitInside('day', n.n, within) : null,
  ),
  rule([ORDINAL, CYCLE, 'after|from', SPAN], SPAN, ([{ n }, cycle, , from]) => nthAfter(cycle, n, from.last)),
  rule(['the', ORDINAL, CYCLE, 'after|from', SPAN], SPAN, ([, { n }, cycle, , from]) =>
    nthAfter(cycle, n, from.last),
  ),
  rule(['the?', ORDINAL, CYCLE, 'before', SPAN], SPAN, ([, { n }, cycle, , from]) =>
    n === -1 || n === 1 ? previousOf(cycle, from.first) : null,
  ),
  rule([CYCLE, 'after', SPAN], SPAN, ([cycle, , from]) =>
    cycle.kind === 'weekday' && isDay(from) ? nextOf(cycle, from.last + 1) : null,
  ),
  rule([CYCLE, 'before', SPAN], SPAN, ([cycle, , from]) =>
    cycle.kind === 'weekday' && isDay(from) ? previousOf(cycle, from.first) : null,
  ),
  rule([NUMBER, PLURAL, 'hence'], SPAN, ([{ n }, cycle], { today }: Moment) => nthAfter(cycle, n, today)),
  rule([NUMBER, PLURAL, 'after|from', SPAN], SPAN, ([{ n }, cycle, , from]) => nthAfter(cycle, n, from.last)),
  rule(
    [NUMBER, PLURAL, 'ago'],
    SPAN,
    ([{ n }, cycle], { today }: Moment) => cycle.within(today - 4000, today - 1).at(-n) ?? null,
  ),
  rule(['closest', CYCLE, 'near', SPAN], SPAN, ([, cycle, , to]) => nearestOf(cycle, to.first)),
  rule(['the?', ORDINAL, 'closest', CYCLE, 'near', SPAN], SPAN, ([, { n }, , cycle, , to]) =>
    n > 0 ? nearestOf(cycle, to.first, n) : null,
  ),
  rule(['week', NUMBER], SPAN, ([, n], { today }: Moment) => numberedWeek(n.n, isoYearOf(today))),
  rule(['week', NUMBER, 'of|comma|separator?', YEAR], SPAN, ([, n, , year]) =>
    numberedWeek(n.n, yearOf(year)),
  ),
  rule(['week', NUMBER, 'of?', SPAN], SPAN, ([, n, , year]) =>
    year.unit === 'year' ? numberedWeek(n.n, yearOf(year)) : null,
  ),
  rule(['the?', 'weekOf', SPAN], SPAN, ([, , day]) => unitAround(day.first, 'week')),
  rule([UNIT, 'of', SPAN], SPAN, ([unit, , day]) =>
    unit === 'week' && isDay(day) ? unitAround(day.first, 'week') : null,
  ),
  rule([CYCLE, UNIT], SPAN, ([cycle, unit], moment: Moment) =>
    unit === 'week' && cycle.kind === 'holiday'
      ? unitAround(picking.pick(cycle, moment)?.first ?? moment.today, 'week')
      : null,
  ),
  rule([CYCLE, CYCLE], SPAN, ([feast, weekend], moment: Moment) => {
    if (weekend.kind !== 'weekend' || feast.kind !== 'holiday') return null
    const day = picking.pick(feast, moment)
    return day && nearestOf(weekend, day.first)
  }),
]

function nthAfter(cycle: Cycle, n: number, after: number): Span | null {
  let found: Span | null = null
  for (let i = 0, from = after + 1; i < Math.min(n, 500); i++) {
    found = nextOf(cycle, from)
    if (!found) return null
    from = found.first + 1
  }
  return found
}

function nthInNext(month: Cycle, moment: Moment, find: (within: Span) => Span | null): Span | null {
  if (month.kind !== 'month' && month.kind !== 'quarter' && month.kind !== 'season') return null
  const within = picking.pick(month, moment)
  const found = within && find(within)
  if (found && moment.forward && found.last < moment.today) {
    const later = nextOf(month, moment.today + 1)
    return later && find(later)
  }
  return found
}

function numberedWeek(week: number, year: number): Span | null {
  if (week < 1 || week > 53) return null
  const first = isoWeek(year, week)
  return span(first, first + 6, 'week', { unit: 'week' })
}

/** "Early March", "the end of next month", "EOY". */
const thirdRules = [
  ...(['begin', 'middle', 'end'] as const).map((word, i) =>
    rule(['the?', word, 'of?', 'the?', SPAN], SPAN, ([, , , , whole]) =>
      isOneThing(whole) ? picking.thirdOf(whole, i as 0 | 1 | 2) : null,
    ),
  ),
  ...(['begin', 'middle', 'end'] as const).map((word, i) =>
    rule(['the?', word, 'of?', UNIT], SPAN, ([, , , unit], moment: Moment) =>
      atLeastDay(unit) ? picking.thirdOf(unitAround(moment.today, unit), i as 0 | 1 | 2) : null,
    ),
  ),
  rule([UNIT, 'end'], SPAN, ([unit], moment: Moment) =>
    atLeastDay(unit) && unit !== 'day' ? picking.thirdOf(unitAround(moment.today, unit), 2) : null,
  ),
  rule(['the?', ORDINAL, 'half', 'of', SPAN], SPAN, ([, { n }, , , whole]) =>
    (whole.unit === 'month' || whole.grain === 'month') && (n === 1 || n === 2) ? halfOf(whole, n) : null,
  ),
  rule(['early', 'the?', SPAN], SPAN, ([, , whole]) => (isDay(whole) ? null : picking.thirdOf(whole, 0))),
  rule(['middle', 'dash?', SPAN], SPAN, ([, , whole]) => picking.thirdOf(whole, 1)),
  rule(['late', 'the?', SPAN], SPAN, ([, , whole], { today }: Moment) => later(whole, today)),
  rule(['the?', 'eod', 'of|on?', SPAN], SPAN, ([, , , day]) =>
    isDay(day) ? { ...day, clock: 86_340, grain: 'hour' as const } : null,
  ),
  rule([SPAN, 'the?', 'eod'], SPAN, ([day]) =>
    isDay(day) ? { ...day, clock: 86_340, grain: 'hour' as const } : null,
  ),
  rule([CYCLE, 'the?', 'eod'], SPAN, ([cycle], moment: Moment) => {
    const day = picking.pick(cycle, moment)
    return day && isDay(day) ? { ...day, clock: 86_340, grain: 'hour' as const } : null
  }),
  rule(['the?', 'eod'], SPAN, (_, { today }: Moment) => daySpan(today, { clock: 86_340, grain: 'hour' })),
  ...(
    [
      ['eow', 'week', 2],
      ['eom', 'month', 2],
      ['eoq', 'quarter', 2],
      ['eoy', 'year', 2],
      ['bow', 'week', 0],
      ['bom', 'month', 0],
      ['boy', 'year', 0],
    ] as const
  ).map(([word, unit, third]) =>
    rule(['the?', word], SPAN, (_, { today }: Moment) => picking.thirdOf(unitAround(today, unit), third)),
  ),
]

function halfOf(month: Span, n: number): Span {
  const [first, last] = n === 1 ? [month.first, month.first + 14] : [month.first + 15, month.last]
  return span(first, last, 'day', { interval: true })
}

function later(whole: Span, today: number): Span {
  if (isDay(whole)) return { ...whole, grain: 'hour' }
  const isNow = whole.first <= today && whole.last >= today
  return isNow ? span(today, whole.last, 'day', { interval: true }) : picking.thirdOf(whole, 2)
}

/** What is said alone comes last, so that the readings that say more stand first. */
const aloneRules = [
  rule([CYCLE], SPAN, ([cycle], moment: Moment) => picking.pick(cycle, moment)),
  rule([YEAR], SPAN, ([year]) => year),
]

export const dayRules = [
  ...calendarRules,
  ...agreeingRules,
  ...relativeRules,
  ...insideRules,
  ...thirdRules,
  ...aloneRules,
].flat()
