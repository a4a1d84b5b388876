// The only SQL by which search finds documents.
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { documents } from '../../../db/schema/documents.ts'
import { mails, threadParticipants, threads } from '../../../db/schema/mails.ts'
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
