// How answers name tasks: "#4 Book the photographer", with day and people where they say something.

import type { TaskSummary } from '../contract.ts'
import { type Board, dueOf, isOpen, nameOf, numberOf, statusOf, statusWords } from './board.ts'

const MOST_LINES = 10

export function taskName(task: TaskSummary): string {
  return `#${numberOf(task)} ${task.title}${task.mark ?? ''}`
}

/** One line a task, at most ten, and how many more there are. */
export function taskLines(tasks: readonly TaskSummary[], board: Board): string {
  const lines = tasks.slice(0, MOST_LINES).map((task) => `• ${taskLine(task, board)}`)
  const rest = tasks.length - lines.length
  return [...lines, ...(rest > 0 ? [`… and ${rest} more`] : [])].join('\n')
}

export const taskLine = (task: TaskSummary, board: Board): string =>
  `${taskName(task)}${detailsOf(task, board)}`

function detailsOf(task: TaskSummary, board: Board): string {
  const due = dueOf(task)
  const status = statusOf(task)
  const details = [
    due !== null && isOpen(task) ? `due ${dayWords(due, board.today)}` : null,
    status === 'pending' ? null : statusWords[status],
    task.assignees.map(nameOf).join(' and ') || null,
  ].filter((detail) => detail !== null)
  return details.length === 0 ? '' : ` (${details.join(', ')})`
}

/** "today", "yesterday", "tomorrow", else "Mar 9", with its year where it is another (CONST-22). */
export function dayWords(day: string, today: string): string {
  const distance = (Date.parse(day) - Date.parse(today)) / 86_400_000
  const near = new Map([
    [0, 'today'],
    [-1, 'yesterday'],
    [1, 'tomorrow'],
  ]).get(distance)
  if (near !== undefined) return near
  const year = day.slice(0, 4) === today.slice(0, 4) ? {} : ({ year: 'numeric' } as const)
  return new Date(day).toLocaleDateString('en-US', {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
    ...year,
  })
}

/** "1 task", "3 tasks". */
export function countOf(count: number, noun = 'task'): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

/** "a", "a and b", "a, b and c". */
export function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}
