// Turns the recurrence that a mail speaks of (RFC 5545) into a rule that a task can repeat by.
import { repeats as contract } from './contract.ts'
import { firstDue } from './next-due.ts'

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
 * quarter or year on its last day. Null for what no rule can say, such as the last Friday of each month; an end
 * of the recurrence is left to the reader.
 */
export function repeatOf(recurrence: string, dueDate: string | null, today: string): SaidRepeat | null {
  const said = partsOf(recurrence)
  const rule = ruleOf(said, dueDate)
  if (rule === null || !contract.safeParse(rule).success) return null
  const due = dueDate ?? endOfPeriod(said, today) ?? firstDue(rule, today)
  return due === null ? null : { repeats: rule, dueDate: due }
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
      if (days || said.has('BYMONTH')) return null
      return `monthly:${said.get('BYMONTHDAY') ?? date?.getUTCDate() ?? 31}`
    default:
      return null
  }
}

function onDays(list: string): string {
  const days = [...new Set(list.split(',').map((day) => DAYS.indexOf(day) + 1))].sort((a, b) => a - b)
  return days.join() === '1,2,3,4,5' ? 'weekdays' : `weekly:${days.join()}`
}

/** The last day of the quarter, half or whole year that is named without a day of it. */
function endOfPeriod(said: Parts, today: string): string | null {
  const months = intervalOf(said)
  if (said.has('BYMONTHDAY') || !/^(?:MONTHLY|YEARLY)$/.test(said.get('FREQ') ?? '')) return null
  if (![3, 6, 12].includes(months)) return null
  const [year = 0, month = 1] = today.split('-').map(Number)
  return new Date(Date.UTC(year, Math.ceil(month / months) * months, 0)).toISOString().slice(0, 10)
}
