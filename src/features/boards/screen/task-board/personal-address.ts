// The personal board's view in the query of the address, so that a link or a reload shows the same.
import { type AnySort, meanings, priorities } from '../cards/board-view.ts'
import { directions, known } from '../cards/view-address.ts'
import { type PersonalView, personalSorts, plainPersonalView } from './personal-view.ts'

const names = ['project', 'priority', 'status', 'sort', 'order'] as const
const sorts: readonly AnySort[] = personalSorts.map(({ value }) => value)

/** What it does not know it leaves out, so that an old or mistyped link still shows a board. */
export function readPersonalView(query: URLSearchParams): PersonalView {
  const project = query.get('project') ?? ''
  return {
    project: /^[1-9]\d{0,9}$/.test(project) ? Number(project) : null,
    priority: known(priorities, query.get('priority')) ?? null,
    status: known(meanings, query.get('status')) ?? null,
    sort: known(sorts, query.get('sort')) ?? plainPersonalView.sort,
    direction: known(directions, query.get('order')) ?? plainPersonalView.direction,
  }
}

/** A copy of the query with this view in it; other parameters stay, and what is plain is not written. */
export function writePersonalView(query: URLSearchParams, view: PersonalView): URLSearchParams {
  const next = new URLSearchParams(query)
  for (const name of names) next.delete(name)
  if (view.project !== null) next.set('project', String(view.project))
  if (view.priority !== null) next.set('priority', view.priority)
  if (view.status !== null) next.set('status', view.status)
  if (view.sort === plainPersonalView.sort && view.direction === plainPersonalView.direction) return next
  next.set('sort', view.sort)
  next.set('order', view.direction)
  return next
}
