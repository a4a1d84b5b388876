// What becomes of a deleted task: for 30 days anybody who sees it may restore it, then it goes for good (PB-24).
import { asSystem } from '../../../kit/db/acting-database.ts'
import type { Database } from '../../../kit/db/database.ts'
import type { Scope, SystemScope } from '../../../kit/scope.ts'
import { markChangeUndone } from '../../../records/change-set-store.ts'
import { undoableSince } from '../../../records/undo.ts'
import { projectSubject, requireProject } from '../../projects/index.ts'
import type { Task } from '../contract.ts'
import { recordChanges } from '../task-acts.ts'
import { tellChanged } from '../task-events.ts'
import { findTask } from '../task-list-store.ts'
import type { TaskServices } from '../task-service.ts'
import { writeTask } from '../task-store.ts'
import { taskSubject } from '../task-subject.ts'
import { dropTasksDeletedBefore, lockDeletedTask } from './deleted-task-store.ts'

/** Throws not_found for a task that is not deleted, was deleted too long ago, or is not the person's to see. */
export async function bringBack({ db, clock }: TaskServices, scope: Scope, id: number): Promise<Task> {
  await db.repeatable(async () => {
    const task = await lockDeletedTask(db, scope, id, undoableSince(clock()))
    const project = await requireProject(db, scope, task.projectId)
    await writeTask({ db, scope, at: clock() }, task.id, { deletedAt: null })
    const deletion = { subject: taskSubject(id), kind: 'delete' as const }
    await markChangeUndone({ db, scope, at: clock() }, projectSubject(project.id), deletion)
    const changes = [{ taskId: id, kind: 'restore' as const, before: {}, after: {} }]
    await recordChanges({ db, scope, at: clock() }, { project, by: 'app', mailId: null, changes })
    await tellChanged(db, scope, project, id)
  })
  return findTask(db, scope, id)
}

export function dropOldTasks(db: Database, scope: SystemScope, now: Date): Promise<void> {
  return dropTasksDeletedBefore(asSystem(db, scope), undoableSince(now))
}
