// What My Tasks shows: its filters and orders, kept in the address, and the counts above them.
import type { Task } from '../../../tasks/contract.ts'
import { meaningOf } from '../../../tasks/status.ts'
import type { AnySort, Direction } from './board-view.ts'
import { sortTasks } from './sort-tasks.ts'
import { known } from './view-address.ts'

export const taskFilters = ['all', 'pending', 'in-progress', 'completed', 'high-priority'] as const
export type TaskFilter = (typeof taskFilters)[number]

/** MYT-02. */
export const filterLabels: Record<TaskFilter, string> = {
  all: 'All Tasks',
  pending: 'Pending',
  'in-progress': 'In Progress',
  completed: 'Completed',
  'high-priority': 'High Priority',
}

export const taskSorts = ['updated', 'priority', 'due'] as const
export type TaskSort = (typeof taskSorts)[number]

/** MYT-03. */
export const sortLabels: Record<TaskSort, string> = {
  updated: 'Recently Updated',
  priority: 'Priority',
  due: 'Due Date',
}

export type MyTasksView = { filter: TaskFilter; sort: TaskSort }

/** CONST-20. */
export const plainView: MyTasksView = { filter: 'all', sort: 'updated' }

/** What it does not know it leaves out, so that an old or mistyped link still shows the tasks. */
export function readView(query: URLSearchParams): MyTasksView {
  return {
    filter: known(taskFilters, query.get('filter')) ?? plainView.filter,
    sort: known(taskSorts, query.get('sort')) ?? plainView.sort,
  }
}

/** A copy of the query with this view in it; what is plain is not written. */
export function writeView(query: URLSearchParams, { filter, sort }: MyTasksView): URLSearchParams {
  const next = new URLSearchParams(query)
  next.delete('filter')
  next.delete('sort')
  if (filter !== plainView.filter) next.set('filter', filter)
  if (sort !== plainView.sort) next.set('sort', sort)
  return next
}

/* The last changed, the most urgent, the soonest due first. */
const orders: Record<TaskSort, { sort: AnySort; direction: Direction }> = {
  updated: { sort: 'updated', direction: 'desc' },
  priority: { sort: 'priority', direction: 'desc' },
  due: { sort: 'due', direction: 'asc' },
}

export function shownTasks<T extends Task>(tasks: readonly T[], { filter, sort }: MyTasksView): T[] {
  return sortTasks(
    tasks.filter((task) => fits(task, filter)),
    orders[sort],
  )
}

export interface FoldedTasks<T> {
  shown: T[]
  /** Done, and not asked for: they stand folded at the end. */
  folded: T[]
}

/** Nothing is folded where done ones are what was asked for. */
export function foldDone<T extends Task>(tasks: readonly T[], filter: TaskFilter): FoldedTasks<T> {
  if (filter === 'completed') return { shown: [...tasks], folded: [] }
  const isDone = ({ status }: T) => meaningOf(status) === 'done'
  return { shown: tasks.filter((task) => !isDone(task)), folded: tasks.filter(isDone) }
}

function fits(task: Task, filter: TaskFilter): boolean {
  if (filter === 'all') return true
  if (filter === 'high-priority') return task.priority === 'high'
  return filterMeanings[filter] === meaningOf(task.status)
}

/* Blocked tasks and those in review are among all tasks alone (MYT-12). */
const filterMeanings = { pending: 'pending', 'in-progress': 'progress', completed: 'done' } as const

/** MYT-04. */
export function countTasks(tasks: readonly Task[]): { label: string; value: number }[] {
  const count = (filter: TaskFilter) => tasks.filter((task) => fits(task, filter)).length
  return [
    { label: 'Total', value: tasks.length },
    ...(['pending', 'in-progress', 'completed'] as const).map((filter) => ({
      label: filterLabels[filter],
      value: count(filter),
    })),
  ]
}

/** MYT-09, MYT-13. */
export const noneFound = (filter: TaskFilter) => `No ${filterLabels[filter].toLowerCase()} tasks found`

/** MYT-07: what the toggle writes. */
export const toggledStatus = (status: string) => (meaningOf(status) === 'done' ? 'pending' : 'completed')
