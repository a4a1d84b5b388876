// Live messages about documents: ids only, to everybody who reads them (NOTIF-17).
import { actingAs, asSystem } from '../../kit/db/acting-database.ts'
import type { Database } from '../../kit/db/database.ts'
import { emit } from '../../kit/events.ts'
import type { Scope, SystemScope } from '../../kit/scope.ts'
import { watchersOf } from './arriving-store.ts'
import { type DocumentRow, readersOf } from './document-store.ts'

/** Files that are read before their mail is answered, and so are no documents yet. */
export async function tellReadings(
  db: Database,
  system: SystemScope,
  readingIds: readonly number[],
): Promise<void> {
  const { userIds, companyId } = await watchersOf(asSystem(db, system), readingIds)
  const payload = { documentIds: [], threadId: null }
  if (userIds.length > 0) await emit(db, { userIds, companyId, type: 'document_update', payload })
}

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
