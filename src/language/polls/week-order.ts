// Puts the days of choices into one week: "Thursday or Friday?", written on a Thursday, means both of the next one.
import { dayOf, plusDays } from '../dates/iso-day.ts'
import type { AskedOption, PollMail } from './asked-poll.ts'
import { optionOf } from './poll-options.ts'

const WEEK = 7
const DAY_MS = 24 * 60 * 60_000

/**
 * The options with each day in a later week that its own name alone would put before the day named ahead of it: where
 * it follows that day in a week, or where that day is in a later week itself. Days with a date stay as they are, and so
 * do choices in another order than that of a week.
 */
export function inWeekOrder(options: readonly AskedOption[], mail: PollMail): AskedOption[] {
  const ordered: AskedOption[] = []
  for (const option of options) {
    const before = ordered.at(-1)
    ordered.push((before && behind(before, option, mail)) || option)
  }
  return ordered
}

/** Null where it stays. */
function behind(before: AskedOption, option: AskedOption, mail: PollMail): AskedOption | null {
  const [day, ahead] = [option, before].map((one) => calendarDay(one, mail.zone))
  if (!day || !ahead || day >= ahead) return null
  const isFar = ahead > plusDays(dayOf({ at: new Date(mail.sentAt), zone: mail.zone }), WEEK)
  if (!isFar && weekdayOf(day) <= weekdayOf(ahead)) return null
  const weeks = Math.ceil(daysBetween(day, ahead) / WEEK)
  return weeksLater(option, weeks, mail)
}

/** Null where the label names its day by more than a weekday: such a day moves otherwise with the day of writing, or never. */
function weeksLater(option: AskedOption, weeks: number, mail: PollMail): AskedOption | null {
  const day = calendarDay(option, mail.zone)
  const written = dayOf({ at: new Date(mail.sentAt), zone: mail.zone })
  if (!day || day <= written) return null
  const readIn = (days: number) => readOn(plusDays(written, days), option, mail)
  const later = readIn(weeks * WEEK)
  // Of a weekday the same day is meant on the day before or on the day after.
  const isWeekday = [-1, 1].some((days) => calendarDay(readIn(days), mail.zone) === day)
  return isWeekday && calendarDay(later, mail.zone) === plusDays(day, weeks * WEEK) ? later : null
}

const daysBetween = (day: string, later: string): number =>
  (Date.parse(`${later}T00:00:00Z`) - Date.parse(`${day}T00:00:00Z`)) / DAY_MS

function readOn(day: string, { label }: AskedOption, mail: PollMail): AskedOption {
  return optionOf(label, { ...mail, sentAt: `${day}T12:00:00Z` })
}

function calendarDay({ startsAt, day }: AskedOption, zone: string): string | null {
  return startsAt === null ? day : dayOf({ at: new Date(startsAt), zone })
}

/** 1 is Monday. */
const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || WEEK
