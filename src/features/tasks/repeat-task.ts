// Makes the next of a repeating task once one is done.

import type { Acting } from '../../kit/acting.ts'
import type { Database } from '../../kit/db/database.ts'
import type { Scope } from '../../kit/scope.ts'
import { copyItems } from './checklist/checklist-store.ts'
import { firstDue, nextDue } from './repeats/next-due.ts'
import { meaningOf } from './status.ts'
import type { FreshChange } from './task-acts.ts'
import { editTask, type TaskEdit } from './task-change.ts'
import { assigneeIdsOf, followersOf, insertTasks, type MadeTask, type TaskRow } from './task-store.ts'

export interface NextTask extends MadeTask {
  /** 'YYYY-MM-DD' */
  dueDate: string
}

export interface Edited {
  /** Belong into one change set, so that one undo takes back all of them; none when nothing differs. */
  changes: FreshChange[]
  /** The next one, where the edit finished a repeating task. */
  next: NextTask | null
}

/**
 * As editTask; where the edit finishes a repeating task, the next one is made with it, for the same people, and
 * this one repeats no more: finishing it again makes nothing. Called in a transaction, with the row locked.
 */
export async function editRepeating(
  { db, scope, at }: Acting,
  task: TaskRow,
  edit: TaskEdit,
): Promise<Edited> {
  const dueDate = edit.dueDate === undefined ? task.dueDate : edit.dueDate
  const begun = edit.repeats ? { ...edit, dueDate: dueOf(edit.repeats, dueDate, at) } : edit
  const rule = begun.repeats === undefined ? task.repeats : begun.repeats
  if (rule === null || !isFinished(task, begun)) {
    const change = await editTask(db, scope, { task, edit: begun, at })
    return { changes: change ? [change] : [], next: null }
  }
  const change = await editTask(db, scope, { task, edit: { ...begun, repeats: null }, at })
  const next = await makeNext(db, scope, { done: { ...task, ...begun }, rule, at })
  const made = next ? [{ taskId: next.id, kind: 'create' as const, before: {}, after: {} }] : []
  return { changes: [...(change ? [change] : []), ...made], next }
}

/** A task that begins to repeat is due, where no day was given, on the first day of its rule. */
export function dueOf(repeats: string | null | undefined, dueDate: string | null, at: Date): string | null {
  return repeats && dueDate === null ? firstDue(repeats, dayAt(at)) : dueDate
}

function isFinished(task: TaskRow, { status }: TaskEdit): boolean {
  return status !== undefined && meaningOf(status) === 'done' && meaningOf(task.status) !== 'done'
}

/** Null where there is one for that day already, as after an undo that had to leave it, and past the year 9999. */
async function makeNext(
  db: Database,
  scope: Scope,
  { done, rule, at }: { done: TaskRow; rule: string; at: Date },
): Promise<NextTask | null> {
  const dueDate = nextDue(rule, done.dueDate, dayAt(at))
  if (dueDate === null) return null
  const followers = await followersOf(db, done.id)
  if (followers.some((one) => one.dueDate === dueDate)) return null
  const { title, description, priority, sourceMailId, sourceEmail, sourceEmailSubject, evidence } = done
  const assigneeIds = await assigneeIdsOf(db, done.id)
  const [next] = await insertTasks({ db, scope, at }, done.projectId, [
    {
      ...{ title, description, priority, dueDate, assigneeIds, status: 'pending', repeats: rule },
      ...{ sourceMailId, sourceEmail, sourceEmailSubject, evidence, followsId: done.id },
    },
  ])
  if (!next) return null
  await copyItems(db, { from: done.id, to: next.id, at })
  return { ...next, dueDate }
}

const dayAt = (at: Date) => at.toISOString().slice(0, 10)
