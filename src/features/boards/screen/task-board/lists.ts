// The four lists of the personal board: their words, and how tasks are dealt into them.
import type { ListedTask } from '../../../tasks/lists/contract.ts'
import { meaningOf } from '../../../tasks/status.ts'

/** From left to right (PB-06 to PB-09, CONST-21). */
export const listKeys = ['my-tasks', 'follow-up', 'monitor', 'done'] as const
export type ListKey = (typeof listKeys)[number]

export const listTitles: Record<ListKey, string> = {
  'my-tasks': 'My Tasks',
  'follow-up': 'Tasks Assigned to Others',
  monitor: "Tasks I'm Monitoring",
  done: 'Done',
}

export const listSubtitles: Record<ListKey, string> = {
  'my-tasks': 'Tasks assigned to me',
  'follow-up': 'Tasks I assigned to others',
  monitor: "Tasks I'm keeping track of",
  done: 'Completed and deleted tasks',
}

/** ERR-25. */
export const listFailures: Record<ListKey, string> = {
  'my-tasks': 'Failed to load assigned tasks.',
  'follow-up': 'Failed to load follow-up tasks.',
  monitor: 'Failed to load monitor tasks.',
  done: 'Failed to load done tasks.',
}

export type TaskLists = Record<ListKey, readonly ListedTask[]>

/** What a drop on Done writes; the project board writes 'completed' (PB-20). */
export const DONE_STATUS = 'done'

/** Deleted or done in any spelling (PB-09, MYT-12). */
export function isThrough(task: Pick<ListedTask, 'status' | 'deletedAt'>): boolean {
  return task.deletedAt !== null || meaningOf(task.status) === 'done'
}

/**
 * The columns as they are shown: each task once, and in Done what is through or just being completed. The
 * server lists done tasks among the assigned ones too, and two lists read a moment apart may both name a task.
 */
export function dealLists(read: TaskLists, completing: ReadonlySet<number>): TaskLists {
  const seen = new Set<number>()
  const first = (task: ListedTask) => {
    if (seen.has(task.id)) return false
    seen.add(task.id)
    return true
  }
  const completed = (task: ListedTask): ListedTask =>
    completing.has(task.id) && !isThrough(task) ? { ...task, status: DONE_STATUS } : task
  const all = listKeys.flatMap((key) => read[key].map((task) => ({ key, task: completed(task) })))
  const done = [...all.filter(({ key }) => key === 'done'), ...all].filter(
    ({ key, task }) => (key === 'done' || isThrough(task)) && first(task),
  )
  const open = all.filter(({ task }) => !isThrough(task) && first(task))
  const of = (wanted: ListKey) => open.filter(({ key }) => key === wanted).map(({ task }) => task)
  return {
    'my-tasks': of('my-tasks'),
    'follow-up': of('follow-up'),
    monitor: of('monitor'),
    done: done.map(({ task }) => task),
  }
}

/** The lists after the server said that a task is through: gone from the open ones, first in Done. */
export function withDone(list: readonly ListedTask[], key: ListKey, done: ListedTask): ListedTask[] {
  const others = list.filter(({ id }) => id !== done.id)
  return key === 'done' ? [done, ...others] : others
}

/** What a drop does: only Done takes tasks, and one's own column changes nothing (PB-16, PB-17, PB-19). */
export function dropOf(from: ListKey, to: ListKey): 'nothing' | 'invalid' | 'complete' {
  if (from === to) return 'nothing'
  return takesTasks(to) ? 'complete' : 'invalid'
}

export function takesTasks(key: ListKey): boolean {
  return key === 'done'
}
