// The only SQL of what in a document was made a task.
import { asc, eq } from 'drizzle-orm'
import { documentTasks } from '../../../db/schema/documents.ts'
import type { Database } from '../../kit/db/database.ts'
import type { ReadableDocumentId } from './document-store.ts'

export type TaskList = (typeof documentTasks.$inferSelect)['list']

export interface MadeTaskRow {
  list: TaskList
  place: number
  taskId: number
}

export function tasksOf(db: Database, id: ReadableDocumentId): Promise<MadeTaskRow[]> {
  return db.orm
    .select({ list: documentTasks.list, place: documentTasks.place, taskId: documentTasks.taskId })
    .from(documentTasks)
    .where(eq(documentTasks.documentId, id))
    .orderBy(asc(documentTasks.list), asc(documentTasks.place))
}

export async function noteTask(db: Database, id: ReadableDocumentId, made: MadeTaskRow): Promise<void> {
  await db.orm
    .insert(documentTasks)
    .values({ documentId: id, ...made })
    .onConflictDoUpdate({
      target: [documentTasks.documentId, documentTasks.list, documentTasks.place],
      set: { taskId: made.taskId },
    })
}
