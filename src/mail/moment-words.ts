// Days and moments as mails say them: a moment in the zone of its reader, a day as it is everywhere.

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

/** "Mon 16 Mar 2026" of 'YYYY-MM-DD'. */
export function dayWords(day: string): string {
  return dayFormat.format(new Date(`${day}T00:00:00Z`)).replace(',', '')
}

/** Made once: that costs a hundred times its use. */
const dayFormat = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})
