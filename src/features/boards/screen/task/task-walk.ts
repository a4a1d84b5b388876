// The list that a task was opened from, so that one goes on to its neighbours on the task's own page.
import { useEffect, useMemo } from 'react'

type Store = Pick<Storage, 'getItem' | 'setItem'>

const key = 'task-list'

/** Where a task is in its list, from 1, and which tasks are before and after it. */
export interface TaskWalk {
  place: number
  count: number
  before: number | null
  after: number | null
}

/** Null for a task that the list does not hold, and where it holds nothing else. */
export function walkOf(ids: readonly number[], id: number): TaskWalk | null {
  const at = ids.indexOf(id)
  if (at < 0 || ids.length < 2) return null
  return { place: at + 1, count: ids.length, before: ids[at - 1] ?? null, after: ids[at + 1] ?? null }
}

export const keepTaskList = (store: Store, ids: readonly number[]): void =>
  store.setItem(key, JSON.stringify(ids))

export function keptTaskList(store: Store): number[] {
  const kept: unknown = JSON.parse(store.getItem(key) ?? '[]')
  return Array.isArray(kept) ? kept.filter((id) => typeof id === 'number') : []
}

/** Of a page with tasks: what it shows, in its order, is what one comes from; for as long as the window lives. */
export function useTaskList(tasks: readonly { id: number }[] | undefined): void {
  const ids = tasks?.map(({ id }) => id).join()
  useEffect(() => {
    if (ids !== undefined) keepTaskList(sessionStorage, ids === '' ? [] : ids.split(',').map(Number))
  }, [ids])
}

export function useTaskWalk(id: number): TaskWalk | null {
  return useMemo(() => walkOf(keptTaskList(sessionStorage), id), [id])
}
