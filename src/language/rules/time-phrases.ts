// Phrases that say when: the hour or weekday on which a mail comes, and by when its tasks are due.
import { plusDays } from '../dates/iso-day.ts'
import { WEEKDAYS } from '../dates/weekdays.ts'
import type { Cue } from '../lexicon/rule-words.ts'
import type { Item } from './cues.ts'
import type { ReadPhrase, RuleReader } from './rule-reader.ts'
import { isFiller } from './slot.ts'

/** A time of day behind "after". */
export const readClock =
  (side: 'after' | 'before'): ReadPhrase =>
  (reader, at, own) => {
    const item = reader.items[at + 1]
    const said = item ? /^(\d{1,2})(?:[:.h](\d\d))?\s?(am|pm|h|uhr)?$/.exec(item.text) : null
    if (!said) {
      reader.leave(own)
      return at + 1
    }
    const noon = said[3] === 'pm' && Number(said[1]) < 12 ? 12 : 0
    const hour = String(Number(said[1]) + noon).padStart(2, '0')
    reader.when.at.push(`${side} ${hour}:${said[2] ?? '00'}`)
    return at + 2 + (CLOCK_WORDS.includes(reader.items[at + 2]?.text ?? '') ? 1 : 0)
  }

const CLOCK_WORDS = ['uhr', 'h', "o'clock", 'heures', 'horas', 'uur', 'am']

export const readWeekday: ReadPhrase = (reader, at, item) => {
  const day = WEEKDAYS[item.count] ?? 'monday'
  if (reader.cues.has('due') || reader.cues.has('weekly')) {
    reader.durations.push(day)
    reader.leave(item)
  } else reader.when.at.push(day)
  return at + 1
}

const UNITS: ReadonlySet<Cue | null> = new Set<Cue>(['day', 'week', 'workday', 'daily', 'weekly'])

/** "in 3 days", "within two weeks", "a week": how long after the mail. */
export const readWithin: ReadPhrase = (reader, at, own) => {
  const { items } = reader
  let next = at
  while (['within', 'due'].includes(reader.cueAt(next) ?? '') || isFiller(items[next])) next++
  const hasNumber = reader.cueAt(next) === 'number'
  const count = hasNumber ? (items[next]?.count ?? 1) : 1
  const place = hasNumber ? next + 1 : next
  const unit = items[place]
  if (own.cue === 'due') reader.leave(own)
  if (!unit || !UNITS.has(unit.cue)) {
    // "in" is a filler where no time follows.
    return at + 1
  }
  const days = unit.cue === 'workday' ? `+${count}wd` : `+${isWeek(unit) ? count * 7 : count}d`
  reader.durations.push(days)
  reader.leave({ ...unit, text: hasNumber ? `${items[next]?.text} ${unit.text}` : unit.text })
  return place + 1
}

const isWeek = ({ cue }: Item) => cue === 'week' || cue === 'weekly'

export const readDuration =
  (value: string): ReadPhrase =>
  (reader, at, item) => {
    reader.durations.push(value)
    reader.leave(item)
    return at + 1
  }

/** A stretch in which the rule holds. */
export function readTerm(reader: RuleReader, { date, cue }: Item): void {
  if (!date) return
  reader.until = date.lastDay
  if (cue === 'term' && date.day > plusDays(reader.world.today, 1)) reader.start = date.day
}

const TIMES: readonly Cue[] = ['day', 'week', 'workday', 'weekday', 'tomorrow', 'monthEnd', 'within']

/** What only the whole sentence tells: days and digests. */
export function settleTimes(reader: RuleReader): void {
  const has = (cue: Cue) => reader.cues.has(cue)
  const [duration, second] = reader.durations
  if (has('digest') && (has('daily') || has('weekly') || has('onReturn'))) {
    const every = has('weekly') ? `weekly:${weekdayIn(reader) ?? 'monday'}` : 'daily'
    reader.add({ do: 'digest', value: has('daily') || has('weekly') ? every : 'return' })
    reader.hear('digest', 'daily', 'weekly', 'onReturn', 'not', 'writes', 'me', ...TIMES)
  } else if (has('due') && duration !== undefined && second === undefined) {
    reader.add({ do: 'due', value: duration })
    reader.hear('due', 'daily', 'weekly', ...TIMES)
  }
}

const weekdayIn = ({ durations }: RuleReader) =>
  durations.find((one) => WEEKDAYS.some((weekday) => weekday === one))
