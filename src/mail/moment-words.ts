// When a mail was written, as other mails say it: in the zone of their reader.

/** "Tue 10 Mar, 09:12" in the zone of the reader; an offset such as +02:00 is not known to Intl on Node 20. */
export function momentWords(at: Date, zone: string): string {
  const offset = /^([+-])(\d\d):(\d\d)$/.exec(zone)
  const shift = offset ? (offset[1] === '-' ? -1 : 1) * (Number(offset[2]) * 60 + Number(offset[3])) : 0
  const local = new Date(at.getTime() + shift * 60_000)
  const { day, time } = wordsOf(offset ? 'UTC' : zone)
  return `${day.format(local).replace(',', '')}, ${time.format(local)}`
}

interface ZoneWords {
  day: Intl.DateTimeFormat
  time: Intl.DateTimeFormat
}

/** Making a format costs a hundred times its use. */
const zones = new Map<string, ZoneWords>()

function wordsOf(timeZone: string): ZoneWords {
  const known = zones.get(timeZone)
  if (known) return known
  const made = {
    day: new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short', timeZone }),
    time: new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone }),
  }
  zones.set(timeZone, made)
  return made
}
