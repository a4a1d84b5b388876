// Turns the recurrence that a mail speaks of (RFC 5545) into a rule that a task can repeat by.
import { plusDays } from '../../language/dates/iso-day.ts'
import { firstDue } from '../tasks/index.ts'
import { repeats as contract } from '../tasks/repeats/contract.ts'

export interface SaidRepeat {
  /** A rule of the contract. */
  repeats: string
  /** When it is due for the first time, 'YYYY-MM-DD'. */
  dueDate: string
}

const DAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']
const FRIDAY = 5

/** A proposed task with the rule that its recurrence means, and the first day of it; null where it has none. */
export function withRepeat<T extends { recurrence: string | null; dueDate: string | null }>(
  task: T,
  today: string,
): T & { repeats: string | null } {
  const said = task.recurrence === null ? null : repeatOf(task.recurrence, task.dueDate, today)
  return { ...task, repeats: null, ...said }
}

/**
 * `recurrence` is the value of an RRULE; `dueDate` its first day where the mail names one ("every two weeks, from
 * 3 May"), `today` the day of the mail for its writer. "Every week" without a day is due on its Friday, a month,
 * quarter or year on its last day. Null for what no rule can say, such as the fifth Friday of each month; an end
 * of the recurrence is left to the reader.
 */
export function repeatOf(recurrence: string, dueDate: string | null, today: string): SaidRepeat | null {
  const said = partsOf(recurrence)
  const rule = ruleOf(said, dueDate)
  if (rule === null || !contract.safeParse(rule).success) return null
  const due = dueDate ?? endOfPeriod(said, today) ?? firstDue(rule, today)
  return due === null ? null : { repeats: rule, dueDate: due }
}

/**
 * As repeatOf, for a task that is due on `due` already: by its day where the words name none, and begun within the
 * week before that day, so that what is still far away is not moved up to today.
 */
export function repeatInstead(recurrence: string, due: string | null, today: string): SaidRepeat | null {
  const said = repeatOf(recurrence, due, today)
  if (said === null || due === null) return said
  const from = plusDays(due, -6)
  const dueDate = firstDue(said.repeats, from > today ? from : today)
  return dueDate === null ? null : { repeats: said.repeats, dueDate }
}

type Parts = ReadonlyMap<string, string>

function partsOf(recurrence: string): Parts {
  const pairs = recurrence
    .toUpperCase()
    .replace(/^RRULE:/, '')
    .split(';')
  return new Map(pairs.map((pair) => pair.split('=', 2) as [string, string]))
}

function ruleOf(said: Parts, dueDate: string | null): string | null {
  const when = whenOf(said, dueDate)
  const every = intervalOf(said)
  return when === null || every === 1 ? when : `${when}/${every}`
}

/** In days, weeks or months. */
const intervalOf = (said: Parts) =>
  Number(said.get('INTERVAL') ?? 1) * (said.get('FREQ') === 'YEARLY' ? 12 : 1)

function whenOf(said: Parts, dueDate: string | null): string | null {
  const date = dueDate === null ? null : new Date(`${dueDate}T00:00:00Z`)
  const days = said.get('BYDAY')
  switch (said.get('FREQ')) {
    case 'DAILY':
      return 'daily'
    case 'WEEKLY':
      return days ? onDays(days) : `weekly:${date ? date.getUTCDay() || 7 : FRIDAY}`
    case 'MONTHLY':
    case 'YEARLY':
      if (said.has('BYMONTH')) return null
      if (days) return said.get('FREQ') === 'YEARLY' ? null : onNthDay(days)
      return `monthly:${said.get('BYMONTHDAY')?.replace(/^-1$/, '31') ?? date?.getUTCDate() ?? 31}`
    default:
      return null
  }
}

function onDays(list: string): string {
  const days = [...new Set(list.split(',').map((day) => DAYS.indexOf(day) + 1))].sort((a, b) => a - b)
  return days.join() === '1,2,3,4,5' ? 'weekdays' : `weekly:${days.join()}`
}

/** '2FR' is the second Friday of a month, '-1FR' its last one. */
function onNthDay(day: string): string | null {
  const [, nth = '', name = ''] = /^(-1|[1-4])([A-Z]{2})$/.exec(day) ?? []
  const weekday = DAYS.indexOf(name) + 1
  return weekday === 0 ? null : `monthly:${nth === '-1' ? 'last' : nth}-${weekday}`
}

/** The last day of the quarter, half or whole year that is named without a day of it. */
function endOfPeriod(said: Parts, today: string): string | null {
  const months = intervalOf(said)
  if (said.has('BYMONTHDAY') || said.has('BYDAY') || !/^(?:MONTHLY|YEARLY)$/.test(said.get('FREQ') ?? ''))
    return null
  if (![3, 6, 12].includes(months)) return null
  const [year = 0, month = 1] = today.split('-').map(Number)
  return new Date(Date.UTC(year, Math.ceil(month / months) * months, 0)).toISOString().slice(0, 10)
}
