// What needs a person today, out of the tasks that are theirs, and the sentence that sums it up.
import type { ListedTask } from '../../features/tasks/lists/contract.ts'
import { meaningOf } from '../../features/tasks/status.ts'
import { daysUntil, type Moment } from '../../ui/dates.ts'

export interface DueNow {
  /** The longest overdue first. */
  overdue: ListedTask[]
  today: ListedTask[]
}

/** `timeZone` is the viewer's own without it. */
export function dueNow(tasks: readonly ListedTask[], now: Moment, timeZone?: string): DueNow {
  const open = tasks
    .filter(({ status, dueDate }) => dueDate !== null && meaningOf(status) !== 'done')
    .sort((a, b) => (a.dueDate ?? '').localeCompare(b.dueDate ?? '') || a.number - b.number)
  const within = (fits: (days: number) => boolean) =>
    open.filter(({ dueDate }) => dueDate !== null && fits(daysUntil(dueDate, now, timeZone)))
  return { overdue: within((days) => days < 0), today: within((days) => days === 0) }
}

/** By the hours of the viewer's clock. */
export function greeting(now: Moment): string {
  const hour = new Date(now).getHours()
  if (hour < 12) return 'Good morning'
  return hour < 18 ? 'Good afternoon' : 'Good evening'
}

/** The name to greet by: the first unless it is signs alone, such as an emoji. */
export function calledBy(firstName: string, lastName: string): string {
  return /\p{L}/u.test(firstName) ? firstName : `${firstName} ${lastName}`.trim()
}

const numerals = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

const inWords = (count: number) => numerals[count] ?? String(count)

export interface Counts {
  overdue: number
  today: number
  toDecide: number
  waitingFor: number
}

/** "One task is late, two are due today, three things wait for you." */
export function daySentence({ overdue, today, toDecide, waitingFor }: Counts): string {
  const parts: string[] = []
  const tasks = (count: number) => (parts.length > 0 ? '' : count === 1 ? ' task' : ' tasks')
  const are = (count: number) => (count === 1 ? 'is' : 'are')
  if (overdue > 0) parts.push(`${inWords(overdue)}${tasks(overdue)} ${are(overdue)} late`)
  if (today > 0) parts.push(`${inWords(today)}${tasks(today)} ${are(today)} due today`)
  if (toDecide > 0)
    parts.push(`${inWords(toDecide)} ${toDecide === 1 ? 'thing waits' : 'things wait'} for you`)
  if (parts.length === 0)
    return waitingFor > 0 ? 'Nothing presses today; others have the next move.' : 'Nothing presses today.'
  const sentence = parts.join(', ')
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`
}
