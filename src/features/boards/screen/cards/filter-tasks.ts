// Which tasks a view lets through, and what its filters can be set to.
import { daysUntil, type Moment } from '../../../../ui/dates.ts'
import type { Task } from '../../../tasks/contract.ts'
import { meaningOf, type StatusMeaning } from '../../../tasks/status.ts'
import { type BoardView, type DueChoice, meanings } from './board-view.ts'

/** Within one group any choice fits, across groups all must (KB-09). `timeZone` is the viewer's unless given. */
export function filterTasks(
  tasks: readonly Task[],
  view: BoardView,
  now: Moment,
  timeZone?: string,
): readonly Task[] {
  const words = view.search.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  return tasks.filter(
    (task) =>
      fits(view.priorities, [task.priority]) &&
      fits(view.statuses, [meaningOf(task.status)]) &&
      fits(view.assignees, addressesOf(task)) &&
      (view.due === null || dueFits(task, view.due, now, timeZone)) &&
      (words.length === 0 || matchesWords(task, words)),
  )
}

function fits<V>(wanted: readonly V[], present: readonly V[]): boolean {
  return wanted.length === 0 || present.some((value) => wanted.includes(value))
}

function addressesOf(task: Task): string[] {
  return task.assignees.map(({ user }) => user.email.toLowerCase())
}

/* Every word must stand somewhere: title, description, number, or the name or address of an assignee. */
function matchesWords(task: Task, words: readonly string[]): boolean {
  const people = task.assignees.map(({ user }) => `${user.firstName} ${user.lastName} ${user.email}`)
  const text = [`#${task.number}`, task.title, task.description, ...people].join('\n').toLocaleLowerCase()
  return words.every((word) => text.includes(word))
}

/** Overdue leaves out what is done; a week runs from Monday to Sunday, the viewer's (KB-25). */
function dueFits(task: Task, choice: DueChoice, now: Moment, timeZone?: string): boolean {
  if (task.dueDate === null) return choice === 'none'
  if (choice === 'none') return false
  const days = daysUntil(task.dueDate, now, timeZone)
  if (choice === 'overdue') return days < 0 && meaningOf(task.status) !== 'done'
  if (choice === 'today') return days === 0
  // The weekday of today follows from that of the due day, which is the same in every zone.
  const daysSinceMonday = (((new Date(task.dueDate).getUTCDay() + 6 - days) % 7) + 7) % 7
  return days >= -daysSinceMonday && days <= 6 - daysSinceMonday
}

/** Past its day and not done. */
export function isOverdue(task: Pick<Task, 'dueDate' | 'status'>, now: Moment, timeZone?: string): boolean {
  if (task.dueDate === null || meaningOf(task.status) === 'done') return false
  return daysUntil(task.dueDate, now, timeZone) < 0
}

/** Everybody with a task, most tasks first. */
export function assigneeChoices(tasks: readonly Task[]): { address: string; name: string; count: number }[] {
  const people = new Map<string, { address: string; name: string; count: number }>()
  for (const { assignees } of tasks) {
    for (const { user } of assignees) {
      const address = user.email.toLowerCase()
      const person = people.get(address) ?? { address, name: nameOf(user), count: 0 }
      people.set(address, { ...person, count: person.count + 1 })
    }
  }
  return [...people.values()].sort((a, b) => b.count - a.count || a.address.localeCompare(b.address))
}

/** First and last name, else the address. */
export function nameOf(user: { firstName: string; lastName: string; email: string }): string {
  return `${user.firstName} ${user.lastName}`.trim() || user.email
}

/** The statuses that occur, by their meaning (KB-09, MYT-12), in the order of the work. */
export function statusChoices(tasks: readonly Task[]): StatusMeaning[] {
  const present = new Set(tasks.map((task) => meaningOf(task.status)))
  return meanings.filter((meaning) => present.has(meaning))
}
