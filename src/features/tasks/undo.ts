// Takes back one change of a task; what somebody changed later stays and is named (model.md, #undo).
import type { Kept } from '../../agent/agent.ts'
import type { Acting } from '../../kit/acting.ts'
import type { Database } from '../../kit/db/database.ts'
import { AppError } from '../../kit/errors.ts'
import type { MailWords } from '../../mail/words/en.ts'
import type { Undoable } from '../../records/record-kind.ts'
import { requireProject, tellReaders } from '../projects/index.ts'
import { blockerIdsOf, lockOrder, possibleBlockers, writeBlockers } from './blocker-store.ts'
import { lockDeletedTask } from './lists/deleted-task-store.ts'
import { projectsOfTasks } from './moves/move-store.ts'
import { isMove, putBack } from './moves/put-back.ts'
import type { TaskChange } from './task-acts.ts'
import { sameSet, type TaskEdit } from './task-change.ts'
import { tellChanged } from './task-events.ts'
import { noteEdit } from './task-notes.ts'
import {
  assigneeIdsOf,
  dropFollower,
  followersOf,
  lockEvenDeleted,
  type TaskFields,
  type TaskRow,
  writeAssignees,
  writeTask,
} from './task-store.ts'

/** Of a task; the row is locked. */
export const undoableTask: Undoable = {
  undo: async (acting, { subject, ...change }) => {
    const kept: Kept[] = []
    const isUndone = await undoOne(acting, { ...change, taskId: subject.id }, kept)
    const task = isUndone ? await lockEvenDeleted(acting.db, acting.scope, subject.id) : null
    return { isUndone, kept, ...(task && { name: task.title }) }
  },
  async tell({ db, scope }, place, ids) {
    const project = await requireProject(db, scope, place.id)
    // One message is enough for a page to read all tasks of the project again.
    for (const id of ids.slice(0, MOST_TOLD)) await tellChanged(db, scope, project, id)
    for (const other of await projectsOfTasks(db, scope, ids)) {
      if (other === place.id) continue
      await tellReaders(db, scope, await requireProject(db, scope, other), { type: 'project_update' })
    }
  },
}

/** Messages about single tasks. */
const MOST_TOLD = 20

/** How long a change can be undone is known by whoever asks. */
const EVER = new Date(0)

const orNull = (task: Promise<TaskRow>): Promise<TaskRow | null> =>
  task.catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not_found') return null
    throw error
  })

/** Adds to `kept` what stays; false where nothing was put back. */
async function undoOne({ db, scope, at }: Acting, change: TaskChange, kept: Kept[]): Promise<boolean> {
  if (change.kind === 'delete') {
    const deleted = await orNull(lockDeletedTask(db, scope, change.taskId, EVER))
    if (deleted) await writeTask({ db, scope, at }, deleted.id, { deletedAt: null })
    return deleted !== null
  }
  const found = await lockEvenDeleted(db, scope, change.taskId)
  if (found && isMove(change.after)) return putBack({ db, scope, at }, found, change, kept)
  if (!found || found.deletedAt) return false
  const task = found
  if (change.kind === 'restore') {
    await writeTask({ db, scope, at }, task.id, { deletedAt: at })
    return true
  }
  if (change.kind === 'create') {
    if (task.version > 1) {
      kept.push((words) => words.stays(label(task)))
      return false
    }
    if (!(await dropFollower(db, task.id))) await writeTask({ db, scope, at }, task.id, { deletedAt: at })
    return true
  }
  const edit = await fieldsToRestore(db, { task, change, kept })
  if (Object.keys(edit).length === 0) return false
  const { assigneeIds, blockedByIds, ...fields } = edit
  await writeTask({ db, scope, at }, task.id, fields as TaskFields)
  if (assigneeIds) await writeAssignees(db, task.id, assigneeIds)
  if (blockedByIds) await restoreBlockers(db, { task, ids: blockedByIds, at })
  await noteEdit(db, scope, { task, before: change.after, after: { ...edit } })
  return true
}

async function fieldsToRestore(
  db: Database,
  { task, change, kept }: { task: TaskRow; change: TaskChange; kept: Kept[] },
): Promise<TaskEdit> {
  const edit: Record<string, unknown> = {}
  for (const [name, became] of Object.entries(change.after)) {
    // The next one is still there, because somebody changed it: the rule goes on with it alone.
    if (name === 'repeats' && (await followersOf(db, task.id)).length > 0) continue
    const ids = await idListOf(db, task, name)
    const isStill = ids ? sameSet(ids, became as number[]) : task[name as keyof TaskRow] === became
    if (isStill) edit[name] = change.before[name]
    else kept.push((words) => words.fieldStays(label(task), fieldOf(words, name)))
  }
  return edit as TaskEdit
}

/** Of a field that is kept in a table of its own; null for a column. */
async function idListOf(db: Database, task: TaskRow, name: string): Promise<number[] | null> {
  if (name === 'assigneeIds') return assigneeIdsOf(db, task.id)
  return name === 'blockedByIds' ? blockerIdsOf(db, task.id) : null
}

/** Without those that wait for this task by now, or are gone. */
async function restoreBlockers(
  db: Database,
  { task, ids, at }: { task: TaskRow; ids: readonly number[]; at: Date },
): Promise<void> {
  await lockOrder(db, task.projectId)
  const possible = (await possibleBlockers(db, task, ids)).filter(({ waits }) => !waits)
  await writeBlockers(db, { taskId: task.id, ids: possible.map(({ id }) => id), at })
}

const fieldOf = ({ fields }: MailWords['frame'], name: string): string =>
  Object.entries(fields).find(([field]) => field === name)?.[1] ?? name

const label = (task: TaskRow) => `#${task.number} \u201c${task.title}\u201d`
