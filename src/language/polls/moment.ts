// The moment that a day and a time of day name in a zone.
import { offsetMinutes } from '../dates/zone.ts'

/** ISO. `time` is 'HH:mm'; `zone` an IANA name or an offset such as +02:00. A time that a clock change leaves out is the one after it. */
export function momentOf(day: string, time: string, zone: string): string {
  const asUtc = new Date(`${day}T${time}:00Z`)
  const before = (at: Date) => new Date(asUtc.getTime() - offsetMinutes(at, zone) * 60_000)
  // The offset is known of a moment alone: the first guess is at most an hour from the change of the clock.
  return before(before(asUtc)).toISOString()
}
