// When a person may be mailed about what is due: from the morning on, never in their quiet hours.
import { type LocalTime, localTime } from './local-time.ts'

/** Minutes since midnight on the person's own clock, over midnight where `to` is the earlier one; never equal. */
export interface QuietHours {
  from: number
  to: number
}

/** Nobody has to ask to be left alone at night. */
export const usualQuietHours: QuietHours = { from: 22 * 60, to: 7 * 60 }

/** 08:00. */
const MORNING = 8 * 60

export function isQuiet(minute: number, quiet: QuietHours | null): boolean {
  if (quiet === null) return false
  const { from, to } = quiet
  return from < to ? minute >= from && minute < to : minute >= from || minute < to
}

/** The minute from which the mails of a day go out: 08:00, or the end of the quiet hours that hold it. */
export function morningOf(quiet: QuietHours | null): number {
  return quiet !== null && isQuiet(MORNING, quiet) ? quiet.to : MORNING
}

export interface PersonalHours {
  timeZone: string
  quiet: QuietHours | null
}

/** Null where the person is not to be mailed at that moment; else their day, and when its morning began. */
export function openMorning(at: Date, hours: PersonalHours): (LocalTime & { began: Date }) | null {
  const local = localTime(at, hours.timeZone)
  const morning = morningOf(hours.quiet)
  if (local.minute < morning || isQuiet(local.minute, hours.quiet)) return null
  return { ...local, began: new Date(at.getTime() - (local.minute - morning) * 60_000) }
}
