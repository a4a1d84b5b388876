// Makes tasks of a mail that was read again as they would be today: one change set, and nobody hears of it by mail.
import type { Acting } from '../../kit/acting.ts'
import type { ProjectRow } from '../projects/index.ts'
import { lockWaiting } from './blockers/release.ts'
import type { Priority } from './contract.ts'
import { meaningOf } from './status.ts'
import { type FreshChange, insertChanges } from './task-acts.ts'
import { tellChanged } from './task-events.ts'
import {
  assigneeIdsOf,
  insertTasks,
  lockTask,
  type NewTask,
  writeAssignees,
  writeTask,
} from './task-store.ts'

export interface ReplayedFields {
  title?: string
  status?: string
  priority?: Priority
  dueDate?: string | null
  repeats?: string | null
  assigneeIds?: number[]
  isDeleted?: boolean
}

export interface ReplayedTasks {
  project: ProjectRow
  mailId: number
  /** The agent's name. */
  by: string
  news: readonly NewTask[]
  edits: readonly { taskId: number; fields: ReplayedFields }[]
  gone: readonly number[]
}

/** Answers the change set; null where there was nothing to do. */
export async function applyReplayed(acting: Acting, replayed: ReplayedTasks): Promise<number | null> {
  const { db, scope } = acting
  const { project, mailId, by, news, edits, gone } = replayed
  const changes: FreshChange[] = []
  // Who is given a task hears of it by mail, unless that is written apart.
  const made = await insertTasks(
    acting,
    project.id,
    news.map((one) => ({ ...one, assigneeIds: [] })),
  )
  for (const [index, { id: taskId }] of made.entries()) {
    await writeAssignees(db, taskId, news[index]?.assigneeIds ?? [])
    changes.push({ taskId, kind: 'create', before: {}, after: {} })
  }
  for (const { taskId, fields } of edits) changes.push(...(await edited(acting, taskId, fields)))
  for (const id of gone) changes.push(await setDeleted(acting, id, true))
  changes.push(...(await released(acting, changes)))
  if (changes.length === 0) return null
  const changeSetId = await insertChanges(acting, { project, by, mailId, changes })
  for (const { taskId } of changes) await tellChanged(db, scope, project, taskId)
  return changeSetId
}

async function edited(
  acting: Acting,
  id: number,
  { isDeleted, ...fields }: ReplayedFields,
): Promise<FreshChange[]> {
  const changes: FreshChange[] = []
  if (isDeleted !== undefined) changes.push(await setDeleted(acting, id, isDeleted))
  if (Object.keys(fields).length > 0) changes.push(await edit(acting, id, fields))
  return changes
}

async function edit(
  acting: Acting,
  id: number,
  { assigneeIds, status, ...others }: Omit<ReplayedFields, 'isDeleted'>,
): Promise<FreshChange> {
  const { db, scope } = acting
  const task = await lockTask(db, scope, id)
  // A task that is not blocked has no reason for it.
  const blocked = status === undefined || meaningOf(status) === 'blocked' ? {} : { blockedReason: null }
  const columns = status === undefined ? others : { ...others, status, ...blocked }
  const before: Record<string, unknown> = {}
  for (const name of Object.keys(columns) as (keyof typeof columns)[]) before[name] = task[name]
  if (assigneeIds) {
    before.assigneeIds = await assigneeIdsOf(db, task.id)
    await writeAssignees(db, task.id, assigneeIds)
  }
  await writeTask(acting, task.id, columns)
  return {
    taskId: task.id,
    kind: 'update',
    before,
    after: { ...columns, ...(assigneeIds && { assigneeIds }) },
  }
}

async function setDeleted(acting: Acting, id: number, isDeleted: boolean): Promise<FreshChange> {
  const { db, scope, at } = acting
  const task = await lockTask(db, scope, id)
  await writeTask(acting, task.id, { deletedAt: isDeleted ? at : null })
  return { taskId: task.id, kind: isDeleted ? 'delete' : 'restore', before: {}, after: {} }
}

/** What waited only for tasks that are done or gone now opens, as ever, but nobody is told. */
async function released(acting: Acting, changes: readonly FreshChange[]): Promise<FreshChange[]> {
  const opened: FreshChange[] = []
  for (const { id } of await lockWaiting(acting.db, changes))
    opened.push(await edit(acting, id, { status: 'pending' }))
  return opened
}
