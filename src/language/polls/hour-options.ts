// Choices that are hours of one day: "on Monday at 7 or at 8", "lunedì alle 7 o alle 8".
import { findDates } from '../dates/find.ts'
import type { AskedOption, PollMail } from './asked-poll.ts'
import { momentOf } from './moment.ts'

/** Words before an hour, in the languages that mails are read in. */
const AT =
  '(?:at|from|um|ab|gegen|a las|a la|sobre las|alle|dalle|verso le|\\u00e0s|as|pelas|\\u00e0|a|vers|om|vanaf|rond)'
const HOUR = '(\\d{1,2})(?:[:.h](\\d{2}))?(?:\\s?(am|pm|h|uhr|uur|heures?|horas?|ore|o.clock))?'
const HOUR_ALONE = new RegExp(`^(?:${AT}\\s)?${HOUR}$`, 'iu')
const HOUR_AT_END = new RegExp(`(?:^|\\s)((?:${AT}\\s)?${HOUR})$`, 'iu')
/** Such a text may be an hour in the morning or in the evening. */
const EITHER_HALF = /^(?:at\s|from\s)?(?:\d|1[0-2])(?:\so.clock)?$/iu

/** Null where the labels do not end with hours. */
export function hourOptions(labels: readonly string[], text: string, mail: PollMail): AskedOption[] | null {
  const [first = '', ...more] = labels
  const hour = HOUR_AT_END.exec(first)?.[1]
  if (hour === undefined || more.length === 0 || !more.every((label) => HOUR_ALONE.test(label))) return null
  const hours = [hour, ...more]
  // With the hours "Thursday at 20" could be read as the 20th.
  const day = dayNamed(
    hours.reduce((rest, one) => rest.replace(one, ''), text),
    mail,
  )
  const isSaid = hours.some((one) => !/^\d+$/.test(one))
  if (!isSaid && day === null) return null
  const isPlain = day === null || hours.some((one) => EITHER_HALF.test(one))
  return hours.map((label) => ({
    label,
    startsAt: isPlain ? null : momentOf(day, clockOf(label), mail.zone),
    endsAt: null,
    day: null,
  }))
}

/** Whether the text is an hour and nothing else, so that its day is that of the choice before it. */
export const isHourAlone = (text: string): boolean => HOUR_ALONE.test(text.trim())

/** The one day of the text; null where it names several. */
function dayNamed(text: string, { sentAt, zone }: PollMail): string | null {
  const found = findDates(text, { at: new Date(sentAt), zone }).filter(
    (date) => !date.past && !isHourAlone(date.text),
  )
  const days = new Set(found.map(({ day }) => day))
  return days.size === 1 ? (found[0]?.day ?? null) : null
}

function clockOf(label: string): string {
  const [, hour = '', minute = '00', half = ''] = HOUR_ALONE.exec(label) ?? []
  const isLater = half.toLowerCase() === 'pm' && Number(hour) < 12
  return `${String(Number(hour) + (isLater ? 12 : 0)).padStart(2, '0')}:${minute}`
}
