// What people do with tasks in the app: make, change, delete, decide on suggestions.
import type { Clock } from '../../kit/clock.ts'
import type { Body } from '../../kit/contract.ts'
import type { Database } from '../../kit/db/database.ts'
import { AppError } from '../../kit/errors.ts'
import { oversees, type Scope } from '../../kit/scope.ts'
import { type ProjectRow, requireOpen, requireProject } from '../projects/index.ts'
import { requireAssignable, requirePeople } from './assignable.ts'
import { releaseAfter } from './blockers/release.ts'
import type { createTask, Task, updateTask } from './contract.ts'
import { dropUntouched } from './new-task-store.ts'
import { dueOf, editRepeating } from './repeat-task.ts'
import { insertChanges, recordChanges } from './task-acts.ts'
import { tellChanged } from './task-events.ts'
import { findTask } from './task-list-store.ts'
import { insertTasks, lockTask, type TaskRow, writeTask } from './task-store.ts'

export interface TaskServices {
  db: Database
  clock: Clock
}

/** In an individual project a task is its creator's (MAIL-17). */
export async function addTask(
  services: TaskServices,
  scope: Scope,
  projectId: number,
  body: Body<typeof createTask>,
): Promise<Task> {
  return (await addTaskToUndo(services, scope, projectId, body)).task
}

/** As addTask, with the change set by which it can be taken back. */
export function addTaskToUndo(
  { db, clock }: TaskServices,
  scope: Scope,
  projectId: number,
  { assigneeIds, ...body }: Body<typeof createTask> & { assigneeIds?: readonly number[] | undefined },
): Promise<{ task: Task; changeSetId: number }> {
  return db.repeatable(async () => {
    const project = await requireProject(db, scope, projectId).catch((error: unknown) => {
      throw error instanceof AppError ? new AppError('not_found', 'Please select a project first') : error
    })
    requireOpen(project)
    const { assignToMe, dueDate, ...fields } = body
    const mine = assignToMe || project.type === 'individual'
    const day = dueOf(fields.repeats, dayOf(dueDate ?? null), clock())
    await requirePeople(db, project, assigneeIds ?? [])
    const [task] = await insertTasks({ db, scope, at: clock() }, project.id, [
      { ...fields, dueDate: day, assigneeIds: assigneeIds ? [...assigneeIds] : mine ? [scope.userId] : [] },
    ])
    if (!task) throw new AppError('internal', 'Failed to create task')
    const changes = [{ taskId: task.id, kind: 'create' as const, before: {}, after: {} }]
    const acting = { db, scope, at: clock() }
    const changeSetId = await insertChanges(acting, { project, by: 'app', mailId: null, changes })
    await tellChanged(db, scope, project, task.id)
    return { task: await findTask(db, scope, task.id), changeSetId }
  })
}

/** Throws conflict when `version` is given and somebody was faster; nothing is written then. */
export function changeTask(
  { db, clock }: TaskServices,
  scope: Scope,
  id: number,
  body: Body<typeof updateTask>,
): Promise<Task> {
  return db.repeatable(async () => {
    const task = await lockTask(db, scope, id)
    if (body.version !== undefined && body.version !== task.version) throw newerThan(task)
    const project = await requireProject(db, scope, task.projectId)
    await requireAssignable(db, { project, taskId: task.id, ids: body.assigneeIds })
    const { version: _, dueDate, ...fields } = body
    const edit = dueDate === undefined ? fields : { ...fields, dueDate: dayOf(dueDate) }
    const { changes: edited } = await editRepeating({ db, scope, at: clock() }, task, edit)
    if (edited.length > 0) {
      const changes = [...edited, ...(await releaseAfter({ db, scope, at: clock() }, edited))]
      await recordChanges({ db, scope, at: clock() }, { project, by: 'app', mailId: null, changes })
      for (const { taskId } of changes) await tellChanged(db, scope, project, taskId)
    }
    return findTask(db, scope, id)
  })
}

/** Deleting is for the task's creator, the project's owner and the company's managers (model.md). */
export async function removeTask(
  { db, clock }: TaskServices,
  scope: Scope,
  id: number,
): Promise<{ id: number }> {
  await db.repeatable(async () => {
    const task = await lockTask(db, scope, id)
    const project = await requireProject(db, scope, task.projectId)
    if (!mayDelete(scope, project, task)) throw notYoursToDelete()
    await writeTask({ db, scope, at: clock() }, task.id, { deletedAt: clock() })
    const deleted = { taskId: task.id, kind: 'delete' as const, before: {}, after: {} }
    const changes = [deleted, ...(await releaseAfter({ db, scope, at: clock() }, [deleted]))]
    await recordChanges({ db, scope, at: clock() }, { project, by: 'app', mailId: null, changes })
    for (const { taskId } of changes) await tellChanged(db, scope, project, taskId)
  })
  return { id }
}

/** For good, without the 30 days: there is nothing in it. Throws conflict where somebody has touched it since. */
export async function takeBackNew({ db }: TaskServices, scope: Scope, id: number): Promise<{ id: number }> {
  await db.repeatable(async () => {
    const task = await lockTask(db, scope, id)
    const project = await requireProject(db, scope, task.projectId)
    if (task.creatorId !== scope.userId) throw notYoursToDelete()
    if (!(await dropUntouched(db, task.id)))
      throw new AppError('conflict', 'This task was changed since, so it stays')
    await tellChanged(db, scope, project, task.id)
  })
  return { id }
}

/** The task that the person edited is no longer the present one. */
export function newerThan({ version }: TaskRow): AppError {
  return new AppError('conflict', 'Somebody changed this task while you were editing it', { version })
}

export function notYoursToDelete(): AppError {
  return new AppError(
    'forbidden',
    'Only its creator, the project\u2019s owner or a manager may delete this task',
  )
}

export function notYoursToMove(): AppError {
  return new AppError(
    'forbidden',
    'Only its creator, the project\u2019s owner or a manager may move this task',
  )
}

export function mayDelete(scope: Scope, project: ProjectRow, task: Pick<TaskRow, 'creatorId'>): boolean {
  return task.creatorId === scope.userId || project.ownerId === scope.userId || oversees(scope)
}

/** A due date is a calendar day: the day of the timestamp in UTC (model.md, Time). */
export function dayOf(dueDate: string | null): string | null {
  return dueDate === null ? null : new Date(dueDate).toISOString().slice(0, 10)
}
