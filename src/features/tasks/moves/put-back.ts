// Takes back that a task went to another project (model.md, #undo).

import { z } from 'zod'
import type { Kept } from '../../../agent/agent.ts'
import type { Acting } from '../../../kit/acting.ts'
import { dropPeople, lockEvenGone, requireProject } from '../../projects/index.ts'
import { writeBlockers } from '../blocker-store.ts'
import type { TaskChange } from '../task-acts.ts'
import type { TaskRow } from '../task-store.ts'
import { putTaskBack } from './move-store.ts'

const place = z.object({ projectId: z.number(), number: z.number() })
const stored = z.object({
  before: place.extend({ blockedByIds: z.array(z.number()).optional() }),
  after: place.extend({ joinedIds: z.array(z.number()).optional() }),
})

export const isMove = (after: Record<string, unknown>): boolean => 'projectId' in after

/** Adds to `kept` what stays; the row is locked. */
export async function putBack(
  acting: Acting,
  task: TaskRow,
  change: TaskChange,
  kept: Kept[],
): Promise<boolean> {
  const { db, scope, at } = acting
  const { before, after } = stored.parse(change)
  const label = `#${task.number} \u201c${task.title}\u201d`
  if (task.projectId !== after.projectId) {
    kept.push((words) => words.movedOn(label))
    return false
  }
  const home = await lockEvenGone(db, scope, before.projectId)
  if (home === null || home.deletedAt !== null || home.mergedIntoId !== null) {
    kept.push((words) => words.homeGone(label))
    return false
  }
  const present = await requireProject(db, scope, task.projectId)
  await putTaskBack(acting, task.id, { projectId: home.id, number: before.number })
  if (before.blockedByIds) await writeBlockers(db, { taskId: task.id, ids: before.blockedByIds, at })
  if (after.joinedIds) await dropPeople(db, present.id, after.joinedIds)
  return true
}
