// A moment as a person's own clock and calendar show it.

export interface LocalTime {
  /** 'YYYY-MM-DD' */
  day: string
  /** Since midnight. */
  minute: number
}

/** `timeZone` is an IANA name; one that this server does not know counts as UTC. */
export function localTime(at: Date, timeZone: string): LocalTime {
  const parts = formatOf(timeZone).formatToParts(at)
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '00'
  return {
    day: `${part('year')}-${part('month')}-${part('day')}`,
    minute: Number(part('hour')) * 60 + Number(part('minute')),
  }
}

const DAY_MS = 86_400_000

/** `day` is 'YYYY-MM-DD'; a calendar day has no zone, so that it is counted in UTC. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/** The Monday of the week of the day, itself on a Monday (ISO 8601). */
export function mondayOf(day: string): string {
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
  return addDays(day, -sinceMonday)
}

/** The moment at which a day begins there: midnight, or the first minute that the clock shows of it. */
export function startOfDay(day: string, timeZone: string): Date {
  const wanted = Date.parse(`${day}T00:00:00Z`)
  let at = wanted
  // Twice, since the first step may cross a change of the clock.
  for (let step = 0; step < 2; step += 1) {
    const shown = localTime(new Date(at), timeZone)
    at += wanted - (Date.parse(`${shown.day}T00:00:00Z`) + shown.minute * 60_000)
  }
  return new Date(at)
}

/** Made once a zone: there are some four hundred. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const made = newFormat(timeZone) ?? newFormat('UTC') ?? new Intl.DateTimeFormat()
  formats.set(timeZone, made)
  return made
}

function newFormat(timeZone: string): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat('en-CA', {
      ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
      ...{ hourCycle: 'h23', timeZone },
    })
  } catch {
    return null
  }
}
