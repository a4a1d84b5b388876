// One thing inside or beside another: the third Tuesday of October, week 12, the end of next month.
import { isoWeek, isoYearOf } from '../civil.ts'
import { type Cycle, nearestOf, nextOf, previousOf } from '../cycle.ts'
import { daySpan, isAtLeastDay, isSingleDay, type Span, span, unitAround } from '../span.ts'
import { CYCLE, DAY, type Moment, NUMBER, ORDINAL, PLURAL, SPAN, UNIT, YEAR } from './categories.ts'
import { isDayOfMonth, yearOf } from './numbers.ts'
import * as picking from './picking.ts'
import { rule } from './rule.ts'

/** "Monday of next week", "the third Tuesday of October", "week 12". */
const insideRules = [
  rule([CYCLE, 'of|from|comma|dash|the?', SPAN], SPAN, ([cycle, , within]) =>
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
    isSingleDay(within) ? null : picking.nthUnitInside(unit, n, within),
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
    isDayOfMonth(n) && within.unit === 'month' && n.digits ? picking.nthUnitInside('day', n.n, within) : null,
  ),
  rule([ORDINAL, CYCLE, 'after|from', SPAN], SPAN, ([{ n }, cycle, , from]) =>
    picking.nthAfter(cycle, n, from.last),
  ),
  rule(['the', ORDINAL, CYCLE, 'after|from', SPAN], SPAN, ([, { n }, cycle, , from]) =>
    picking.nthAfter(cycle, n, from.last),
  ),
  rule(['the?', ORDINAL, CYCLE, 'before', SPAN], SPAN, ([, { n }, cycle, , from]) =>
    n === -1 || n === 1 ? previousOf(cycle, from.first) : null,
  ),
  rule([CYCLE, 'after', SPAN], SPAN, ([cycle, , from]) =>
    cycle.kind === 'weekday' && isSingleDay(from) ? nextOf(cycle, from.last + 1) : null,
  ),
  rule([CYCLE, 'before', SPAN], SPAN, ([cycle, , from]) =>
    cycle.kind === 'weekday' && isSingleDay(from) ? previousOf(cycle, from.first) : null,
  ),
  rule([NUMBER, PLURAL, 'hence'], SPAN, ([{ n }, cycle], { today }: Moment) =>
    picking.nthAfter(cycle, n, today),
  ),
  rule([NUMBER, PLURAL, 'after|from', SPAN], SPAN, ([{ n }, cycle, , from]) =>
    picking.nthAfter(cycle, n, from.last),
  ),
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
    unit === 'week' && isSingleDay(day) ? unitAround(day.first, 'week') : null,
  ),
  rule([DAY, SPAN], SPAN, ([offset, far]) =>
    far.shiftedBy === 'year' || far.shiftedBy === 'month' ? daySpan(far.first + offset) : null,
  ),
  rule([CYCLE, UNIT], SPAN, ([cycle, unit], { today }: Moment) =>
    unit === 'week' && cycle.kind === 'weekday' ? picking.nthAfter(cycle, 2, today) : null,
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

/** Not a range put together from two days, which has no middle that one would name. */
function isOneThing(s: Span): boolean {
  return s.unit !== null || s.floating || isSingleDay(s)
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
      isAtLeastDay(unit) ? picking.thirdOf(unitAround(moment.today, unit), i as 0 | 1 | 2) : null,
    ),
  ),
  rule([UNIT, 'end'], SPAN, ([unit], moment: Moment) =>
    isAtLeastDay(unit) && unit !== 'day' ? picking.thirdOf(unitAround(moment.today, unit), 2) : null,
  ),
  rule(['the?', ORDINAL, 'half', 'of', SPAN], SPAN, ([, { n }, , , whole]) =>
    (whole.unit === 'month' || whole.grain === 'month') && (n === 1 || n === 2) ? halfOf(whole, n) : null,
  ),
  rule(['early', 'the?', SPAN], SPAN, ([, , whole]) =>
    isSingleDay(whole) ? null : picking.thirdOf(whole, 0),
  ),
  rule(['middle', 'dash?', SPAN], SPAN, ([, , whole]) => picking.thirdOf(whole, 1)),
  rule(['late', 'the?', SPAN], SPAN, ([, , whole], { today }: Moment) => later(whole, today)),
  rule(['the?', 'eod', 'of|on?', SPAN], SPAN, ([, , , day]) =>
    isSingleDay(day) ? { ...day, clock: 86_340, grain: 'hour' as const } : null,
  ),
  rule([SPAN, 'the?', 'eod'], SPAN, ([day]) =>
    isSingleDay(day) ? { ...day, clock: 86_340, grain: 'hour' as const } : null,
  ),
  rule([CYCLE, 'the?', 'eod'], SPAN, ([cycle], moment: Moment) => {
    const day = picking.pick(cycle, moment)
    return day && isSingleDay(day) ? { ...day, clock: 86_340, grain: 'hour' as const } : null
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
  if (isSingleDay(whole)) return { ...whole, grain: 'hour' }
  const isNow = whole.first <= today && whole.last >= today
  return isNow ? span(today, whole.last, 'day', { interval: true }) : picking.thirdOf(whole, 2)
}

export const positionRules = [...insideRules, ...thirdRules].flat()
