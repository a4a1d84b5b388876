// Puts the days of choices into one week: "Thursday or Friday?", written on a Thursday, means both of the next one.
import { dayOf, plusDays } from '../dates/iso-day.ts'
import type { AskedOption, PollMail } from './asked-poll.ts'
import { optionOf } from './poll-options.ts'

const WEEK = 7

/**
 * The options with each day a week later that its own name alone would put before the day named ahead of it, though it
 * follows that day in a week. Days with a date, and choices in another order than that of a week, stay as they are.
 */
export function inWeekOrder(options: readonly AskedOption[], mail: PollMail): AskedOption[] {
  const ordered: AskedOption[] = []
  for (const option of options) {
    const before = ordered.at(-1)
    const isBehind = before !== undefined && isEarlier(option, before, mail)
    ordered.push((isBehind && aWeekLater(option, mail)) || option)
  }
  return ordered
}

/** Earlier as a date, and later as a day of the week. */
function isEarlier(option: AskedOption, before: AskedOption, { zone }: PollMail): boolean {
  const [day, ahead] = [option, before].map((one) => calendarDay(one, zone))
  return Boolean(day && ahead && day < ahead && weekdayOf(day) > weekdayOf(ahead))
}

/** Null where the label names its day by more than a weekday: such a day moves otherwise with the day of writing, or never. */
function aWeekLater(option: AskedOption, mail: PollMail): AskedOption | null {
  const day = calendarDay(option, mail.zone)
  const written = dayOf({ at: new Date(mail.sentAt), zone: mail.zone })
  if (!day || day <= written) return null
  const [dayBefore, later] = [-1, WEEK].map((days) => readOn(plusDays(written, days), option, mail))
  const isWeekday = dayBefore && later && calendarDay(dayBefore, mail.zone) === day
  return isWeekday && calendarDay(later, mail.zone) === plusDays(day, WEEK) ? later : null
}

function readOn(day: string, { label }: AskedOption, mail: PollMail): AskedOption {
  return optionOf(label, { ...mail, sentAt: `${day}T12:00:00Z` })
}

function calendarDay({ startsAt, day }: AskedOption, zone: string): string | null {
  return startsAt === null ? day : dayOf({ at: new Date(startsAt), zone })
}

/** 1 is Monday. */
const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || WEEK
