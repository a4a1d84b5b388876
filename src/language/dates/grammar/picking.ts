// Which one of what comes again and again a phrase means.
import { civilOf, dayNumber, isoWeek, mondayOf, weekdayOf } from '../civil.ts'
import {
  type Cycle,
  currentOrNext,
  nearestOf,
  nextOf,
  previousOf,
  unitCycle,
  weekdayInWeek,
} from '../cycle.ts'
import { type Span, span, type Unit, unitAround, unitShifted } from '../span.ts'
import type { Moment } from './categories.ts'

/** Said alone: "Friday" (never today's own weekday), "March" (this one while it lasts), "3 May", "Q3" (of this year). */
export function pick(cycle: Cycle, { today, forward }: Moment): Span | null {
  const found = forward ? ahead(cycle, today) : nearestOf(cycle, today)
  return found && { ...found, weak: cycle.weak, floating: true, shaky: cycle.kind === 'dayofmonth' }
}

function ahead(cycle: Cycle, today: number): Span | null {
  if (cycle.kind === 'weekday') return nextOf(cycle, today + 1)
  if (cycle.kind === 'quarter') return inside(cycle, unitAround(today, 'year'))
  return currentOrNext(cycle, today)
}

export function pickThis(cycle: Cycle, moment: Moment): Span | null {
  const { today } = moment
  if (cycle.kind === 'month' || cycle.kind === 'season' || cycle.kind === 'quarter')
    return weakly(inside(cycle, unitAround(today, 'year')), cycle)
  if (cycle.kind === 'weekday') return nextOf(cycle, today)
  return currentOrNext(cycle, today)
}

/** "This may" is no month as long as nothing else says so. */
function weakly(found: Span | null, cycle: Cycle): Span | null {
  return found && { ...found, weak: cycle.weak }
}

/** "Next Friday" is the one of next week; a next month or feast the first that has not begun. */
export function pickNext(cycle: Cycle, { today }: Moment): Span | null {
  if (cycle.kind === 'weekday') return weekdayInWeek(today + 7, cycle.index)
  if (cycle.kind === 'weekend') return inside(cycle, unitShifted(today, 'week', 1))
  return nextOf(cycle, today + 1)
}

export function pickLast(cycle: Cycle, { today }: Moment): Span | null {
  const found = previousOf(cycle, today)
  return found && found.last >= today ? previousOf(cycle, found.first) : found
}

export function pickPrevious(cycle: Cycle, moment: Moment): Span | null {
  return cycle.kind === 'weekday' ? weekdayInWeek(moment.today - 7, cycle.index) : pickLast(cycle, moment)
}

/** The first that begins inside the span. */
export function inside(cycle: Cycle, within: Span): Span | null {
  return cycle.within(within.first, within.last)[0] ?? null
}

export function covers(span: Span, cycle: Cycle): boolean {
  const days = span.last - span.first
  if (cycle.kind === 'month' || cycle.kind === 'season' || cycle.kind === 'quarter') return days > 80
  return cycle.kind === 'weekday' || cycle.kind === 'weekend' || cycle.kind === 'unit'
    ? days >= 6
    : days >= 27
}

/** "Monday the 21st", "Sunday, Feb 10": the nearest day that is both, else the date alone. */
export function meet(weekday: Cycle, date: Cycle, moment: Moment): Span | null {
  const reach = date.kind === 'dayofmonth' ? [0, 370] : [370, 370]
  const from = moment.today - (reach[0] ?? 0)
  const agreeing = date
    .within(from, moment.today + (reach[1] ?? 0))
    .filter((s) => weekdayOf(s.first) === weekday.index)
  const distance = (s: Span) => Math.abs(s.first - moment.today) - (s.first >= moment.today ? 0.5 : 0)
  return agreeing.sort((a, b) => distance(a) - distance(b))[0] ?? pick(date, moment)
}

/** "The third Tuesday of October", "the last week of July", "the fifth last day of May". */
export function nthInside(cycle: Cycle, n: number, within: Span): Span | null {
  return cycle.within(within.first, within.last).at(n > 0 ? n - 1 : n) ?? null
}

/** Weeks of a year are ISO 8601 weeks; in a shorter time the first is the first whole one, the last has most days in it. */
export function nthUnitInside(unit: Unit, n: number, within: Span): Span | null {
  if (unit !== 'week') return nthInside(unitCycle(unit), n, within)
  if (within.unit === 'year') {
    const { year } = civilOf(within.first)
    const first = n > 0 ? isoWeek(year, n) : isoWeek(year + 1, n + 1)
    return span(first, first + 6, 'week', { unit: 'week' })
  }
  if (n < 0) return unitAround(mondayOf(within.last - 3) + (n + 1) * 7, 'week')
  return unitCycle('week').within(within.first, within.last - 6)[n - 1] ?? null
}

/** So many units at the start or the end of a span: "the first ten days of last year". */
export function unitsInside(unit: Unit, count: number, fromStart: boolean, within: Span): Span | null {
  const first = fromStart ? nthUnitInside(unit, 1, within) : nthUnitInside(unit, -count, within)
  const last = fromStart ? nthUnitInside(unit, count, within) : nthUnitInside(unit, -1, within)
  return first && last ? span(first.first, last.last, first.grain, { interval: true }) : null
}

/** A cycle beside a span reached by counting ("Thanksgiving in 9 months", "Thursday, two years from now"). */
export function near(cycle: Cycle, shifted: Span): Span | null {
  if (cycle.kind === 'weekday') return nextOf(cycle, mondayOf(shifted.first))
  const unit = shifted.shiftedBy
  if (unit === 'year' || unit === 'decade') return inside(cycle, unitAround(shifted.first, 'year'))
  return unit === 'month'
    ? (inside(cycle, unitAround(shifted.first, 'month')) ?? nearestOf(cycle, shifted.first))
    : nearestOf(cycle, shifted.first)
}

type Thirds = readonly [[from: number, to: number], [from: number, to: number], [from: number, to: number]]

/** Days from the first one; the last third of a month runs to its end. */
const WEEK_THIRDS: Thirds = [[0, 2], [2, 3], [4, 6]] // biome-ignore format: one table
const MONTH_THIRDS: Thirds = [[0, 9], [9, 19], [20, 30]] // biome-ignore format: one table

/** The start (first third), middle or end of a span; of a week its first or last three days. */
export function thirdOf(whole: Span, third: 0 | 1 | 2): Span {
  const days = whole.last - whole.first + 1
  if (days === 1) return { ...whole, weak: 0, grain: 'hour', clock: third === 2 ? 86_340 : null }
  if (days <= 31) {
    const [from, to] = (days === 7 ? WEEK_THIRDS : MONTH_THIRDS)[third]
    return part(whole.first + from, Math.min(whole.first + to, whole.last))
  }
  const { year, month } = civilOf(whole.first)
  const months = Math.round(days / 30.4)
  const cut = (n: number) => dayNumber(year, month + Math.round((months * n) / 3), 1)
  return part(cut(third), third === 2 ? whole.last : cut(third + 1) - 1)
}

function part(first: number, last: number): Span {
  return span(first, last, 'day', { interval: true })
}

/** The nth that begins after a day. */
export function nthAfter(cycle: Cycle, n: number, after: number): Span | null {
  let found: Span | null = null
  for (let i = 0, from = after + 1; i < Math.min(n, 500); i++) {
    found = nextOf(cycle, from)
    if (!found) return null
    from = found.first + 1
  }
  return found
}
