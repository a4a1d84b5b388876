// Days of one month that name it once: "the 14th, 15th or 17th of December", "le 14, le 15 ou le 17 décembre".
import { plusDays } from '../dates/iso-day.ts'
import type { AskedOption, PollMail } from './asked-poll.ts'
import { optionOf } from './poll-options.ts'

const BARE_DAY =
  /^(?:(?:on |am |op )?(?:the|der|den|dem|die|le|el|il|l.|de|dia|o|no dia|em|op)\s?)?(?:day |dia )?(\d{1,2})(?:st|nd|rd|th|er|e|\.|\u00ba)?$/iu
const MOST_DAYS = 31

/** Null where the labels are not days of which one says its month. */
export function daysOfOneMonth(labels: readonly string[], mail: PollMail): AskedOption[] | null {
  const named = labels.map((label) => {
    const bare = Number(BARE_DAY.exec(label)?.[1] ?? 0)
    return { label, bare, day: bare > 0 ? null : optionOf(label, mail).day }
  })
  const isDays = named.every(({ bare, day }) => day !== null || (bare > 0 && bare <= MOST_DAYS))
  if (!isDays || !named.some(({ bare }) => bare > 0) || named.every(({ bare }) => bare > 0)) return null
  const days = named.map(({ day }) => day)
  for (let at = days.length - 2; at >= 0; at--) days[at] ??= nearest(days[at + 1], named[at]?.bare ?? 0, -1)
  for (let at = 1; at < days.length; at++) days[at] ??= nearest(days[at - 1], named[at]?.bare ?? 0, 1)
  if (days.some((day) => day === null)) return null
  return named.map(({ label }, at) => ({ label, startsAt: null, endsAt: null, day: days[at] ?? null }))
}

/** The next or last day with this number, counted from another one. */
function nearest(from: string | null | undefined, number: number, step: 1 | -1): string | null {
  if (!from) return null
  for (let away = 1; away <= MOST_DAYS; away++) {
    const day = plusDays(from, away * step)
    if (Number(day.slice(8)) === number) return day
  }
  return null
}
