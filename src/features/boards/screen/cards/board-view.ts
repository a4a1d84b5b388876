// What the board shows of its tasks: search, filters and sort, as they stand in the address of the page.
import type { Priority } from '../../../tasks/contract.ts'
import type { StatusMeaning } from '../../../tasks/status.ts'

export const dueChoices = ['overdue', 'today', 'week', 'none'] as const
export type DueChoice = (typeof dueChoices)[number]

/** KB-25. */
export const dueChoiceWords: Record<DueChoice, string> = {
  overdue: 'Overdue',
  today: 'Today',
  week: 'This week',
  none: 'None',
}

export const sortFields = ['created', 'priority', 'title', 'due'] as const
export type SortField = (typeof sortFields)[number]
/** What tasks can be sorted by on some board. */
export type AnySort = SortField | 'updated'
export type Direction = 'asc' | 'desc'

/** KB-10. */
export const sortWords: Record<SortField, string> = {
  created: 'Created Date',
  priority: 'Priority',
  title: 'Title',
  due: 'Due Date',
}

export const priorities: readonly Priority[] = ['high', 'medium', 'low']
export const priorityWords: Record<Priority, string> = { high: 'High', medium: 'Medium', low: 'Low' }

export const meanings: readonly StatusMeaning[] = ['pending', 'progress', 'blocked', 'review', 'done']

export type BoardView = {
  search: string
  priorities: readonly Priority[]
  /** Addresses in lower case. */
  assignees: readonly string[]
  statuses: readonly StatusMeaning[]
  due: DueChoice | null
  sort: SortField
  direction: Direction
}

/** CONST-20: the board by created descending. */
export const plainView: BoardView = {
  search: '',
  priorities: [],
  assignees: [],
  statuses: [],
  due: null,
  sort: 'created',
  direction: 'desc',
}

/** The direction in which a field is asked for first: newest, most urgent, A to Z, soonest. */
export const firstDirection: Record<AnySort, Direction> = {
  created: 'desc',
  updated: 'desc',
  priority: 'desc',
  title: 'asc',
  due: 'asc',
}

/** A click on the active field flips it; another field starts in its natural direction (KB-10). */
export function sortedBy(view: BoardView, field: SortField): BoardView {
  if (view.sort !== field) return { ...view, sort: field, direction: firstDirection[field] }
  return { ...view, direction: view.direction === 'asc' ? 'desc' : 'asc' }
}

/** The list with the value put in, or taken out when it is there. */
export function toggled<V>(list: readonly V[], value: V): readonly V[] {
  return list.includes(value) ? list.filter((other) => other !== value) : [...list, value]
}

/** How many filters narrow the board, search included; sort narrows nothing. */
export function filterCount(view: BoardView): number {
  const lists = view.priorities.length + view.assignees.length + view.statuses.length
  return lists + (view.due === null ? 0 : 1) + (view.search.trim() === '' ? 0 : 1)
}

/** The same sort without any filter. */
export function withoutFilters(view: BoardView): BoardView {
  return { ...plainView, sort: view.sort, direction: view.direction }
}
