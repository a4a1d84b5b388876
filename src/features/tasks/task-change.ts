// One change of one task: written, and described so that it can be taken back.

import type { Database } from '../../kit/db/database.ts'
import type { Scope } from '../../kit/scope.ts'
import { blockerIdsOf, writeBlockers } from './blocker-store.ts'
import type { FreshChange } from './task-acts.ts'
import { noteEdit } from './task-notes.ts'
import { assigneeIdsOf, type TaskFields, type TaskRow, writeAssignees, writeTask } from './task-store.ts'

export interface TaskEdit extends Omit<TaskFields, 'deletedAt'> {
  assigneeIds?: number[]
  /** The tasks that it waits for; the caller has seen to it that they may block it. */
  blockedByIds?: number[]
}

/** Writes the fields that differ; null when nothing does. The row is locked by the caller. */
export async function editTask(
  db: Database,
  scope: Scope,
  { task, edit, at }: { task: TaskRow; edit: TaskEdit; at: Date },
): Promise<FreshChange | null> {
  const { assigneeIds, blockedByIds, ...fields } = edit
  const before: Record<string, unknown> = {}
  const after: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(fields)) {
    const old = task[name as keyof TaskRow]
    if (value === undefined || old === value) continue
    before[name] = old
    after[name] = value
  }
  if (assigneeIds) {
    const old = await assigneeIdsOf(db, task.id)
    if (!sameSet(old, assigneeIds)) {
      before.assigneeIds = old
      after.assigneeIds = assigneeIds
      await writeAssignees(db, task.id, assigneeIds)
    }
  }
  if (blockedByIds) {
    const old = await blockerIdsOf(db, task.id)
    if (!sameSet(old, blockedByIds)) {
      before.blockedByIds = old
      after.blockedByIds = blockedByIds
      await writeBlockers(db, { taskId: task.id, ids: blockedByIds, at })
    }
  }
  if (Object.keys(after).length === 0) return null
  const { assigneeIds: _, blockedByIds: __, ...columns } = after
  await writeTask({ db, scope, at }, task.id, columns as TaskFields)
  await noteEdit(db, scope, { task, before, after })
  return { taskId: task.id, kind: 'update', before, after }
}

export function sameSet(a: readonly number[], b: readonly number[]): boolean {
  return a.length === new Set(b).size && b.every((one) => a.includes(one))
}
