// What the board shows after an answer: its filters replace the panel's, its sort the panel's sort (AIA-11, ENT-31).

import type {
  AssistantAnswer,
  BoardShown,
  TaskFilters,
  TaskSort,
} from '../../../assistant/answer/contract.ts'
import { type BoardView, type SortField, withoutFilters } from '../../../boards/screen/cards/board-view.ts'
import { nameOf } from '../../../boards/screen/cards/filter-tasks.ts'
import type { Task } from '../../../tasks/contract.ts'
import { meaningOf } from '../../../tasks/status.ts'

export type Shown = BoardShown

/** Null for an answer about something else. */
export function shownBy({ type, filters, sort }: AssistantAnswer): Shown | null {
  if (type === 'SORT') return sort ? { sort } : null
  return type === 'FILTER' ? { filters: filters ?? {}, ...(sort && { sort }) } : null
}

/** What is left out stays as it is. */
export function viewAfter(view: BoardView, { filters, sort }: Shown, tasks: readonly Task[]): BoardView {
  const filtered = filters ? { ...withoutFilters(view), ...filtersOf(filters, tasks) } : view
  return sort ? sorted(filtered, sort) : filtered
}

const fields: Record<TaskSort['sortBy'], SortField> = {
  createdAt: 'created',
  priority: 'priority',
  title: 'title',
  dueDate: 'due',
}

function sorted(view: BoardView, { sortBy, sortOrder }: TaskSort): BoardView {
  return { ...view, sort: fields[sortBy], direction: sortOrder }
}

function filtersOf(filters: TaskFilters, tasks: readonly Task[]): Partial<BoardView> {
  return {
    search: filters.search?.trim() ?? '',
    priorities: listOf(filters.priority),
    assignees: listOf(filters.assignee).flatMap((name) => addressesOf(name, tasks)),
    statuses: [...new Set(listOf(filters.status).map(meaningOf))],
    due: filters.dueDate ?? null,
  }
}

function listOf<V>(value: V | readonly V[] | null | undefined): readonly V[] {
  return value == null ? [] : ([value].flat() as V[])
}

/** The panel filters by address; a name stands for all who bear it. */
function addressesOf(name: string, tasks: readonly Task[]): string[] {
  const wanted = name.trim().toLowerCase()
  const people = tasks.flatMap(({ assignees }) => assignees.map(({ user }) => user))
  const named = people.filter((user) => {
    const full = nameOf(user).toLowerCase()
    return user.email.toLowerCase() === wanted || full === wanted || full.split(' ').includes(wanted)
  })
  return named.length === 0 ? [wanted] : [...new Set(named.map(({ email }) => email.toLowerCase()))]
}
