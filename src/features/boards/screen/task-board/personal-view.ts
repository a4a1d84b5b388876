// What the personal board shows of its tasks: three filters and a sort, as they stand in the address of the page.
import type { Priority } from '../../../tasks/contract.ts'
import type { ListedTask } from '../../../tasks/lists/contract.ts'
import { meaningOf, meaningWords, type StatusMeaning } from '../../../tasks/status.ts'
import { type AnySort, type Direction, firstDirection, priorityWords } from '../cards/board-view.ts'

/** PB-03; the labels of the select, in its order. */
export const personalSorts: { value: AnySort; label: string }[] = [
  { value: 'created', label: 'Created Date' },
  { value: 'updated', label: 'Updated Date' },
  { value: 'due', label: 'Due Date' },
  { value: 'priority', label: 'Priority' },
  { value: 'title', label: 'Title' },
]

/** PB-02, in the order of the row. */
export const statusFilters: readonly StatusMeaning[] = ['pending', 'progress', 'done', 'blocked', 'review']

/** Null lets everything through. */
export type PersonalView = {
  project: number | null
  priority: Priority | null
  status: StatusMeaning | null
  sort: AnySort
  direction: Direction
}

/** PB-04, PB-25. */
export const plainPersonalView: PersonalView = {
  project: null,
  priority: null,
  status: null,
  sort: 'created',
  direction: 'desc',
}

/** Another field starts in the direction in which it is asked for first. */
export function sortedByField(view: PersonalView, sort: AnySort): PersonalView {
  return { ...view, sort, direction: firstDirection[sort] }
}

export function turned(view: PersonalView): PersonalView {
  return { ...view, direction: view.direction === 'asc' ? 'desc' : 'asc' }
}

export function withoutPersonalFilters(view: PersonalView): PersonalView {
  return { ...plainPersonalView, sort: view.sort, direction: view.direction }
}

export function filterListed(tasks: readonly ListedTask[], view: PersonalView): ListedTask[] {
  return tasks.filter(
    (task) =>
      (view.project === null || task.projectId === view.project) &&
      (view.priority === null || task.priority === view.priority) &&
      (view.status === null || meaningOf(task.status) === view.status),
  )
}

export type ActiveFilter = { name: 'project' | 'priority' | 'status'; label: string }

/** The filters that are on, in words for their chips (PB-05). */
export function activeFilters(view: PersonalView, nameOfProject: (id: number) => string): ActiveFilter[] {
  const filters: ActiveFilter[] = []
  if (view.project !== null)
    filters.push({ name: 'project', label: `Project: ${nameOfProject(view.project)}` })
  if (view.priority !== null)
    filters.push({ name: 'priority', label: `Priority: ${priorityWords[view.priority]}` })
  if (view.status !== null) filters.push({ name: 'status', label: `Status: ${meaningWords[view.status]}` })
  return filters
}

export type ProjectChoice = { id: number; name: string }

/** The projects of the tasks, by name; the chosen one is among them, whether it has tasks or not. */
export function projectsOf(tasks: readonly ListedTask[], chosen: number | null): ProjectChoice[] {
  const names = new Map(tasks.map((task) => [task.projectId, projectNameOf(task)]))
  if (chosen !== null && !names.has(chosen)) names.set(chosen, 'Unknown')
  return Array.from(names, ([id, name]) => ({ id, name })).sort((a, b) => byName.compare(a.name, b.name))
}

const byName = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' })

/** MYT-05 names a project without a name the same way. */
export function projectNameOf(task: Pick<ListedTask, 'projectName'>): string {
  return task.projectName ?? 'Unknown'
}
