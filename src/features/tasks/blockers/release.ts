// Opens again what waited only for tasks that are done or gone now, in the act that ended the last of them.

import type { Acting } from '../../../kit/acting.ts'
import { noteReleased } from '../../notifications/index.ts'
import { meaningOf } from '../status.ts'
import type { FreshChange } from '../task-acts.ts'
import { editTask } from '../task-change.ts'
import { assigneeIdsOf } from '../task-store.ts'
import { lockReleased } from './blocker-store.ts'
import { waitsForTasks } from './named-blockers.ts'

/** The changes that follow from these; they belong into the same change set, so that one undo takes both back. */
export async function releaseAfter(
  { db, scope, at }: Acting,
  changes: readonly FreshChange[],
): Promise<FreshChange[]> {
  const doneIds = changes.filter(ends).map(({ taskId }) => taskId)
  if (doneIds.length === 0) return []
  const released: FreshChange[] = []
  for (const task of await lockReleased(db, doneIds)) {
    if (!waitsForTasks(task)) continue
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

function ends({ kind, after }: FreshChange): boolean {
  return kind === 'delete' || (typeof after.status === 'string' && meaningOf(after.status) === 'done')
}
