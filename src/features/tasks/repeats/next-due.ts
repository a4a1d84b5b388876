// When a repeating task is due next: pure days, 'YYYY-MM-DD', so no time zone and no summer time has a part in it.

const DAY_MS = 24 * 60 * 60_000
const LAST_DAY = Date.UTC(9999, 11, 31) / DAY_MS

interface Rule {
  kind: string
  /** Days of the week from 1, Monday, in their order, or the one of the month; [0] for the kinds that have none. */
  on: readonly number[]
  /** Which of these days of the week in a month, from 1; -1 for the last one. Null for the other kinds. */
  nth: number | null
  /** 2 for every second one. */
  every: number
}

/**
 * The first day of the rule after both its last due day and `today`: what was done late is not due in the past
 * again. Rules are those of the contract; the 31st of a shorter month is its last day. Every second week or
 * month is counted from `last`. Null where that is after the year 9999.
 */
export function nextDue(repeats: string, last: string | null, today: string): string | null {
  const rule = ruleOf(repeats)
  const from = dayNumber(last ?? today)
  const after = Math.max(from, dayNumber(today))
  const stepped = last === null ? { ...rule, every: 1 } : rule
  for (let turn = 0; ; turn++) {
    for (const day of rule.on.map((on) => dayOfTurn(stepped, on, from, turn))) {
      if (day > LAST_DAY) return null
      if (day > after && (rule.kind !== 'weekdays' || weekdayOf(day) <= 5)) return iso(day)
    }
  }
}

/** The first day of the rule from `today` on, for a task that has no due date yet. */
export function firstDue(repeats: string, today: string): string | null {
  return nextDue(repeats, null, iso(dayNumber(today) - 1))
}

function ruleOf(repeats: string): Rule {
  const [when = '', every = '1'] = repeats.split('/')
  const [kind = '', on = '0'] = when.split(':')
  const [nth = '', weekday] = on.split('-')
  if (weekday === undefined) return { kind, on: on.split(',').map(Number), nth: null, every: Number(every) }
  return { kind, on: [Number(weekday)], nth: nth === 'last' ? -1 : Number(nth), every: Number(every) }
}

/** Of the turn 0 in the week or month of `from` on; it may lie before `from`. */
function dayOfTurn({ kind, nth, every }: Rule, on: number, from: number, turn: number): number {
  if (kind === 'weekly') return from - weekdayOf(from) + on + turn * every * 7
  if (kind !== 'monthly') return from + turn * every
  const start = new Date(from * DAY_MS)
  const [year, month] = [start.getUTCFullYear(), start.getUTCMonth() + turn * every]
  const last = Date.UTC(year, month + 1, 0) / DAY_MS
  const first = Date.UTC(year, month, 1) / DAY_MS
  if (nth === null) return Math.min(first + on - 1, last)
  return nth < 0
    ? last - ((weekdayOf(last) - on + 7) % 7)
    : first + ((on - weekdayOf(first) + 7) % 7) + (nth - 1) * 7
}

const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / DAY_MS
const iso = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10)
/** From 1, Monday, to 7; day 0, 1970-01-01, was a Thursday. */
const weekdayOf = (day: number) => ((day + 3) % 7) + 1
