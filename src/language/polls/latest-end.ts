// Until when a vote makes sense: what is voted on must not be over before the poll ends.
import { findDates } from '../dates/find.ts'
import { dayOf, plusDays } from '../dates/iso-day.ts'
import type { AskedOption, PollMail } from './asked-poll.ts'
import { momentOf } from './moment.ts'

const EVENING = '18:00'
const END_OF_DAY = '23:59'
/** Hours that people are given at least. */
const LEAST_MS = 2 * 60 * 60_000

interface Asked {
  question: string
  options: readonly AskedOption[]
}

interface Event {
  /** 'YYYY-MM-DD' */
  day: string
  /** ISO; null for a whole day. */
  startsAt: string | null
}

/** ISO; null where the mail names no day on which it takes place. */
export function latestEnd({ question, options }: Asked, mail: PollMail): string | null {
  const event = firstOf(options, mail) ?? namedIn(question, mail) ?? namedIn(mail.subject, mail)
  if (!event) return null
  const soonest = new Date(Date.parse(mail.sentAt) + LEAST_MS).toISOString()
  const before = plusDays(event.day, -1)
  const ends = [momentOf(before, EVENING, mail.zone), momentOf(before, END_OF_DAY, mail.zone), event.startsAt]
  const end = ends.find((one) => one !== null && one >= soonest)
  return end ?? event.startsAt ?? momentOf(event.day, END_OF_DAY, mail.zone)
}

/** Whether what is voted on is over at that moment: no poll ends so late. */
export function isOver({ question, options }: Asked, moment: string, mail: PollMail): boolean {
  const days = options.map(({ startsAt, day }) =>
    startsAt === null ? day : dayOf({ at: new Date(startsAt), zone: mail.zone }),
  )
  const areTimes = days.length > 1 && days.every((day) => day !== null)
  const event = areTimes ? null : (namedIn(question, mail) ?? namedIn(mail.subject, mail))
  const last = areTimes ? days.sort().at(-1) : event?.day
  return last ? Date.parse(moment) > Date.parse(momentOf(last, END_OF_DAY, mail.zone)) : false
}

/** Null where an option is no time. */
function firstOf(options: readonly AskedOption[], { zone }: PollMail): Event | null {
  const events = options.map(({ startsAt, day }): Event | null => {
    const own = startsAt === null ? day : dayOf({ at: new Date(startsAt), zone })
    return own === null ? null : { day: own, startsAt }
  })
  const days = events.flatMap((event) => (event === null ? [] : [event.day])).sort()
  const first = events.length === days.length ? days[0] : undefined
  return events.find((event) => event !== null && event.day === first) ?? null
}

function namedIn(text: string, { sentAt, zone }: PollMail): Event | null {
  const found = findDates(text, { at: new Date(sentAt), zone }).find(
    ({ past, grain }) => !past && (grain === 'day' || grain === 'hour' || grain === 'minute'),
  )
  if (!found) return null
  const startsAt = found.time === null ? null : momentOf(found.day, found.time, zone)
  return { day: found.day, startsAt }
}
