// Makes an option of what the mail names as one: a label, and its day and time where it is one.
import { findDates } from '../dates/find.ts'
import type { AskedOption, PollMail } from './asked-poll.ts'
import { momentOf } from './moment.ts'

const MOST_CHARACTERS = 200

export function optionOf(text: string, { sentAt, zone }: PollMail): AskedOption {
  const label = text.slice(0, MOST_CHARACTERS)
  const [found, ...more] = findDates(label, { at: new Date(sentAt), zone })
  if (!found || more.length > 0 || found.past) return { label, startsAt: null, endsAt: null, day: null }
  if (found.time === null) return { label, startsAt: null, endsAt: null, day: found.day }
  return { label, startsAt: momentOf(found.day, found.time, zone), endsAt: null, day: null }
}
