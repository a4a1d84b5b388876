// The tasks that a question is about, with what is asked of them again and again: open, overdue, whose, and their names.

import { plusDays } from '../../../language/dates/iso-day.ts'
import { matchPerson, type Person } from '../../../language/people.ts'
import { meaningOf } from '../../tasks/status.ts'
import type { MoveStatus } from '../answer/contract.ts'
import type { AskedBoard, TaskSummary } from '../contract.ts'

export interface Board {
  readonly tasks: readonly TaskSummary[]
  /** YYYY-MM-DD, of the person who asks. */
  readonly today: string
  /** Everybody with a task, and who asks. */
  readonly people: readonly Person[]
  readonly me: string | null
  /** What is asked for is told, and nothing beside it. */
  readonly isExact: boolean
}

/** `today` is the server's day, for a question that does not say its own. */
export function boardOf(asked: AskedBoard, today: string): Board {
  const me = asked.me?.trim().toLowerCase() || null
  const people = new Map<string, Person>()
  for (const { name, email } of asked.tasks.flatMap(({ assignees }) => assignees)) {
    people.set(keyOf({ name, email }), { name, email })
  }
  if (me !== null && !people.has(me)) people.set(me, { name: null, email: me })
  return {
    tasks: asked.tasks,
    today: asked.today ?? today,
    people: [...people.values()],
    me,
    isExact: asked.isExact ?? false,
  }
}

/** Two people of one name are told apart by their addresses. */
function keyOf({ name, email }: Person): string {
  return (email || name || '').toLowerCase()
}

const statusOfMeaning = {
  pending: 'pending',
  progress: 'in-progress',
  blocked: 'blocked',
  review: 'review',
  done: 'completed',
} as const

export function statusOf(task: TaskSummary): MoveStatus {
  return statusOfMeaning[meaningOf(task.status)]
}

/** What a sentence calls a status. */
export const statusWords: Record<MoveStatus, string> = {
  pending: 'pending',
  'in-progress': 'in progress',
  blocked: 'blocked',
  review: 'in review',
  completed: 'completed',
}

export function isOpen(task: TaskSummary): boolean {
  return statusOf(task) !== 'completed'
}

/** YYYY-MM-DD, null without one; a moment's day is that of UTC (model.md, Time). */
export function dueOf(task: TaskSummary): string | null {
  return task.dueDate?.slice(0, 10) ?? null
}

export function isOverdue(task: TaskSummary, { today }: Pick<Board, 'today'>): boolean {
  const due = dueOf(task)
  return due !== null && due < today && isOpen(task)
}

export function isDueWithin(task: TaskSummary, first: string, last: string): boolean {
  const due = dueOf(task)
  return due !== null && due >= first && due <= last
}

/** Monday to Sunday (KB-25). */
export function weekOf(day: string): { first: string; last: string } {
  const sinceMonday = (new Date(day).getUTCDay() + 6) % 7
  const first = plusDays(day, -sinceMonday)
  return { first, last: plusDays(first, 6) }
}

export function isAssignedTo(task: TaskSummary, person: Person): boolean {
  return task.assignees.some((one) => keyOf(one) === keyOf(person))
}

/** Whom a filter's address or name means; null when nobody or more than one fits. */
export function personNamed(name: string, board: Board): Person | null {
  return matchPerson(name, board.people)
}

/** The value by which the panel filters: an address, else the name. */
export function filterValueOf(person: Person): string {
  return person.email || person.name || ''
}

export function nameOf(person: Person): string {
  return person.name?.trim() || person.email
}

/** The number that stands on its card, else its id. */
export function numberOf(task: TaskSummary): number {
  return task.number ?? task.id
}
