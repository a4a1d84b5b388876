// What people own of documents, for their archive.
import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import { documents, fileReadings } from '../../../db/schema/documents.ts'
import { RECORDS_PAGE, type RecordList } from '../feature.ts'

/** Those that they sent; the files themselves are in their mails. */
export const ownDocuments: RecordList = {
  name: 'documents',
  page: (db, scope, after) =>
    db.orm
      .select({
        ...{ id: documents.id, name: documents.name, class: documents.class, version: documents.version },
        ...{ analysis: documents.analysis, kind: fileReadings.kind, size: fileReadings.size },
        ...{ partsRead: fileReadings.partsRead, partsTotal: fileReadings.partsTotal },
        createdAt: documents.createdAt,
      })
      .from(documents)
      .innerJoin(fileReadings, eq(fileReadings.id, documents.readingId))
      .where(and(eq(documents.creatorId, scope.userId), isNull(documents.deletedAt), gt(documents.id, after)))
      .orderBy(asc(documents.id))
      .limit(RECORDS_PAGE),
}
