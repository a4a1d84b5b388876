// The days on which an event takes place that repeats: its rule, less the days taken out, with those added.
import ICAL from 'ical.js'
import { type CalendarEntry, type Property, valueOf } from '../../kit/calendar/entries.ts'
import { type ClockTime, clockTime } from '../../kit/calendar/event-time.ts'

export interface Occurrences {
  /** In order, at most `MOST`. */
  starts: ClockTime[]
  /** It goes on after them. */
  hasMore: boolean
}

export const MOST = 12
/** Of a rule whose days are nearly all taken out. */
const MOST_TRIED = 500

/** `gone`: what else takes a day out, such as a separate entry for one of them. Null for an event that does not repeat. */
export function occurrencesOf(
  { properties }: CalendarEntry,
  start: ClockTime,
  { zone, gone }: { zone: string | null; gone: ReadonlySet<string> },
): Occurrences | null {
  const rule = valueOf(properties, 'RRULE')
  const listed = (name: string) => timesOf(properties, name, zone ?? start.zone)
  const added = listed('RDATE')
  if (rule === '' && added.length === 0) return null
  const out = new Set([...gone, ...listed('EXDATE').flatMap((one) => [keyOf(one), ...dayOf(one)])])
  const isOut = (one: ClockTime) => out.has(keyOf(one)) || out.has(one.day)
  const { starts, hasMore } = rule === '' ? { starts: [start], hasMore: false } : ruled(rule, start, isOut)
  const all = new Map([...starts, ...added].map((one) => [keyOf(one), one]))
  const kept = [...all.values()].filter((one) => !isOut(one))
  kept.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
  return { starts: kept.slice(0, MOST), hasMore: hasMore || kept.length > MOST }
}

export const keyOf = ({ day, time }: ClockTime): string => `${day} ${time ?? ''}`

/** A day without a time takes out whatever begins on it. */
const dayOf = ({ day, time }: ClockTime): string[] => (time === null ? [day] : [])

function timesOf(properties: readonly Property[], name: string, zone: string | null): ClockTime[] {
  return properties
    .filter((one) => one.name === name)
    .flatMap((one) => one.value.split(',').map((value) => clockTime({ ...one, value }, zone)))
    .filter((one) => one !== null)
}

function ruled(rule: string, start: ClockTime, isOut: (one: ClockTime) => boolean): Occurrences {
  const starts: ClockTime[] = []
  try {
    const days = iterate(rule, start)
    for (let tried = 0; tried < MOST_TRIED; tried += 1) {
      const next = days.next() as ICAL.Time | null | undefined
      if (!next) return { starts, hasMore: false }
      const iso = next.toString()
      const one = { ...start, day: iso.slice(0, 10), time: start.time && iso.slice(11, 16) }
      if (isOut(one)) continue
      if (starts.length === MOST) return { starts, hasMore: true }
      starts.push(one)
    }
    return { starts, hasMore: true }
  } catch {
    // A rule that cannot be read: the first day is known all the same.
    return { starts: starts.length > 0 ? starts : [start], hasMore: true }
  }
}

function iterate(rule: string, { day, time }: ClockTime) {
  // An end in UTC is compared with a clock that has no zone, so the whole of its last day counts.
  const local = rule.replace(/(UNTIL=\d{8})T\d{6}Z/i, '$1T235959')
  const start =
    time === null ? ICAL.Time.fromDateString(day) : ICAL.Time.fromDateTimeString(`${day}T${time}:00`)
  return ICAL.Recur.fromString(local).iterator(start)
}
