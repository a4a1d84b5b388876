// Documents whose text other features read to answer a question: those that the person may read, with what was read of them.
import type { Document } from '../../files/document.ts'
import type { Database } from '../../kit/db/database.ts'
import type { Scope } from '../../kit/scope.ts'
import type { Source } from '../../records/asks.ts'
import { documentContent } from './document-content-store.ts'
import { documentPath } from './document-path.ts'
import { type DocumentRow, listDocuments, requireDocument } from './document-store.ts'
import { DOCUMENT } from './document-subject.ts'

export interface AskedDocument {
  document: DocumentRow
  content: Document
  source: Source
}

/** Each is read through, so that few are. */
const MOST_READ = 6

/** Those of the ids, in their order; without ids the latest of the class, such as "contract". */
export async function documentsToAsk(
  db: Database,
  scope: Scope,
  which: readonly number[] | { class: string },
): Promise<AskedDocument[]> {
  const ids = 'class' in which ? await idsOf(db, scope, which.class) : which
  const asked = await Promise.all(
    ids.slice(0, MOST_READ).map(async (id) => {
      const { document } = await requireDocument(db, scope, id)
      const content = await documentContent(db, document.id)
      return content ? [{ document, content, source: sourceOf(document, null) }] : []
    }),
  )
  return asked.flat()
}

async function idsOf(db: Database, scope: Scope, wanted: string): Promise<number[]> {
  const all = await listDocuments(db, scope, undefined)
  return all.flatMap(({ document }) => (document.class === wanted ? [document.id] : [])).reverse()
}

export const sourceOf = (document: DocumentRow, quote: string | null): Source => ({
  ...{ kind: DOCUMENT, id: document.id, title: document.name, path: documentPath(document.id) },
  ...{ quote, at: document.createdAt.toISOString() },
})
