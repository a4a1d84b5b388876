// Reads the Date header with its zone, since "tomorrow" in a mail is tomorrow for its sender.

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** Hours east of UTC of the names that RFC 5322 4.3 still allows. */
const zoneHours: Record<string, number> = {
  EDT: -4,
  EST: -5,
  CDT: -5,
  CST: -6,
  MDT: -6,
  MST: -7,
  PDT: -7,
  PST: -8,
}

const dateForm =
  /(\d{1,2})[\s-]+([a-z]{3})[a-z]*[\s-]+(\d{2,4})\s+(\d{1,2})[:.](\d{2})(?:[:.](\d{2}))?\s*([+-]\d{4}|[a-z]{1,5})?/i

function zoneMinutes(zone: string | undefined): number {
  const numeric = /^([+-])(\d{2})(\d{2})$/.exec(zone ?? '')
  if (numeric === null) return (zoneHours[zone?.toUpperCase() ?? ''] ?? 0) * 60
  const minutes = Number(numeric[2]) * 60 + Number(numeric[3])
  return numeric[1] === '-' ? -minutes : minutes
}

/** RFC 5322 4.3: two digits mean 1950 to 2049, three count from 1900. */
function fullYear(digits: string): number {
  const year = Number(digits)
  if (digits.length === 4) return year
  return digits.length === 2 && year < 50 ? year + 2000 : year + 1900
}

/** The moment and the sender's offset in minutes east of UTC, null when the header names no such moment. */
export function readMailDate(value: string | null): { at: Date; offsetMinutes: number } | null {
  const match = dateForm.exec((value ?? '').slice(0, 200).replace(/\([^()]*\)/g, ' '))
  if (match === null) return null
  const [, day = '', name = '', year = '', hour = '', minute = '', second = '0', zone] = match
  const month = months.indexOf(name.toLowerCase())
  if (month === -1 || Number(hour) > 23 || Number(minute) > 59 || Number(second) > 60) return null
  const offsetMinutes = zoneMinutes(zone)
  if (Math.abs(offsetMinutes) > 14 * 60) return null
  const local = new Date(0)
  local.setUTCFullYear(fullYear(year), month, Number(day))
  if (local.getUTCMonth() !== month) return null
  local.setUTCHours(Number(hour), Number(minute) - offsetMinutes, Number(second))
  // beyond these years no mail was written, and databases stumble
  return local.getUTCFullYear() < 1970 || local.getUTCFullYear() > 9999 ? null : { at: local, offsetMinutes }
}
