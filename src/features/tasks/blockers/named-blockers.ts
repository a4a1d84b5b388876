// Finds the tasks that a mail's words about what blocks a task name by their numbers.
import type { Database } from '../../../kit/db/database.ts'
import type { Scope } from '../../../kit/scope.ts'
import { meaningOf } from '../status.ts'
import type { TaskEdit } from '../task-change.ts'
import type { TaskRow } from '../task-store.ts'
import { blockerIdsOf, lockOrder, openTasksNumbered, possibleBlockers } from './blocker-store.ts'

/* "PR #2" and "invoice #4711" are no tasks: a bare # counts only where nothing else is named before it. */
const NAMED =
  /(?:\b(?:tasks?|no\.?|nr\.?|number)\s*#?|(?:^|[,(&+]|\b(?:and|or|by|on|for|und|et|y))\s*#)(\d{1,5})\b/gi

/** "task #2, task #3" and "#2 and the bank" name numbers; "legal" and "2 people" none. */
export function numbersIn(reason: string): number[] {
  return [...new Set(Array.from(reason.matchAll(NAMED), ([, digits]) => Number(digits)))]
}

/** Blocked, and not by words about something else than tasks, such as "legal": the end of its blockers opens it. */
export function waitsForTasks({ status, blockedReason }: TaskRow): boolean {
  if (meaningOf(status) !== 'blocked') return false
  return !blockedReason?.trim() || numbersIn(blockedReason).length > 0
}

/**
 * What to say where the words name tasks of which none could be waited for: done ones, itself, one that waits for
 * this task. Null where they name none, or one that counts.
 */
export function waitsForNone({ blockedReason, blockedByIds, status }: TaskEdit): string | null {
  if (!blockedReason || blockedByIds !== undefined || numbersIn(blockedReason).length === 0) return null
  if (status !== undefined && meaningOf(status) !== 'blocked') return null
  return 'until you say that it goes on: it cannot wait for an open task by these words'
}

/**
 * What an edit that a mail asks for changes in what the task waits for: named open tasks are added, and what is said
 * to go on waits for nothing. One that waits for this task already is left out, a mail has nobody to ask.
 */
export async function withNamedBlockers(
  db: Database,
  scope: Scope,
  task: TaskRow,
  edit: TaskEdit,
): Promise<TaskEdit> {
  if (edit.blockedReason) {
    const named = await openNamed(db, scope, task, edit.blockedReason)
    if (named.length === 0) return edit
    const had = await blockerIdsOf(db, scope, task.id)
    return { ...edit, blockedByIds: [...new Set([...had, ...named])] }
  }
  if (edit.status === undefined || meaningOf(task.status) !== 'blocked') return edit
  const becomes = meaningOf(edit.status)
  return becomes === 'pending' || becomes === 'progress' ? { ...edit, blockedByIds: [] } : edit
}

async function openNamed(db: Database, scope: Scope, task: TaskRow, reason: string): Promise<number[]> {
  const numbers = numbersIn(reason)
  if (numbers.length === 0) return []
  await lockOrder(db, scope, task.projectId)
  const ids = await openTasksNumbered(db, scope, task.projectId, numbers)
  const possible = await possibleBlockers(db, scope, task, ids)
  return possible.filter(({ waits }) => !waits).map(({ id }) => id)
}
