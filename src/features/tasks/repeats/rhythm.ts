// A stored rule of repeating in its parts, for the words of any language.
import type { Rhythm } from '../../../mail/words/rhythm.ts'

const UNITS: Readonly<Record<string, Rhythm['unit']>> = { daily: 'day', weekly: 'week', monthly: 'month' }

/** 'weekly:1,3/2' is every second week, on Monday and Wednesday; 'monthly:last-5' the last Friday of each month. */
export function rhythmOf(repeats: string): Rhythm {
  const none = { weekdays: [], day: null, nth: null }
  if (repeats === 'weekdays') return { ...none, unit: 'workday', every: 1 }
  const [when = '', every = '1'] = repeats.split('/')
  const [kind = '', on = ''] = when.split(':')
  const rhythm = { ...none, unit: UNITS[kind] ?? 'day', every: Number(every) }
  if (rhythm.unit === 'week') return { ...rhythm, weekdays: on.split(',').map(Number) }
  if (rhythm.unit !== 'month') return rhythm
  const [first = '', weekday] = on.split('-')
  if (weekday === undefined) return { ...rhythm, day: Number(first) }
  return { ...rhythm, weekdays: [Number(weekday)], nth: nthOf(first) }
}

function nthOf(written: string): Rhythm['nth'] {
  if (written === 'last') return written
  const place = Number(written)
  return place === 1 || place === 2 || place === 3 ? place : 4
}
