// What a card says of what holds a task up: the open tasks that it waits for, and the words of a mail beside them.
import type { Task } from '../../../tasks/contract.ts'
import { meaningOf } from '../../../tasks/status.ts'

export type Blocker = Task['blockedBy'][number]

type HeldUp = Pick<Task, 'status' | 'blockedReason' | 'blockedBy'>

/** None of a task that is done itself. */
export function openBlockers({ status, blockedBy }: HeldUp): Blocker[] {
  if (meaningOf(status) === 'done') return []
  return blockedBy.filter((blocker) => meaningOf(blocker.status) !== 'done')
}

/** Null where nothing was said, or nothing more than the numbers of tasks that are named anyway. */
export function reasonOf(task: HeldUp): string | null {
  if (meaningOf(task.status) !== 'blocked' || task.blockedReason === null) return null
  const saysMore = !/^task #\d+(, task #\d+)*$/.test(task.blockedReason)
  return saysMore || task.blockedBy.length === 0 ? task.blockedReason : null
}

/** On the board of its project, where the card is brought into sight. */
export function placeOf(projectId: number, { id }: Pick<Blocker, 'id'>): string {
  return `/project/${projectId}?highlightTask=${id}`
}
