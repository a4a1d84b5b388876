// The only SQL of file readings: one a context and file, from its waiting to what was read.
import { and, count, eq, inArray, isNull, sql } from 'drizzle-orm'
import { fileReadings, type StoredReadingState } from '../../../../db/schema/documents.ts'
import { mails } from '../../../../db/schema/mails.ts'
import type { SystemDatabase } from '../../../kit/db/acting-database.ts'
import type { Database } from '../../../kit/db/database.ts'
import type { Scope } from '../../../kit/scope.ts'
import { withoutNulls } from './stored-text.ts'

export const readingColumns = {
  ...{ id: fileReadings.id, ownerId: fileReadings.ownerId, companyId: fileReadings.companyId },
  ...{ hash: fileReadings.hash, state: fileReadings.state, name: fileReadings.name },
  ...{ mediaType: fileReadings.mediaType, size: fileReadings.size, mailId: fileReadings.mailId },
  ...{ attachment: fileReadings.attachment, recognisedPages: fileReadings.recognisedPages },
  ...{ tries: fileReadings.tries, kind: fileReadings.kind, unit: fileReadings.unit },
  ...{ partsRead: fileReadings.partsRead, partsTotal: fileReadings.partsTotal },
  ...{ failure: fileReadings.failure, createdAt: fileReadings.createdAt, updatedAt: fileReadings.updatedAt },
}

/** Without what was read, which may be large. */
export type ReadingRow = Omit<typeof fileReadings.$inferSelect, 'content'>

/** Whose personal context it is; null in a company's. */
export type ContextOwner = number | null

const inContext = (scope: Scope, ownerId: ContextOwner) =>
  scope.companyId === 0
    ? and(isNull(fileReadings.companyId), eq(fileReadings.ownerId, ownerId ?? scope.userId))
    : eq(fileReadings.companyId, scope.companyId)

/** The readings of files with these hashes that the context has. */
export function readingsOf(
  db: Database,
  scope: Scope,
  ownerId: ContextOwner,
  hashes: readonly string[],
): Promise<ReadingRow[]> {
  if (hashes.length === 0) return Promise.resolve([])
  return db.orm
    .select(readingColumns)
    .from(fileReadings)
    .where(and(inContext(scope, ownerId), inArray(fileReadings.hash, [...hashes])))
}

export interface NewReading {
  hash: string
  name: string
  mediaType: string | null
  size: number
  mailId: number
  attachment: number
}

/** Those that are not there yet; the ids of the new ones. */
export async function insertReadings(
  db: Database,
  scope: Scope,
  ownerId: ContextOwner,
  files: readonly NewReading[],
): Promise<number[]> {
  if (files.length === 0) return []
  const owner =
    scope.companyId === 0
      ? { ownerId: ownerId ?? scope.userId, companyId: null }
      : { ownerId: null, companyId: scope.companyId }
  const rows = await db.orm
    .insert(fileReadings)
    .values(files.map((file) => ({ ...file, ...owner })))
    .onConflictDoNothing()
    .returning({ id: fileReadings.id })
  return rows.map(({ id }) => id)
}

/** To be read once more, from that mail; false where somebody else has begun to. */
export async function readAgain(
  db: Database,
  scope: Scope,
  { id, ownerId, updatedAt }: Pick<ReadingRow, 'id' | 'ownerId' | 'updatedAt'>,
  from: Partial<Pick<ReadingRow, 'mailId' | 'attachment' | 'recognisedPages' | 'tries'>>,
): Promise<boolean> {
  const rows = await db.orm
    .update(fileReadings)
    .set({ ...from, state: 'waiting', failure: null, updatedAt: sql`now()` })
    .where(
      and(
        inContext(scope, ownerId),
        eq(fileReadings.id, id),
        eq(sql`date_trunc('milliseconds', ${fileReadings.updatedAt})`, updatedAt),
      ),
    )
    .returning({ id: fileReadings.id })
  return rows.length > 0
}

/** How many of the context wait or are read. */
export async function countOpen(db: Database, scope: Scope, ownerId: ContextOwner): Promise<number> {
  const [row] = await db.orm
    .select({ open: count() })
    .from(fileReadings)
    .where(and(inContext(scope, ownerId), inArray(fileReadings.state, ['waiting', 'reading'])))
  return row?.open ?? 0
}

/** What was read of a file of the context; null where it is not there or could not be read. */
export async function contentOf(
  db: Database,
  scope: Scope,
  ownerId: ContextOwner,
  id: number,
): Promise<unknown> {
  const [row] = await db.orm
    .select({ content: fileReadings.content })
    .from(fileReadings)
    .where(and(inContext(scope, ownerId), eq(fileReadings.id, id)))
  return row?.content ?? null
}

/** For what the product makes of a file beside its documents: a reading with what was read, where it is at an end. */
export async function readingWithContent(
  db: SystemDatabase,
  id: number,
): Promise<(ReadingRow & { content: unknown }) | null> {
  const [row] = await db.orm
    .select({ ...readingColumns, content: fileReadings.content })
    .from(fileReadings)
    .where(eq(fileReadings.id, id))
  return row ?? null
}

/** The one that a job takes, with the mail that holds its bytes; null where there is nothing to do any more. */
export async function beginReading(
  db: SystemDatabase,
  id: number,
): Promise<(ReadingRow & { object: string | null }) | null> {
  const [row] = await db.orm
    .update(fileReadings)
    .set({ state: 'reading', tries: sql`${fileReadings.tries} + 1`, updatedAt: sql`now()` })
    .where(and(eq(fileReadings.id, id), inArray(fileReadings.state, ['waiting', 'reading'])))
    .returning({
      ...readingColumns,
      object: sql<
        string | null
      >`(select ${mails.object} from ${mails} where ${mails.id} = ${fileReadings.mailId})`,
    })
  return row ?? null
}

/** How far it is; nothing where it has ended meanwhile. */
/** Before it is known what is in a file: by what it says that it is. */
const likelyUnit = sql<string | null>`coalesce(${fileReadings.unit}, case
  when ${fileReadings.mediaType} = 'application/pdf' or lower(${fileReadings.name}) like '%.pdf' then 'page' end)`

export async function writeProgress(
  db: SystemDatabase,
  id: number,
  { partsRead, partsTotal }: Pick<ReadingRow, 'partsRead' | 'partsTotal'>,
): Promise<void> {
  await db.orm
    .update(fileReadings)
    .set({ partsRead, partsTotal, unit: likelyUnit, updatedAt: sql`now()` })
    .where(and(eq(fileReadings.id, id), eq(fileReadings.state, 'reading')))
}

export type ReadingEnd =
  | (Pick<ReadingRow, 'kind' | 'unit' | 'partsRead' | 'partsTotal'> & { content: object })
  | { failure: string }

/** What was read before stays where reading it once more fails. */
export async function endReading(db: SystemDatabase, id: number, end: ReadingEnd): Promise<void> {
  const { content } = fileReadings
  const ended =
    'content' in end
      ? { ...end, content: withoutNulls(end.content), state: 'read' as const, failure: null }
      : {
          state: sql<StoredReadingState>`case when ${content} is null then 'failed' else 'read' end`,
          failure: sql<string | null>`case when ${content} is null then ${end.failure} end`,
        }
  await db.orm
    .update(fileReadings)
    .set({ ...ended, updatedAt: sql`now()` })
    .where(and(eq(fileReadings.id, id), eq(fileReadings.state, 'reading')))
}
