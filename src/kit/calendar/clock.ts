// What the clock of a time zone shows; a zone is an IANA name or an offset such as +02:00.

const OFFSET = /^([+-])(\d\d):?(\d\d)$/

/** 'YYYY-MM-DD HH:MM'; null for a zone that nobody knows. */
export function clockIn(zone: string, at: Date): string | null {
  const offset = OFFSET.exec(zone)
  if (offset) {
    const minutes = Number(offset[2]) * 60 + Number(offset[3])
    const there = new Date(at.getTime() + (offset[1] === '-' ? -minutes : minutes) * 60_000)
    return there.toISOString().slice(0, 16).replace('T', ' ')
  }
  try {
    // Swedish writes a moment as ISO 8601 does.
    return new Intl.DateTimeFormat('sv-SE', {
      dateStyle: 'short',
      timeStyle: 'short',
      timeZone: zone,
    }).format(at)
  } catch {
    return null
  }
}

/** Whether both clocks show the same at this time; false where a zone is not known. */
export function isSameClock(zone: string, other: string, at: Date): boolean {
  const shown = clockIn(zone, at)
  return shown !== null && shown === clockIn(other, at)
}
