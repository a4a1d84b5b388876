// Answers the call that says which tasks a task waits for.

import type { Response } from '../../kit/contract.ts'
import { AppError } from '../../kit/errors.ts'
import type { Scope } from '../../kit/scope.ts'
import { type Served, serve } from '../../kit/serve.ts'
import { requireProject } from '../projects/index.ts'
import { lockOrder, possibleBlockers } from './blocker-store.ts'
import { onlyTasksOfProject, setBlockers, waitsInCircle } from './blockers/contract.ts'
import { waitsForTasks } from './blockers/named-blockers.ts'
import { insertChanges } from './task-acts.ts'
import { editTask } from './task-change.ts'
import { tellChanged } from './task-events.ts'
import { findTask } from './task-list-store.ts'
import type { TaskServices } from './task-service.ts'
import { lockTask } from './task-store.ts'

export function blockerRoutes(services: TaskServices): Served[] {
  return [
    serve(setBlockers, ({ scope, params, body }) => changeBlockers(services, scope, params.id, body.ids)),
  ]
}

/** Whoever takes the last one away says that the task may go on. Throws invalid for a task of another project, and where two would wait for each other. */
async function changeBlockers(
  { db, clock }: TaskServices,
  scope: Scope,
  id: number,
  ids: readonly number[],
): Promise<Response<typeof setBlockers>> {
  const { projectId } = await findTask(db, scope, id)
  const changeSetId = await db.repeatable(async () => {
    const project = await requireProject(db, scope, projectId)
    await lockOrder(db, project.id)
    const task = await lockTask(db, scope, id)
    const blockedByIds = [...new Set(ids)]
    const found = await possibleBlockers(db, task, blockedByIds)
    if (found.length < blockedByIds.length || blockedByIds.includes(id))
      throw new AppError('invalid', onlyTasksOfProject)
    const circle = found.find(({ waits }) => waits)
    if (circle) throw new AppError('invalid', waitsInCircle(circle.number))
    const isFree = blockedByIds.length === 0 && waitsForTasks(task)
    const edit = isFree ? { blockedByIds, status: 'pending', blockedReason: null } : { blockedByIds }
    const change = await editTask(db, scope, { task, edit, at: clock() })
    if (!change) return null
    const set = { project, by: 'app', mailId: null, changes: [change] }
    const made = await insertChanges({ db, scope, at: clock() }, set)
    await tellChanged(db, scope, project, id)
    return made
  })
  return { ...(await findTask(db, scope, id)), changeSetId }
}
