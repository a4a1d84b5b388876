// The stretch of time that a phrase names, and the units and shifts that make one from another.
import { addMonths, civilOf, dayNumber, mondayOf } from './civil.ts'
import type { Grain } from './found-date.ts'

export type Unit = 'second' | 'minute' | 'hour' | 'day' | 'workday' | 'week' | 'weekend' | 'month' | 'quarter' | 'half' | 'year' | 'decade' | 'century' // biome-ignore format: one list

export interface Span {
  /** Day numbers, both inclusive. */
  first: number
  last: number
  grain: Grain
  /** Seconds since midnight of the first day, and of the last one where an end is named. */
  clock: number | null
  endClock: number | null
  interval: boolean
  open: 'before' | 'after' | null
  /** 1: needs a preposition to be reported ("2000", "may"). 2: only part of more ("the day" in "end of the day"). */
  weak: 0 | 1 | 2
  /** Its year or week is our choice, not said. */
  floating: boolean
  /** A bare day of the month: a noun after it would make it something else. */
  shaky: boolean
  /** Reached by counting units from another day ("in two years"): the unit counted. */
  shiftedBy: Unit | null
  /** The place that it fills in the phrase "Monday of next week": which unit, if it is exactly one. */
  unit: Unit | null
}

export interface Duration {
  count: number
  unit: Unit
}

export function span(first: number, last: number, grain: Grain, more: Partial<Span> = {}): Span {
  return { first, last, grain, clock: null, endClock: null, interval: first !== last && grain === 'day', open: null, weak: 0, floating: false, shaky: false, shiftedBy: null, unit: null, ...more } // biome-ignore format: one record
}

export function daySpan(day: number, more: Partial<Span> = {}): Span {
  return span(day, day, 'day', more)
}

const SECONDS: Partial<Record<Unit, number>> = { second: 1, minute: 60, hour: 3600 }
const MONTHS: Partial<Record<Unit, number>> = {
  month: 1,
  quarter: 3,
  half: 6,
  year: 12,
  decade: 120,
  century: 1200,
}
const MAX_COUNT = 100_000

/** The unit that holds a day: its week (from Monday), month, quarter, year. */
export function unitAround(day: number, unit: Unit): Span {
  if (unit === 'week') return span(mondayOf(day), mondayOf(day) + 6, 'week', { unit })
  if (unit === 'workday') return daySpan(day)
  if (unit === 'weekend') return span(mondayOf(day) + 5, mondayOf(day) + 6, 'day', { unit })
  const months = MONTHS[unit]
  if (!months) return daySpan(day, { unit })
  const { year, month } = civilOf(day)
  const first =
    months > 12
      ? dayNumber(year - (year % (months / 12)), 1, 1)
      : dayNumber(year, month - ((month - 1) % months), 1)
  return span(first, addMonths(first, months) - 1, grainOf(unit), { unit })
}

export function unitShifted(day: number, unit: Unit, count: number): Span {
  return unitAround(shiftDay(unitAround(day, unit).first, { count, unit }), unit)
}

export function grainOf(unit: Unit): Grain {
  if (unit === 'workday' || unit === 'weekend') return 'day'
  return unit === 'half' || unit === 'decade' || unit === 'century' ? 'year' : unit
}

/** The day so many units away; parts of a unit are rounded down to days ("one and a half years"). */
export function shiftDay(day: number, { count, unit }: Duration): number {
  const n = Math.max(-MAX_COUNT, Math.min(MAX_COUNT, count))
  if (unit === 'workday') return shiftWorkdays(day, Math.trunc(n))
  if (unit === 'week' || unit === 'weekend') return day + Math.round(n * 7)
  const months = MONTHS[unit]
  if (months) {
    const whole = Math.trunc(n * months)
    return addMonths(day, whole) + Math.round((n * months - whole) * 30)
  }
  return unit === 'day' ? day + Math.trunc(n) : day
}

/** Seconds of a duration shorter than a day, null for days and more. */
export function secondsOf({ count, unit }: Duration): number | null {
  const seconds = SECONDS[unit]
  return seconds ? Math.round(Math.min(count, 1e9) * seconds) : null
}

function shiftWorkdays(day: number, count: number): number {
  const weeks = Math.trunc(count / 5)
  let at = day + weeks * 7
  for (let left = Math.abs(count - weeks * 5); left > 0; ) {
    at += Math.sign(count)
    if (weekdayIsWork(at)) left--
  }
  return at
}

function weekdayIsWork(day: number): boolean {
  return day - mondayOf(day) < 5
}

export function isSingleDay({ first, last }: Span): boolean {
  return first === last
}

export function isAtLeastDay(unit: Unit): boolean {
  return SECONDS[unit] === undefined
}
