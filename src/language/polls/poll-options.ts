// Makes an option of what the mail names as one: a label, and its day and time where it is one.
import { findDates } from '../dates/find.ts'
import type { FoundDate } from '../dates/found-date.ts'
import { abbreviatedOffset } from '../dates/zone.ts'
import { matchesOf } from '../matches.ts'
import { trimMarks } from '../trim.ts'
import type { AskedOption, PollMail } from './asked-poll.ts'
import { isHourAlone } from './hour-options.ts'
import { momentOf } from './moment.ts'

const MOST_CHARACTERS = 200
const MARKS = /[\s,;:.!?"\u201c\u201d\u201e\u00bf\u00a1]/
const FRONT = /[\s,;:.!?"\u201c\u201d\u201e\u00bf\u00a1-]/
const CLOCK = /(\d{1,2})(?:[:.h](\d{2}))?\s?(am|pm)?(?![\d\p{L}])/giu
const DAY_MINUTES = 1_440
const NOON = 720

export function optionOf(text: string, mail: PollMail): AskedOption {
  const label = trimMarks(text.slice(0, MOST_CHARACTERS), MARKS, FRONT)
  const found = findDates(label, { at: new Date(mail.sentAt), zone: mail.zone })
  const [first] = found
  const isTime = first !== undefined && found.length === 1 && !first.past && isMostly(first, label)
  return isTime ? timeOption(label, first, first.day, mail) : plain(label)
}

export const plain = (label: string): AskedOption => ({ label, startsAt: null, endsAt: null, day: null })

/** "Tuesday 10:00 at the office" is a time, "The menu of Friday with wine and cheese" none. */
const isMostly = (found: FoundDate, label: string): boolean =>
  found.grain !== 'year' &&
  found.grain !== 'month' &&
  (found.time !== null || found.text.length * 2 >= label.length)

/** `day` is that of an earlier option where only hours are said: "Tuesday 10:00 or 14:00". */
export function timeOption(label: string, found: FoundDate, day: string, { zone }: PollMail): AskedOption {
  if (found.time === null) return { label, startsAt: null, endsAt: null, day }
  const at = label.indexOf(found.text)
  const behind = label.slice(at + found.text.length)
  const said = /^\s{0,2}\(?([A-Za-z]{2,5})\b/.exec(behind)?.[1]
  const offset = said && said === said.toUpperCase() ? abbreviatedOffset(said) : null
  const place = offset === null ? zone : offsetName(offset)
  const startsAt = momentOf(day, found.time, place)
  return { label, startsAt, endsAt: endOf(found, startsAt), day: null }
}

function offsetName(minutes: number): string {
  const size = Math.abs(minutes)
  const two = (n: number) => String(n).padStart(2, '0')
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`
}

/** As long after the start as the hours say: "10:00-12:00", "2pm to 4pm". */
function endOf({ text, kind }: FoundDate, startsAt: string): string | null {
  if (kind !== 'interval') return null
  const clocks = matchesOf(CLOCK, text).slice(-2)
  if (clocks.length < 2) return null
  const [from = 0, to = 0] = clocks.map(minutesOf)
  const length = (to - from + DAY_MINUTES) % (/[ap]m/i.test(text) ? NOON * 2 : DAY_MINUTES)
  return length === 0 ? null : new Date(Date.parse(startsAt) + length * 60_000).toISOString()
}

function minutesOf([, hour, minute, half]: RegExpExecArray): number {
  const isPm = half?.toLowerCase() === 'pm' && Number(hour) < 12
  return (Number(hour) + (isPm ? 12 : 0)) * 60 + Number(minute ?? 0)
}

const HOUR_AND_MARKS = /^\W{0,2}\d{1,2}(?:[:.h]\d{0,2})?(?:\W|[ap]m|uhr|uur|h){0,4}$/i

/** Times named one after the other in a sentence; none where fewer than two are. */
export function timesIn(text: string, mail: PollMail): AskedOption[] {
  const found = findDates(text, { at: new Date(mail.sentAt), zone: mail.zone }).filter(
    ({ past, grain }) => !past && grain !== 'year' && grain !== 'month' && grain !== 'quarter',
  )
  if (found.length < 2) return []
  let day = found[0]?.day ?? ''
  return found.map((one, index) => {
    const hasNoDay =
      index > 0 && one.time !== null && (isHourAlone(one.text) || HOUR_AND_MARKS.test(one.text))
    if (!hasNoDay) day = one.day
    const label = trimMarks(
      text.slice(one.start, found[index + 1] === undefined ? one.end + 6 : one.end + 6),
      MARKS,
    )
    const option = timeOption(label, one, day, mail)
    return { ...option, label: one.text }
  })
}
