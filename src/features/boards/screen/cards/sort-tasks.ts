// The order of tasks within a column.
import type { Priority, Task } from '../../../tasks/contract.ts'
import type { AnySort, Direction } from './board-view.ts'

/** CONST-19. */
const rank: Record<Priority, number> = { high: 3, medium: 2, low: 1 }

type Sort = { sort: AnySort; direction: Direction }

/** A sorted copy; equal ones newest first, and what has no due date last in either direction. */
export function sortTasks<T extends Task>(tasks: readonly T[], view: Sort): T[] {
  return [...tasks].sort((a, b) => compareTasks(a, b, view))
}

function compareTasks(a: Task, b: Task, { sort, direction }: Sort): number {
  if (sort === 'due' && (a.dueDate === null || b.dueDate === null)) {
    return Number(a.dueDate === null) - Number(b.dueDate === null) || newestFirst(a, b)
  }
  const ascending = comparisons[sort](a, b)
  return (direction === 'asc' ? ascending : -ascending) || newestFirst(a, b)
}

const comparisons: Record<AnySort, (a: Task, b: Task) => number> = {
  created: (a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt),
  updated: (a, b) => Date.parse(a.updatedAt) - Date.parse(b.updatedAt),
  priority: (a, b) => rank[a.priority] - rank[b.priority],
  title: (a, b) => titleOrder.compare(a.title, b.title),
  due: (a, b) => Date.parse(a.dueDate ?? '') - Date.parse(b.dueDate ?? ''),
}

/* Made once: a collator costs far more to make than to use. */
const titleOrder = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' })

function newestFirst(a: Task, b: Task): number {
  return Date.parse(b.createdAt) - Date.parse(a.createdAt) || b.id - a.id
}
