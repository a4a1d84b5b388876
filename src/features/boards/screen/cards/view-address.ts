// The board's view in the query of the address, so that a link or a reload shows the same.
import {
  type BoardView,
  type Direction,
  dueChoices,
  meanings,
  plainView,
  priorities,
  sortFields,
} from './board-view.ts'

const names = ['q', 'priority', 'assignee', 'status', 'due', 'sort', 'order'] as const
export const directions: readonly Direction[] = ['asc', 'desc']

/** What it does not know it leaves out, so that an old or mistyped link still shows a board. */
export function readView(query: URLSearchParams): BoardView {
  const sort = known(sortFields, query.get('sort')) ?? plainView.sort
  return {
    search: query.get('q') ?? '',
    priorities: query.getAll('priority').flatMap((text) => known(priorities, text) ?? []),
    assignees: query.getAll('assignee').map((address) => address.toLowerCase()),
    statuses: query.getAll('status').flatMap((text) => known(meanings, text) ?? []),
    due: known(dueChoices, query.get('due')) ?? null,
    sort,
    direction: known(directions, query.get('order')) ?? plainView.direction,
  }
}

/** A copy of the query with this view in it; other parameters stay, and what is plain is not written. */
export function writeView(query: URLSearchParams, view: BoardView): URLSearchParams {
  const next = new URLSearchParams(query)
  for (const name of names) next.delete(name)
  if (view.search !== '') next.set('q', view.search)
  for (const priority of view.priorities) next.append('priority', priority)
  for (const address of view.assignees) next.append('assignee', address)
  for (const status of view.statuses) next.append('status', status)
  if (view.due !== null) next.set('due', view.due)
  if (view.sort !== plainView.sort) next.set('sort', view.sort)
  if (view.sort !== plainView.sort || view.direction !== plainView.direction)
    next.set('order', view.direction)
  return next
}

/** The one of the values that the text names, if any. */
export function known<V extends string>(values: readonly V[], text: string | null): V | undefined {
  return values.find((value) => value === text)
}
