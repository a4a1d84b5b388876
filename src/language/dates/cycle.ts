// What comes again and again (Fridays, Marches, the 15th, Thanksgivings) and the ways to pick one of them.
import { addMonths, civilOf, dayNumber, existingDay, mondayOf, weekdayOf } from './civil.ts'
import { daySpan, type Span, span, type Unit, unitAround } from './span.ts'

export interface Cycle {
  kind: 'weekday' | 'weekend' | 'month' | 'monthday' | 'monthdays' | 'dayofmonth' | 'holiday' | 'season' | 'quarter' | 'unit' // biome-ignore format: one list
  /** All that begin between the two days (inclusive), in order. */
  within(from: number, to: number): Span[]
  /** Cannot be reported alone ("may", "sat", "the second"). */
  weak: 0 | 1 | 2
  /** The number of the thing, where it has one: weekday, month. */
  index: number
}

/** How far ahead a next one is looked for: leap days and elections come every four years, some feasts rarer. */
const REACHES = [40, 400, 3300]

export function nextOf(cycle: Cycle, from: number): Span | null {
  for (const reach of REACHES) {
    const found = cycle.within(from, from + reach)[0]
    if (found) return found
  }
  return null
}

export function previousOf(cycle: Cycle, before: number): Span | null {
  for (const reach of REACHES) {
    const found = cycle.within(before - reach, before - 1).at(-1)
    if (found) return found
  }
  return null
}

/** The one that lasts now, or the next. */
export function currentOrNext(cycle: Cycle, today: number): Span | null {
  const previous = previousOf(cycle, today + 1)
  return previous && previous.last >= today ? previous : nextOf(cycle, today)
}

export function nearestOf(cycle: Cycle, day: number, nth = 1): Span | null {
  const around = cycle.within(day - 366 * 9, day + 366 * 9)
  const distance = (s: Span) => (s.first > day ? s.first - day : s.last < day ? day - s.first : 0)
  return [...around].sort((a, b) => distance(a) - distance(b))[nth - 1] ?? null
}

export function weekdayCycle(weekday: number, weak: Cycle['weak'] = 0): Cycle {
  const within = (from: number, to: number) => {
    const first = from + ((((weekday - weekdayOf(from)) % 7) + 7) % 7)
    return steps(first, to, 7).map((day) => daySpan(day))
  }
  return { kind: 'weekday', within, weak, index: weekday }
}

export function monthCycle(month: number, weak: Cycle['weak'] = 0): Cycle {
  return { ...yearly('month', (year) => unitAround(dayNumber(year, month, 1), 'month')), weak, index: month }
}

export function monthDayCycle(month: number, day: number): Cycle {
  return yearly('monthday', (year) => {
    const found = existingDay(year, month, day)
    return found === null ? null : daySpan(found)
  })
}

export function monthDaysCycle(month: number, day: number, toMonth: number, toDay: number): Cycle {
  return yearly('monthdays', (year) => {
    const first = existingDay(year, month, day)
    const last = existingDay(
      toMonth < month || (toMonth === month && toDay < day) ? year + 1 : year,
      toMonth,
      toDay,
    )
    return first === null || last === null ? null : span(first, last, 'day', { interval: true })
  })
}

export function dayOfMonthCycle(day: number, weak: Cycle['weak'] = 0): Cycle {
  const within = (from: number, to: number) => {
    const found: Span[] = []
    for (let month = unitAround(from, 'month').first; month <= to; month = addMonths(month, 1)) {
      const { year, month: index } = civilOf(month)
      const at = existingDay(year, index, day)
      if (at !== null && at >= from && at <= to) found.push(daySpan(at))
    }
    return found
  }
  return { kind: 'dayofmonth', within, weak, index: day }
}

/** `index` counts the quarters (or halves) of the year from 1. */
export function partOfYearCycle(unit: 'quarter' | 'half', index: number): Cycle {
  const months = unit === 'quarter' ? 3 : 6
  return {
    ...yearly('quarter', (year) => unitAround(dayNumber(year, (index - 1) * months + 1, 1), unit)),
    index,
  }
}

export function unitCycle(unit: Unit): Cycle {
  const within = (from: number, to: number) => {
    const found: Span[] = []
    for (
      let at = unitAround(from, unit);
      at.first <= to && found.length < 5000;
      at = unitAround(at.last + 1, unit)
    ) {
      if (at.first >= from && (unit !== 'workday' || weekdayOf(at.first) < 6)) found.push(at)
    }
    return found
  }
  return { kind: unit === 'weekend' ? 'weekend' : 'unit', within, weak: 0, index: 0 }
}

/** A thing that each year has once, or not at all. */
export function yearly(kind: Cycle['kind'], inYear: (year: number) => Span | null): Cycle {
  const within = (from: number, to: number) => {
    const found: Span[] = []
    for (let year = civilOf(from).year - 1; year <= civilOf(to).year + 1; year++) {
      const one = inYear(year)
      if (one && one.first >= from && one.first <= to) found.push(one)
    }
    return found
  }
  return { kind, within, weak: 0, index: 0 }
}

/** Those of the one on which the other falls as well: "Friday the 13th". */
export function both(a: Cycle, b: Cycle): Cycle {
  const within = (from: number, to: number) =>
    a.within(from, to).filter((s) => b.within(s.first, s.last).length > 0)
  return { ...a, kind: 'monthday', within, weak: 0 }
}

/** The weekday of the week that holds the day. */
export function weekdayInWeek(day: number, weekday: number): Span {
  return daySpan(mondayOf(day) + weekday - 1)
}

function steps(first: number, to: number, step: number): number[] {
  const found: number[] = []
  for (let at = first; at <= to; at += step) found.push(at)
  return found
}
