// One task goes to another project: with whoever has it, and without the tasks that stay behind.
import type { Acting } from '../../../kit/acting.ts'
import { joinPeople, type ProjectRow } from '../../projects/index.ts'
import { blockerIdsOf, writeBlockers } from '../blocker-store.ts'
import type { FreshChange } from '../task-acts.ts'
import { assigneeIdsOf, type TaskRow } from '../task-store.ts'
import { lockWaitingFor, takeTask } from './move-store.ts'

export interface TaskMove {
  task: TaskRow
  into: ProjectRow
  /** Ids of tasks that go there too: what they wait for among each other stays. */
  together: ReadonlySet<number>
}

export interface MovedOne {
  /** In the order of a change set: an undo goes from the end, and puts the task back before what waited for it. */
  changes: FreshChange[]
  /** Ids of the people who take part there since. */
  joinedIds: number[]
  unlinked: number
  number: number
}

/** The rows are locked, and the caller has looked at the rights. */
export async function moveOne(acting: Acting, { task, into, together }: TaskMove): Promise<MovedOne> {
  const { db, at } = acting
  const { id } = task
  const changes: FreshChange[] = []
  for (const waiting of (await lockWaitingFor(db, id)).filter((one) => !together.has(one.id))) {
    const ids = await blockerIdsOf(db, waiting.id)
    const left = ids.filter((one) => one !== id)
    await writeBlockers(db, { taskId: waiting.id, ids: left, at })
    changes.push({
      ...{ taskId: waiting.id, kind: 'update' },
      ...{ before: { blockedByIds: ids }, after: { blockedByIds: left } },
    })
  }
  const blockers = await blockerIdsOf(db, id)
  const staying = blockers.filter((one) => together.has(one))
  const lost = blockers.length - staying.length
  if (lost > 0) await writeBlockers(db, { taskId: id, ids: staying, at })
  // Whoever has the task goes on reading it.
  const joinedIds = await joinPeople(db, into.id, await assigneeIdsOf(db, id))
  const number = await takeTask(acting, id, into.id)
  const unlinked = changes.length + lost
  changes.push({
    ...{ taskId: id, kind: 'update' },
    before: {
      ...{ projectId: task.projectId, number: task.number },
      ...(lost > 0 && { blockedByIds: blockers }),
    },
    after: {
      ...{ projectId: into.id, number },
      ...(lost > 0 && { blockedByIds: staying }),
      ...(joinedIds.length > 0 && { joinedIds }),
    },
  })
  return { changes, joinedIds, unlinked, number }
}
