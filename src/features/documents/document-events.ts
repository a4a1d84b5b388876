// Live messages about documents: ids only, to everybody who reads them (NOTIF-17).
import { actingAs } from '../../kit/db/acting-database.ts'
import type { Database } from '../../kit/db/database.ts'
import { emit } from '../../kit/events.ts'
import type { Scope, SystemScope } from '../../kit/scope.ts'
import { type DocumentRow, readersOf } from './document-store.ts'

/** Of one thread. */
export async function tellDocuments(
  db: Database,
  scope: Scope | SystemScope,
  documents: readonly DocumentRow[],
): Promise<void> {
  const [first] = documents
  if (!first) return
  const userIds = await readersOf(actingAs(db, scope), first)
  const payload = { documentIds: documents.map(({ id }) => id), threadId: first.threadId }
  await emit(db, { userIds, companyId: first.companyId ?? 0, type: 'document_update', payload })
}
