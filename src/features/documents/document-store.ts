// The only SQL of documents: who may read which, how they are kept, and which are versions of one file.
import { and, asc, desc, eq, inArray, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import { documents, fileReadings } from '../../../db/schema/documents.ts'
import { threadParticipants, threads } from '../../../db/schema/mails.ts'
import { memberships } from '../../../db/schema/users.ts'
import type { ActingDatabase, SystemDatabase } from '../../kit/db/acting-database.ts'
import type { Condition } from '../../kit/db/condition.ts'
import type { Database } from '../../kit/db/database.ts'
import { AppError } from '../../kit/errors.ts'
import type { ReadableId } from '../../kit/minted-id.ts'
import { newRecordOf, oversees, type Scope } from '../../kit/scope.ts'
import type { Analysis } from '../../language/documents/analysis.ts'
import { type ReadingRow, readingColumns } from './reading/reading-store.ts'

export type ReadableDocumentId = ReadableId<'document'>

/** Of a document that the person who acts may read, or that hangs on the thread of their mail. */
export type DocumentRow = Omit<typeof documents.$inferSelect, 'analysis'> & {
  id: ReadableDocumentId
  analysis: Analysis | null
}

/** With what became of its reading, but for the text. */
export interface DocumentWithReading {
  document: DocumentRow
  reading: ReadingRow
}

/**
 * The one rule of who reads a document: whoever takes part in its thread, in the personal context its owner too, and in
 * a company its managers and admins (COMP-19). A member who left has no scope in it.
 */
export function readableBy(scope: Scope): SQL {
  const takesPart = sql`exists (select 1 from ${threadParticipants}
    where ${threadParticipants.threadId} = ${documents.threadId} and ${threadParticipants.userId} = ${scope.userId})`
  if (scope.companyId === 0)
    return sql`(${documents.companyId} is null and (${documents.ownerId} = ${scope.userId} or ${takesPart}))`
  if (scope.role === null) return sql`false`
  const ofCompany = eq(documents.companyId, scope.companyId)
  return sql`(${oversees(scope) ? ofCompany : and(ofCompany, takesPart)})`
}

/** The ids of those that the scope may read: `select id from …`. */
export const readableDocuments = (scope: Scope): Condition =>
  sql`select ${documents}.id from ${documents} where ${readableBy(scope)}`

const joined = (db: Database) =>
  db.orm
    .select({ document: documents, reading: readingColumns })
    .from(documents)
    .innerJoin(fileReadings, eq(fileReadings.id, documents.readingId))

/** Throws not_found for one that is not there, deleted, or not the person's to read: they look the same. */
export async function requireDocument(
  db: Database,
  scope: Scope,
  id: number,
  { deleted = false }: { deleted?: boolean } = {},
): Promise<DocumentWithReading> {
  const isThere = deleted ? sql`${documents.deletedAt} is not null` : isNull(documents.deletedAt)
  const [row] = await joined(db).where(and(eq(documents.id, id), isThere, readableBy(scope)))
  if (!row) throw new AppError('not_found', 'Document not found')
  return row as DocumentWithReading
}

/** Locked against others until the transaction ends; throws as `requireDocument`. */
export async function lockDocument(db: Database, scope: Scope, id: number): Promise<DocumentWithReading> {
  const [row] = await joined(db)
    .where(and(eq(documents.id, id), isNull(documents.deletedAt), readableBy(scope)))
    .for('update', { of: documents })
  if (!row) throw new AppError('not_found', 'Document not found')
  return row as DocumentWithReading
}

/** All that the person reads, the oldest first; those of one instance's threads where it is named. */
export async function listDocuments(
  db: Database,
  scope: Scope,
  instanceId: number | undefined,
): Promise<DocumentWithReading[]> {
  const ofInstance =
    instanceId === undefined
      ? undefined
      : sql`exists (select 1 from ${threads} where ${threads.id} = ${documents.threadId} and ${threads.instanceId} = ${instanceId})`
  const rows = await joined(db)
    .where(and(isNull(documents.deletedAt), readableBy(scope), ofInstance))
    .orderBy(desc(documents.id))
    .limit(MOST_LISTED)
  return rows.reverse() as DocumentWithReading[]
}

const MOST_LISTED = 1_000

/** The oldest first. The scope's owner has the thread already. */
export async function documentsOfThread(
  db: ActingDatabase,
  threadId: number,
): Promise<DocumentWithReading[]> {
  const rows = await joined(db)
    .where(and(eq(documents.threadId, threadId), isNull(documents.deletedAt)))
    .orderBy(asc(documents.id))
  return rows as DocumentWithReading[]
}

/** All versions of the same file, the latest first; of each the person reads. */
export async function versionsOf(
  db: Database,
  scope: Scope,
  { id, familyId }: Pick<DocumentRow, 'id' | 'familyId'>,
): Promise<DocumentRow[]> {
  const first = familyId ?? id
  const rows = await db.orm
    .select()
    .from(documents)
    .where(
      and(
        or(eq(documents.id, first), eq(documents.familyId, first)),
        isNull(documents.deletedAt),
        readableBy(scope),
      ),
    )
    .orderBy(desc(documents.version), desc(documents.id))
  return rows as DocumentRow[]
}

/** The same bytes elsewhere, as far as the person reads them; the latest first. */
export async function sameElsewhere(
  db: Database,
  scope: Scope,
  { readingIds, mailId }: { readingIds: readonly number[]; mailId: number },
): Promise<DocumentRow[]> {
  if (readingIds.length === 0) return []
  const rows = await db.orm
    .select()
    .from(documents)
    .where(
      and(
        inArray(documents.readingId, [...readingIds]),
        ne(documents.mailId, mailId),
        isNull(documents.deletedAt),
        readableBy(scope),
      ),
    )
    .orderBy(desc(documents.id))
    .limit(50)
  return rows as DocumentRow[]
}

export type NewDocument = Omit<
  typeof documents.$inferInsert,
  'id' | 'ownerId' | 'companyId' | 'creatorId' | 'createdAt' | 'updatedAt' | 'analysis'
> & { analysis: Analysis | null }

/** Owned by the scope's company, or by `ownerId`. In the order of `news`. */
export async function insertDocuments(
  db: Database,
  scope: Scope,
  { news, ownerId, at }: { news: readonly NewDocument[]; ownerId: number | null; at: Date },
): Promise<DocumentRow[]> {
  if (news.length === 0) return []
  const owner = newRecordOf(scope, { ownerId, at })
  const rows = await db.orm
    .insert(documents)
    .values(news.map((one) => ({ ...one, ...owner })))
    .returning()
  return rows as DocumentRow[]
}

export async function writeDocument(
  db: Database,
  id: ReadableDocumentId,
  fields: Partial<Pick<DocumentRow, 'class' | 'analysis' | 'by' | 'deletedAt' | 'readingId'>>,
  at: Date,
): Promise<DocumentRow> {
  const [row] = await db.orm
    .update(documents)
    .set({ ...fields, updatedAt: at })
    .where(eq(documents.id, id))
    .returning()
  if (!row) throw new AppError('not_found', 'Document not found')
  return row as DocumentRow
}

/** For what the product does when a reading ends: its documents, which are to be understood and told. */
export async function documentsOfReading(db: SystemDatabase, readingId: number): Promise<DocumentRow[]> {
  const rows = await db.orm
    .select()
    .from(documents)
    .where(and(eq(documents.readingId, readingId), isNull(documents.deletedAt)))
    .orderBy(asc(documents.id))
  return rows as DocumentRow[]
}

/** Those deleted before `since`, and what was read of files that no document has; from then on nothing brings them back. */
export async function dropOld(db: SystemDatabase, since: Date): Promise<void> {
  await db.orm.delete(documents).where(lt(documents.deletedAt, since))
  await db.orm
    .delete(fileReadings)
    .where(
      and(
        lt(fileReadings.updatedAt, since),
        inArray(fileReadings.state, ['read', 'failed']),
        sql`not exists (select 1 from ${documents} where ${documents.readingId} = ${fileReadings.id})`,
      ),
    )
}

/** Everybody whose screens show the document. */
export async function readersOf(
  db: ActingDatabase,
  { threadId, ownerId, companyId }: Pick<DocumentRow, 'threadId' | 'ownerId' | 'companyId'>,
): Promise<number[]> {
  const taking = await db.orm
    .select({ userId: threadParticipants.userId })
    .from(threadParticipants)
    .where(eq(threadParticipants.threadId, threadId))
  const ids = new Set(taking.map(({ userId }) => userId))
  if (companyId === null) return [...(ownerId === null ? ids : ids.add(ownerId))]
  const active = await db.orm
    .select({ userId: memberships.userId, role: memberships.role })
    .from(memberships)
    .where(and(eq(memberships.companyId, companyId), eq(memberships.isActive, true)))
  return active.filter(({ role, userId }) => role !== 'member' || ids.has(userId)).map(({ userId }) => userId)
}
