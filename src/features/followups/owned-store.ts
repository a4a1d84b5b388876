// What people took up, for their archive; with an account goes whose it was, and the rest stays for the others.
import { and, asc, eq, gt } from 'drizzle-orm'
import { followUps } from '../../../db/schema/followups.ts'
import { RECORDS_PAGE, type RecordList } from '../feature.ts'

export const ownFollowUps: RecordList = {
  name: 'follow-ups',
  page: (db, scope, after) =>
    db.orm
      .select({
        ...{ id: followUps.id, about: followUps.about, kind: followUps.kind, title: followUps.title },
        createdAt: followUps.createdAt,
      })
      .from(followUps)
      .where(and(eq(followUps.authorId, scope.userId), gt(followUps.id, after)))
      .orderBy(asc(followUps.id))
      .limit(RECORDS_PAGE),
}
