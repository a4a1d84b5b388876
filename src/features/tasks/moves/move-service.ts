// What people move: a project into another, a task, a mail. Each is one act, which can be undone.
import type { StoredChange } from '../../../../db/schema/records.ts'
import type { Acting } from '../../../kit/acting.ts'
import { actingAs } from '../../../kit/db/acting-database.ts'
import { AppError } from '../../../kit/errors.ts'
import type { Scope } from '../../../kit/scope.ts'
import { insertChangeSet } from '../../../records/change-set-store.ts'
import { displayName, findUsers } from '../../accounts/index.ts'
import {
  findProject,
  lockProject,
  type Merger,
  mergeProject,
  type ProjectRow,
  projectSubject,
  requireMergeable,
  requireOpen,
  requireSameOwner,
  tellReaders,
} from '../../projects/index.ts'
import { findTask } from '../task-list-store.ts'
import { mayDelete, notYoursToMove, type TaskServices } from '../task-service.ts'
import { lockTask, type TaskRow } from '../task-store.ts'
import { taskSubject } from '../task-subject.ts'
import { findMail, requireMayMove, takeMail } from './move-mail.ts'
import { lockTasksOfMail, type MovedTask, takeAllTasks } from './move-store.ts'
import { moveOne } from './move-tasks.ts'

/** In the order of their ids, so that two people who merge the two into each other never wait for each other. */
export async function lockBoth({ db, scope }: Acting, one: number, other: number): Promise<ProjectRow[]> {
  const rows = new Map<number, ProjectRow>()
  for (const id of [one, other].sort((a, b) => a - b)) rows.set(id, await lockProject(db, scope, id))
  return [one, other].flatMap((id) => rows.get(id) ?? [])
}

export interface Merged {
  changes: StoredChange[]
  tasks: readonly MovedTask[]
}

/** Both rows are locked. Throws forbidden or conflict where they cannot be one. */
export async function mergeInto(acting: Acting, merger: Merger): Promise<Merged> {
  requireMergeable(acting, merger)
  const { from, into } = merger
  const tasks = await takeAllTasks(acting, from.id, into.id)
  const { people, merged } = await mergeProject(acting, merger)
  const moved = tasks.map(
    ({ id, ...number }): StoredChange => ({
      ...{ subject: taskSubject(id), kind: 'update' },
      before: { projectId: from.id, number: number.from },
      after: { projectId: into.id, number: number.to },
    }),
  )
  return { tasks, changes: [people, ...moved, merged] }
}

export function merge({ db, clock }: TaskServices, scope: Scope, id: number, intoId: number) {
  return db.repeatable(async () => {
    const acting = { db, scope, at: clock() }
    const [from, into] = await lockBoth(acting, id, intoId)
    if (!from || !into) throw new AppError('not_found', 'Project not found')
    if (from.id === into.id) throw new AppError('invalid', 'Choose another project')
    const { changes, tasks } = await mergeInto(acting, { from, into })
    const changeSetId = await insertChangeSet(acting, {
      ...{ place: projectSubject(into.id), threadId: into.threadId ?? from.threadId },
      ...{ by: 'app', mailId: null, changes },
    })
    await tellBoth(acting, from, into)
    return { project: await findProject(db, scope, into.id), tasks: tasks.length, changeSetId }
  })
}

/** Moving a task takes it from the people of its project: for those who might delete it. */
export function requireMayMoveTask({ scope }: Acting, from: ProjectRow, task: TaskRow): void {
  if (!mayDelete(scope, from, task)) throw notYoursToMove()
}

export function moveOneTask({ db, clock }: TaskServices, scope: Scope, id: number, projectId: number) {
  return db.repeatable(async () => {
    const acting = { db, scope, at: clock() }
    const task = await lockTask(db, scope, id)
    if (task.projectId === projectId)
      return { task: await findTask(db, scope, id), joined: [], unlinked: 0, changeSetId: null }
    const [from, into] = await lockBoth(acting, task.projectId, projectId)
    if (!from || !into) throw new AppError('not_found', 'Project not found')
    requireSameOwner(from, into)
    requireOpen(into)
    requireMayMoveTask(acting, from, task)
    const { changes, joinedIds, unlinked } = await moveOne(acting, { task, into, together: new Set() })
    const changeSetId = await keepMoved(acting, { from, into }, changes.map(storedOf))
    await tellBoth(acting, from, into)
    const people = await findUsers(actingAs(db, scope), joinedIds)
    return { task: await findTask(db, scope, id), joined: people.map(displayName), unlinked, changeSetId }
  })
}

export function moveOneMail({ db, clock }: TaskServices, scope: Scope, id: number, projectId: number) {
  return db.repeatable(async () => {
    const acting = { db, scope, at: clock() }
    const found = await findMail(acting, id)
    if (found.from.id === projectId)
      return { project: await findProject(db, scope, projectId), tasks: 0, changeSetId: null }
    const [from, into] = await lockBoth(acting, found.from.id, projectId)
    if (!from || !into) throw new AppError('not_found', 'Project not found')
    requireSameOwner(from, into)
    requireOpen(from)
    requireOpen(into)
    requireMayMove(acting, { ...found, from })
    const changes: StoredChange[] = [await takeMail(acting, found, into)]
    const tasks = await lockTasksOfMail(db, from.id, found.delivery.mailId)
    const together = new Set<number>(tasks.map((task) => task.id))
    for (const task of tasks)
      changes.push(...(await moveOne(acting, { task, into, together })).changes.map(storedOf))
    const changeSetId = await keepMoved(acting, { from, into }, changes)
    await tellBoth(acting, from, into)
    return { project: await findProject(db, scope, into.id), tasks: tasks.length, changeSetId }
  })
}

export const storedOf = ({ taskId, ...change }: { taskId: number } & Omit<StoredChange, 'subject'>) => ({
  ...{ subject: taskSubject(taskId) },
  ...change,
})

/** It belongs to where they are now, and to the thread that they come from. */
function keepMoved(acting: Acting, { from, into }: Merger, changes: StoredChange[]): Promise<number> {
  return insertChangeSet(acting, {
    ...{ place: projectSubject(into.id), threadId: from.threadId ?? into.threadId },
    ...{ by: 'app', mailId: null, changes },
  })
}

export async function tellBoth({ db, scope }: Acting, ...both: readonly ProjectRow[]): Promise<void> {
  for (const project of both) await tellReaders(db, scope, project, { type: 'project_update' })
}
