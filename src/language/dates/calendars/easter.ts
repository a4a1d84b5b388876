// Easter Sunday in the western and the eastern church.
import { dayNumber } from '../civil.ts'

/** Gregorian Easter as a day number (Meeus, Astronomical Algorithms, chapter 8). */
export function easter(year: number): number {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114
  return dayNumber(year, Math.floor(f / 31), (f % 31) + 1)
}

/** Julian Easter as a day number of the Gregorian calendar (Meeus, chapter 8). */
export function orthodoxEaster(year: number): number {
  const d = (19 * (year % 19) + 15) % 30
  const e = (2 * (year % 4) + 4 * (year % 7) - d + 34) % 7
  const f = d + e + 114
  const behind = Math.floor(year / 100) - Math.floor(year / 400) - 2
  return dayNumber(year, Math.floor(f / 31), (f % 31) + 1) + behind
}
