// Opens again what waited only for tasks that are done or gone now, in the act that ended the last of them.

import type { Acting } from '../../../kit/acting.ts'
import type { Database } from '../../../kit/db/database.ts'
import { noteReleased } from '../../notifications/index.ts'
import { lockReleased } from '../blocker-store.ts'
import { meaningOf } from '../status.ts'
import type { FreshChange } from '../task-acts.ts'
import { editTask } from '../task-change.ts'
import { assigneeIdsOf, type TaskRow } from '../task-store.ts'
import { waitsForTasks } from './named-blockers.ts'

/** The changes that follow from these; they belong into the same change set, so that one undo takes both back. */
export async function releaseAfter(
  { db, scope, at }: Acting,
  changes: readonly FreshChange[],
): Promise<FreshChange[]> {
  const released: FreshChange[] = []
  for (const task of await lockWaiting(db, changes)) {
    const change = await editTask(db, scope, { task, edit: { status: 'pending', blockedReason: null }, at })
    if (!change) continue
    released.push(change)
    await noteReleased(db, scope.companyId, {
      ...{ taskId: task.id, projectId: task.projectId, title: task.title, actorId: scope.userId },
      assigneeIds: await assigneeIdsOf(db, task.id),
    })
  }
  return released
}

/** Those that waited only for tasks which these changes ended, locked. */
export async function lockWaiting(db: Database, changes: readonly FreshChange[]): Promise<TaskRow[]> {
  const endedIds = changes.filter(ends).map(({ taskId }) => taskId)
  if (endedIds.length === 0) return []
  return (await lockReleased(db, endedIds)).filter(waitsForTasks)
}

function ends({ kind, after }: FreshChange): boolean {
  return kind === 'delete' || (typeof after.status === 'string' && meaningOf(after.status) === 'done')
}
