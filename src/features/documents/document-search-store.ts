// The only SQL by which search finds documents, and which makes entries anew that know too little of them.
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { documents } from '../../../db/schema/documents.ts'
import { mails, threadParticipants, threads } from '../../../db/schema/mails.ts'
import type { SystemDatabase } from '../../kit/db/acting-database.ts'
import { oversees } from '../../kit/scope.ts'
import type { Analysis } from '../../language/documents/analysis.ts'
import type { Searchable } from '../../records/searchable.ts'
import { documentPath } from './document-path.ts'
import { readableDocuments } from './document-store.ts'

/** Threads in which somebody takes part; the latest. */
const MOST_THREADS = 1_000

export const searchableDocument: Searchable = {
  rank: 3,
  title: 'Documents',
  isNews: true,
  async keys(db, scope) {
    const { userId, companyId } = scope
    if (companyId !== 0 && oversees(scope)) return [`/company:${companyId}`]
    const ofContext = companyId === 0 ? isNull(threads.companyId) : eq(threads.companyId, companyId)
    const rows = await db.orm
      .select({ id: threads.id })
      .from(threadParticipants)
      .innerJoin(threads, and(eq(threads.id, threadParticipants.threadId), ofContext))
      .where(
        and(
          eq(threadParticipants.userId, userId),
          sql`exists (select 1 from ${documents} where ${documents.threadId} = ${threads.id})`,
        ),
      )
      .orderBy(sql`${threads.id} desc`)
      .limit(MOST_THREADS)
    const taking = rows.map(({ id }) => `/thread:${id}`)
    return companyId === 0 ? [`/owner:${userId}`, ...taking] : taking
  },
  async show(db, scope, ids) {
    const rows = await db.orm
      .select({ document: documents, subject: mails.subject })
      .from(documents)
      .innerJoin(mails, eq(mails.id, documents.mailId))
      .where(
        and(
          inArray(documents.id, [...ids]),
          isNull(documents.deletedAt),
          sql`${documents}.id in (${readableDocuments(scope)})`,
        ),
      )
    return rows.map(({ document, subject }) => ({
      ...{ id: document.id, title: document.name, state: document.class, person: null },
      texts: ((document.analysis as Analysis | null)?.summary ?? []).map(({ text }) => text),
      ...{ place: subject, path: documentPath(document.id), at: document.createdAt },
    }))
  },
}

/**
 * Of the entries after this document those that were made before search knew all words of documents, in one short
 * transaction; what another process is at is left to it. The last document that was looked at; null at the end.
 */
export function widenEntries(db: SystemDatabase, after: number, most: number): Promise<number | null> {
  return db.transaction(async () => {
    const { rows } = await db.query<{ id: number }>(
      `select record_id as id from search_entries
        where kind = 'document' and record_id > $1 and not lexemes @@ $$'/whole'$$::tsquery
        order by record_id limit $2 for update skip locked`,
      [after, most],
    )
    const ids = rows.map(({ id }) => id)
    await db.query('select search_document(one) from documents as one where id = any($1)', [ids])
    return ids.at(-1) ?? null
  })
}
