// Takes back a change set; what somebody changed later stays and is named (model.md, #undo).
import type { StoredChange } from '../../../db/schema/tasks.ts'
import type { Database } from '../../kit/db/database.ts'
import { AppError } from '../../kit/errors.ts'
import type { Scope } from '../../kit/scope.ts'
import { type ProjectRow, requireProject } from '../projects/index.ts'
import { blockerIdsOf, lockOrder, possibleBlockers, writeBlockers } from './blockers/blocker-store.ts'
import { latestOwnChangeSet, markUndone, requireOwnChangeSet } from './change-set-store.ts'
import { sameSet, type TaskEdit } from './task-change.ts'
import { tellChanged } from './task-events.ts'
import { noteEdit } from './task-notes.ts'
import {
  assigneeIdsOf,
  dropFollower,
  followersOf,
  lockTask,
  type TaskFields,
  type TaskRow,
  writeAssignees,
  writeTask,
} from './task-store.ts'

export const UNDO_MS = 30 * 24 * 60 * 60_000

export interface Undone {
  project: ProjectRow
  /** Of what was put back, one for each change. */
  taskIds: number[]
  /** Sentences that name what stayed, because somebody changed it later. */
  kept: string[]
}

/** From the app, whose open pages hear of it. Throws as `undoChanges` does. */
export function undoInApp(
  db: Database,
  scope: Scope,
  changeSetId: number,
  at: Date,
): Promise<{ undone: number; kept: string[] }> {
  return db.repeatable(async () => {
    const { project, taskIds, kept } = await undoChanges(db, scope, changeSetId, at)
    for (const taskId of new Set(taskIds)) await tellChanged(db, scope, project, taskId)
    return { undone: taskIds.length, kept }
  })
}

/** Throws not_found when it is not the person's own, older than 30 days, or undone already. */
function undoChanges(db: Database, scope: Scope, changeSetId: number, at: Date): Promise<Undone> {
  return db.repeatable(async () => {
    const set = await requireOwnChangeSet(db, scope, changeSetId, new Date(at.getTime() - UNDO_MS))
    const project = await requireProject(db, scope, set.projectId)
    const result: Undone = { project, taskIds: [], kept: [] }
    for (const change of [...set.changes].reverse()) await undoOne(db, scope, { change, at, result })
    await markUndone(db, scope, set.id, at)
    return result
  })
}

/** One's own latest change set in a project; null when there is none to undo. */
export async function undoLatest(
  db: Database,
  scope: Scope,
  projectId: number,
  at: Date,
): Promise<Pick<Undone, 'taskIds' | 'kept'> | null> {
  const latest = await latestOwnChangeSet(db, scope, projectId, new Date(at.getTime() - UNDO_MS))
  return latest === null ? null : undoChanges(db, scope, latest, at)
}

async function undoOne(
  db: Database,
  scope: Scope,
  { change, at, result }: { change: StoredChange; at: Date; result: Undone },
): Promise<void> {
  const task = await lockTask(db, scope, change.taskId).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not_found') return null
    throw error
  })
  if (change.kind === 'delete') {
    if (task) return
    await writeTask(db, scope, change.taskId, { deletedAt: null }, at)
    result.taskIds.push(change.taskId)
    return
  }
  if (!task) return
  if (change.kind === 'restore') {
    await writeTask(db, scope, task.id, { deletedAt: at }, at)
  } else if (change.kind === 'create') {
    if (task.version > 1) {
      result.kept.push(`${label(task)} was changed since and stays`)
      return
    }
    if (!(await dropFollower(db, scope, task.id))) await writeTask(db, scope, task.id, { deletedAt: at }, at)
  } else {
    const edit = await fieldsToRestore(db, scope, { task, change, result })
    if (Object.keys(edit).length === 0) return
    const { assigneeIds, blockedByIds, ...fields } = edit
    await writeTask(db, scope, task.id, fields as TaskFields, at)
    if (assigneeIds) await writeAssignees(db, scope, task.id, assigneeIds)
    if (blockedByIds) await restoreBlockers(db, scope, { task, ids: blockedByIds, at })
    await noteEdit(db, scope, { task, before: change.after, after: { ...edit } })
  }
  result.taskIds.push(task.id)
}

async function fieldsToRestore(
  db: Database,
  scope: Scope,
  { task, change, result }: { task: TaskRow; change: StoredChange; result: Undone },
): Promise<TaskEdit> {
  const edit: Record<string, unknown> = {}
  for (const [name, became] of Object.entries(change.after)) {
    // The next one is still there, because somebody changed it: the rule goes on with it alone.
    if (name === 'repeats' && (await followersOf(db, scope, task.id)).length > 0) continue
    const ids = await idListOf(db, scope, task, name)
    const isStill = ids ? sameSet(ids, became as number[]) : task[name as keyof TaskRow] === became
    if (isStill) edit[name] = change.before[name]
    else result.kept.push(`${label(task)}: ${fieldNames[name] ?? name} was changed since and stays`)
  }
  return edit as TaskEdit
}

/** Of a field that is kept in a table of its own; null for a column. */
async function idListOf(db: Database, scope: Scope, task: TaskRow, name: string): Promise<number[] | null> {
  if (name === 'assigneeIds') return assigneeIdsOf(db, scope, task.id)
  return name === 'blockedByIds' ? blockerIdsOf(db, scope, task.id) : null
}

/** Without those that wait for this task by now, or are gone. */
async function restoreBlockers(
  db: Database,
  scope: Scope,
  { task, ids, at }: { task: TaskRow; ids: readonly number[]; at: Date },
): Promise<void> {
  await lockOrder(db, scope, task.projectId)
  const possible = (await possibleBlockers(db, scope, task, ids)).filter(({ waits }) => !waits)
  await writeBlockers(db, scope, { taskId: task.id, ids: possible.map(({ id }) => id), at })
}

const fieldNames: Record<string, string> = {
  title: 'the title',
  description: 'the description',
  status: 'the status',
  priority: 'the priority',
  dueDate: 'the due date',
  assigneeIds: 'who does it',
  blockedReason: 'what blocks it',
  blockedByIds: 'what it waits for',
  repeats: 'how often it repeats',
}

const label = (task: TaskRow) => `#${task.number} \u201c${task.title}\u201d`
