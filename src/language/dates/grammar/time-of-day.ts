// Times of day as values, and which half of the day an hour up to twelve means.
import type { DayPart } from '../lexicon/lexicon.ts'
import type { Numeral, Time } from './categories.ts'

export const HALF_DAY = 43_200
export const POINTS: Partial<Record<DayPart, number>> = { noon: 12, lunch: 12, midnight: 24 }

export function time(hour: number, minute: number, ambiguous: boolean, weak = false): Time | null {
  if (hour < 0 || hour > 24 || minute < 0 || minute > 59) return null
  return {
    clock: (hour % 24) * 3600 + minute * 60,
    grain: minute ? 'minute' : 'hour',
    ambiguous: ambiguous && hour <= 12,
    offset: null,
    weak,
  }
}

export const hourNumber = (n: Numeral) =>
  n.n >= 0 && n.n <= 24 && n.digits.length <= 2 && Number.isInteger(n.n)

export function plusMinutes(at: Time, minutes: number): Time {
  return { ...at, clock: (((at.clock + minutes * 60) % 86_400) + 86_400) % 86_400, grain: 'minute' }
}

/** Half of the day that a word chooses for an hour up to twelve. */
export function inPart(at: Time, part: DayPart): Time {
  if (!at.ambiguous) return { ...at, weak: false }
  const hour = Math.floor(at.clock / 3600)
  const late =
    part === 'afternoon' ||
    part === 'evening' ||
    part === 'lunch' ||
    (part === 'night' && hour >= 5) ||
    part === 'noon'
  const clock =
    hour === 12
      ? late && part !== 'night'
        ? at.clock
        : at.clock - HALF_DAY
      : late
        ? at.clock + HALF_DAY
        : at.clock
  return { ...at, clock, ambiguous: false, weak: false }
}

/** Office hours decide what 3:15 is: seven to twelve in the morning, the rest in the afternoon. */
export function usual(at: Time): number {
  const hour = Math.floor(at.clock / 3600)
  return at.ambiguous && hour < 7 ? at.clock + HALF_DAY : at.clock
}

export function withPart(n: Numeral, part: DayPart): Time | null {
  const at = hourNumber(n) && n.n > 0 ? time(n.n, 0, true) : null
  return at && inPart(at, part)
}
