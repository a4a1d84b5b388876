// The kinds of meaning that the grammar of dates works with.
import type { Cycle } from '../cycle.ts'
import type { DayPart } from '../lexicon/lexicon.ts'
import type { Duration, Span, Unit } from '../span.ts'
import { category } from './rule.ts'

/** What the grammar needs to know of the moment and the writer. */
export interface Moment {
  /** Day number of the writer's today, and seconds since its midnight. */
  today: number
  clock: number
  zone: string
  dayFirst: boolean
  forward: boolean
}

export interface Numeral {
  n: number
  /** As written, '' when spelled out. */
  digits: string
}

export interface Ordinal {
  /** Negative counts from the end. */
  n: number
  digits: boolean
}

export interface Time {
  /** Seconds since midnight. */
  clock: number
  grain: 'second' | 'minute' | 'hour'
  /** 3:15 may be in the afternoon. */
  ambiguous: boolean
  /** Minutes east of Greenwich, if said. */
  offset: number | null
  /** A bare number, or another reading that needs more to be a time. */
  weak: boolean
}

export interface Hours {
  from: Time
  to: Time
}

export type Lead = 'by' | 'before' | 'until' | 'after' | 'since' | 'in'

/** A whole phrase, ready to be reported. */
export interface Stated {
  span: Span
  lead: Lead | null
}

/** Weekdays to be counted: "three Fridays". */
export const PLURAL = category<Cycle>('PLURAL')
export const NUMBER = category<Numeral>('NUMBER')
export const ORDINAL = category<Ordinal>('ORDINAL')
export const UNIT = category<Unit>('UNIT')
/** A unit in the plural: "five next weeks", but not "all five next week". */
export const UNITS = category<Unit>('UNITS')
export const DURATION = category<Duration[]>('DURATION')
export const CYCLE = category<Cycle>('CYCLE')
/** Days from today. */
export const DAY = category<number>('DAY')
export const DAY_PART = category<DayPart>('DAY_PART')
export const YEAR = category<Span>('YEAR')
export const SPAN = category<Span>('SPAN')
export const TIME = category<Time>('TIME')
export const HOURS = category<Hours>('HOURS')
export const STATED = category<Stated>('STATED')
/** What comes back again and again or only lasts: read so that nothing inside it is taken for a date. */
export const OTHER = category<string>('OTHER')
