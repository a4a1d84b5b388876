// Days of the Hindu lunisolar calendar (months from new moon to new moon), by the tithi that an hour in India shows.
import { dayNumber } from '../civil.ts'
import { moonAge, moonLongitude, newMoonNear, sidereal, sunLongitude } from './sky.ts'

export type HinduMonth = 'chaitra' | 'vaishakha' | 'jyeshtha' | 'ashadha' | 'shravana' | 'bhadrapada' | 'ashvin' | 'kartika' | 'margashirsha' | 'pausha' | 'magha' | 'phalguna' // biome-ignore format: one list

const MONTHS: readonly HinduMonth[] = ['chaitra', 'vaishakha', 'jyeshtha', 'ashadha', 'shravana', 'bhadrapada', 'ashvin', 'kartika', 'margashirsha', 'pausha', 'magha', 'phalguna'] // biome-ignore format: one list

/** Hours of the day in India at which a feast's tithi must last, in hours UTC. */
export const INDIAN_HOURS = { sunrise: 0.6, noon: 6.7, afternoon: 10.1, evening: 13, midnight: 18.6 }
const TITHI = 12
const MONTH = 29.530588

/**
 * The day in a Gregorian year, or null. Tithis run from 1 to 30 (16 on: the waning half, 30 the new moon).
 * A month in which the sun changes no sign is a leap month, and the feast falls into the next.
 */
export function hinduDay(year: number, month: HinduMonth, tithi: number, hour: number): number | null {
  const key = `${year} ${month} ${tithi} ${hour}`
  const known = days.get(key)
  if (known !== undefined) return known
  const found = findHinduDay(year, MONTHS.indexOf(month), tithi, hour)
  if (days.size < 20_000) days.set(key, found)
  return found
}
const days = new Map<string, number | null>()

function findHinduDay(year: number, index: number, tithi: number, hour: number): number | null {
  const about = dayNumber(year, 1, 1) + ((index * 30.4 + 75) % 365)
  for (let newMoon = newMoonNear(about - 45); newMoon < about + 75; newMoon = newMoonNear(newMoon + MONTH)) {
    const next = newMoonNear(newMoon + MONTH)
    const sign = signAt(newMoon)
    if (sign === signAt(next) || (sign + 1) % 12 !== index) continue
    return dayOfTithi(newMoon, tithi, hour)
  }
  return null
}

/** The first day on which the tithi lasts at the hour; where it skips the hour, the day on which it begins. */
function dayOfTithi(newMoon: number, tithi: number, hour: number): number {
  const start = Math.floor(newMoon + ((tithi - 1) * MONTH) / 30) - 2
  for (let day = start; day < start + 5; day++) {
    const age = Math.floor(moonAge(day + hour / 24) / TITHI) + 1
    const reached = (age - tithi + 30) % 30
    if (reached === 0) return day
    if (reached <= 3 && day > start) return day - 1
  }
  return start + 2
}

function signAt(time: number): number {
  return Math.floor(sidereal(sunLongitude(time), time) / 30)
}

/** The day on which the sun enters a sidereal sign (9 is Makara, 0 Mesha), counted until the evening. */
export function solarIngress(year: number, sign: number): number {
  let day = dayNumber(year, 1, 1) + ((((sign - 9) * 30.44 + 369) % 365) | 0) - 6
  while (signAt(day + INDIAN_HOURS.evening / 24) !== sign) day++
  return day
}

/** The evening in the solar month of Simha on which the moon stands in Shravana: Onam. */
export function onam(year: number): number {
  const start = solarIngress(year, 4)
  for (let day = start; day < start + 32; day++) {
    const at = day + INDIAN_HOURS.evening / 24
    const moon = sidereal(moonLongitude(at), at)
    if (moon >= 280 && moon < 293.34) return day
  }
  return start
}
