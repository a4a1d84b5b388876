// The only SQL of checklists. Each caller has checked that the task may be read.
import { and, asc, count, eq } from 'drizzle-orm'
import { checklistItems } from '../../../../db/schema/checklists.ts'
import type { Database } from '../../../kit/db/database.ts'
import { AppError } from '../../../kit/errors.ts'
import type { ReadableTaskId } from '../task-store.ts'
import { type ChecklistItem, checklistFull, LONGEST_CHECKLIST } from './contract.ts'

const shown = { id: checklistItems.id, text: checklistItems.text, isDone: checklistItems.isDone }

export function itemsOf(db: Database, taskId: ReadableTaskId): Promise<ChecklistItem[]> {
  return db.orm
    .select(shown)
    .from(checklistItems)
    .where(eq(checklistItems.taskId, taskId))
    .orderBy(asc(checklistItems.id))
}

/** Throws conflict where the list is full. The task is locked by the caller. */
export async function insertItem(
  db: Database,
  { taskId, text, at }: { taskId: ReadableTaskId; text: string; at: Date },
): Promise<ChecklistItem> {
  const [row] = await db.orm
    .select({ items: count() })
    .from(checklistItems)
    .where(eq(checklistItems.taskId, taskId))
  if ((row?.items ?? 0) >= LONGEST_CHECKLIST) throw new AppError('conflict', checklistFull)
  const [made] = await db.orm.insert(checklistItems).values({ taskId, text, createdAt: at }).returning(shown)
  if (!made) throw new AppError('internal', 'The step could not be kept')
  return made
}

/** Every step once more, still to be done, in the same order. */
export async function copyItems(
  db: Database,
  { from, to, at }: { from: ReadableTaskId; to: ReadableTaskId; at: Date },
): Promise<void> {
  const items = await itemsOf(db, from)
  if (items.length === 0) return
  await db.orm.insert(checklistItems).values(items.map(({ text }) => ({ taskId: to, text, createdAt: at })))
}

/** Throws not_found for a step of another task. */
export async function writeItem(
  db: Database,
  place: { taskId: ReadableTaskId; id: number },
  fields: { text?: string | undefined; isDone?: boolean | undefined },
): Promise<ChecklistItem> {
  const { text, isDone } = fields
  if (text === undefined && isDone === undefined) throw new AppError('invalid', 'Say what to change')
  const [written] = await db.orm
    .update(checklistItems)
    .set({ ...(text !== undefined && { text }), ...(isDone !== undefined && { isDone }) })
    .where(at(place))
    .returning(shown)
  if (!written) throw notFound()
  return written
}

/** Throws not_found for a step of another task. */
export async function deleteItem(db: Database, place: { taskId: ReadableTaskId; id: number }): Promise<void> {
  const gone = await db.orm.delete(checklistItems).where(at(place)).returning({ id: checklistItems.id })
  if (gone.length === 0) throw notFound()
}

const at = ({ taskId, id }: { taskId: ReadableTaskId; id: number }) =>
  and(eq(checklistItems.taskId, taskId), eq(checklistItems.id, id))

const notFound = () => new AppError('not_found', 'There is no such step')

/** Of a task that was only just made: in their order, as many as a list may have. */
export async function giveSteps(
  db: Database,
  { taskId, steps, at }: { taskId: ReadableTaskId; steps: readonly Omit<ChecklistItem, 'id'>[]; at: Date },
): Promise<void> {
  if (steps.length === 0) return
  await db.orm
    .insert(checklistItems)
    .values(steps.slice(0, LONGEST_CHECKLIST).map((step) => ({ ...step, taskId, createdAt: at })))
}
