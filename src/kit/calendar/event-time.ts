// When an event of a calendar begins and ends, by the clock of its zone.
import { clockIn } from './clock.ts'
import { type CalendarEntry, type Property, valueOf } from './entries.ts'
import { zoneNamed } from './windows-zones.ts'

export interface ClockTime {
  /** 'YYYY-MM-DD' */
  day: string
  /** 'HH:MM'; null for whole days. */
  time: string | null
  /** IANA name where it is known, else as the file calls it; null for a clock without a zone. */
  zone: string | null
}

export interface EventTime {
  start: ClockTime
  /** The last day of whole days; null where the event has no end. */
  end: ClockTime | null
}

/** `zone`: of the calendar, by which times in UTC are shown. */
export function eventTime({ properties }: CalendarEntry, zone: string | null): EventTime | null {
  const of = (name: string) => properties.find((one) => one.name === name)
  const start = clockTime(of('DTSTART'), zone) ?? clockTime(of('DUE'), zone)
  if (start === null) return null
  const end = clockTime(of('DTEND'), zone)
  if (end !== null) return { start, end: end.time === null ? lastDay(start, end) : end }
  const minutes = minutesOf(valueOf(properties, 'DURATION'))
  return { start, end: minutes === null ? null : endAfter(start, minutes) }
}

const DATE_TIME = /^(\d{4})-?(\d\d)-?(\d\d)(?:T(\d\d):?(\d\d)(?::?\d\d)?(Z)?)?/i

export function clockTime(property: Property | undefined, calendarZone: string | null): ClockTime | null {
  const found = DATE_TIME.exec(property?.value.trim() ?? '')
  if (!property || !found) return null
  const [, year, month, dayOfMonth, hour, minute, utc] = found
  const day = `${year}-${month}-${dayOfMonth}`
  if (hour === undefined) return { day, time: null, zone: null }
  const time = `${hour}:${minute}`
  const zone = utc ? 'UTC' : zoneNamed(property.parameters.get('TZID') ?? '')
  if (zone !== 'UTC' || calendarZone === null) return { day, time, zone }
  return inZone({ day, time, zone }, calendarZone)
}

/** A time in UTC by the clock of a zone; as it is where the zone is not known. */
export function inZone(given: ClockTime, zone: string): ClockTime {
  const at = new Date(`${given.day}T${given.time}:00Z`)
  if (given.time === null || given.zone !== 'UTC' || Number.isNaN(at.getTime())) return given
  const [day, time] = clockIn(zone, at)?.split(' ') ?? []
  return day && time ? { day, time, zone } : given
}

/** The end of whole days is the first day after them. */
function lastDay(start: ClockTime, end: ClockTime): ClockTime {
  const before = shifted({ ...end, time: '00:00' }, -24 * 60)
  return before.day < start.day ? start : { ...end, day: before.day }
}

function endAfter(start: ClockTime, minutes: number): ClockTime {
  if (start.time !== null) return shifted(start, minutes)
  return lastDay(start, { ...shifted({ ...start, time: '00:00' }, minutes), time: null })
}

function shifted(from: ClockTime, minutes: number): ClockTime {
  const at = new Date(`${from.day}T${from.time}:00Z`).getTime() + minutes * 60_000
  if (Number.isNaN(at)) return from
  const iso = new Date(at).toISOString()
  return { ...from, day: iso.slice(0, 10), time: iso.slice(11, 16) }
}

const DURATION = /^\+?P(?:(\d{1,4})W)?(?:(\d{1,4})D)?(?:T(?:(\d{1,5})H)?(?:(\d{1,6})M)?(?:\d{1,7}S)?)?$/i

function minutesOf(duration: string): number | null {
  const found = DURATION.exec(duration)
  if (!found) return null
  const [weeks = 0, days = 0, hours = 0, minutes = 0] = found.slice(1).map((count) => Number(count ?? 0))
  return ((weeks * 7 + days) * 24 + hours) * 60 + minutes
}
