// The moment that a day and a time of day name in a zone.

/** ISO. `time` is 'HH:mm'; `zone` an IANA name or an offset such as +02:00. A time that a clock change leaves out is the one after it. */
export function momentOf(day: string, time: string, zone: string): string {
  const asUtc = new Date(`${day}T${time}:00Z`)
  const fixed = /^([+-])(\d\d):(\d\d)$/.exec(zone)
  if (fixed) return new Date(asUtc.getTime() - offsetOf(fixed)).toISOString()
  // The offset of the zone is known of a moment alone: the first guess is at most an hour from the change of the clock.
  const first = new Date(asUtc.getTime() - zoneOffset(asUtc, zone))
  return new Date(asUtc.getTime() - zoneOffset(first, zone)).toISOString()
}

function offsetOf([, sign, hours, minutes]: RegExpExecArray): number {
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000
}

/** Milliseconds by which clocks of the zone are ahead of UTC then. */
function zoneOffset(at: Date, zone: string): number {
  const parts = formatOf(zone).formatToParts(at)
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value)
  const local = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'))
  return local - Math.floor(at.getTime() / 1_000) * 1_000
}

/** Making a format costs a hundred times its use. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const numeric = 'numeric'
  const made = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone, hourCycle: 'h23', year: numeric, month: numeric, day: numeric },
    ...{ hour: numeric, minute: numeric, second: numeric },
  })
  formats.set(timeZone, made)
  return made
}
