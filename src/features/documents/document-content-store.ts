// What was read of a document, for those who may read it: all of it, or what its reader noted.
import { and, eq, inArray, sql } from 'drizzle-orm'
import { documents, fileReadings } from '../../../db/schema/documents.ts'
import { deliveries, mails, threads } from '../../../db/schema/mails.ts'
import { projects, tasks } from '../../../db/schema/tasks.ts'
import type { Document, Note } from '../../files/document.ts'
import type { Database } from '../../kit/db/database.ts'
import type { Scope } from '../../kit/scope.ts'
import { isHomeOf, readableBy as projectReadableBy } from '../projects/index.ts'
import type { ReadableDocumentId } from './document-store.ts'

/** Null for one that was not read, or could not be. */
export async function documentContent(db: Database, id: ReadableDocumentId): Promise<Document | null> {
  const [row] = await db.orm
    .select({ content: fileReadings.content })
    .from(documents)
    .innerJoin(fileReadings, eq(fileReadings.id, documents.readingId))
    .where(eq(documents.id, id))
  return (row?.content as Document | null | undefined) ?? null
}

/** Without the text, which may be long. */
export async function documentNotes(db: Database, id: ReadableDocumentId): Promise<Note[]> {
  const [row] = await db.orm
    .select({ notes: sql<Note[] | null>`${fileReadings.content} -> 'notes'` })
    .from(documents)
    .innerJoin(fileReadings, eq(fileReadings.id, documents.readingId))
    .where(eq(documents.id, id))
  return row?.notes ?? []
}

export interface MailOfDocument {
  id: number
  /** Name of the object in the mail store. */
  object: string
  subject: string
  /** By name or address. */
  from: string
  at: Date
}

/** Of documents that the person may read, by id of the mail. */
export async function mailsOfDocuments(
  db: Database,
  ids: readonly ReadableDocumentId[],
): Promise<ReadonlyMap<number, MailOfDocument>> {
  if (ids.length === 0) return new Map()
  const rows = await db.orm
    .selectDistinct({
      ...{ id: mails.id, object: mails.object, subject: mails.subject, name: mails.fromName },
      ...{ address: mails.fromAddress, sentAt: mails.sentAt, receivedAt: mails.receivedAt },
    })
    .from(documents)
    .innerJoin(mails, eq(mails.id, documents.mailId))
    .where(inArray(documents.id, [...ids]))
  return new Map(
    rows.map(({ id, object, subject, name, address, sentAt, receivedAt }) => [
      id,
      { id, object, subject, from: name || address || '', at: sentAt ?? receivedAt },
    ]),
  )
}

export interface ThreadOfDocuments {
  mailCount: number
  /** The project of the thread, where the person reads it. */
  projectId: number | null
  instanceId: number | null
}

/** By id of the thread. */
export async function threadsOfDocuments(
  db: Database,
  scope: Scope,
  threadIds: readonly number[],
): Promise<ReadonlyMap<number, ThreadOfDocuments>> {
  if (threadIds.length === 0) return new Map()
  const ids = [...new Set(threadIds)]
  const counts = await db.orm
    .select({
      id: deliveries.threadId,
      mails: sql<number>`count(distinct ${deliveries.mailId})::int`,
    })
    .from(deliveries)
    .where(inArray(deliveries.threadId, ids))
    .groupBy(deliveries.threadId)
  const found = new Map<number, ThreadOfDocuments>()
  for (const id of ids) {
    const [project] = await db.orm
      .select({ id: projects.id })
      .from(projects)
      .where(and(isHomeOf(id), projectReadableBy(scope)))
    const [thread] = await db.orm
      .select({ instanceId: threads.instanceId })
      .from(threads)
      .where(eq(threads.id, id))
    const mailCount = counts.find((one) => one.id === id)?.mails ?? 0
    found.set(id, { mailCount, projectId: project?.id ?? null, instanceId: thread?.instanceId ?? null })
  }
  return found
}

/** Where tasks of a document stand now; those that were deleted are none. */
export async function placesOfTasks(
  db: Database,
  scope: Scope,
  ids: readonly number[],
): Promise<ReadonlyMap<number, { projectId: number; title: string }>> {
  if (ids.length === 0) return new Map()
  const rows = await db.orm
    .select({ id: tasks.id, projectId: tasks.projectId, title: tasks.title })
    .from(tasks)
    .innerJoin(projects, eq(projects.id, tasks.projectId))
    .where(and(inArray(tasks.id, [...ids]), sql`${tasks.deletedAt} is null`, projectReadableBy(scope)))
  return new Map(rows.map(({ id, ...place }) => [id, place]))
}
