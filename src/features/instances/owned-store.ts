// What people own of agent addresses: for their archive.
import { and, asc, eq, gt } from 'drizzle-orm'
import { agentInstances } from '../../../db/schema/instances.ts'
import { RECORDS_PAGE, type RecordList } from '../feature.ts'

export const ownInstances: RecordList = {
  name: 'agents',
  page: (db, scope, after) =>
    db.orm
      .select()
      .from(agentInstances)
      .where(and(eq(agentInstances.userId, scope.userId), gt(agentInstances.id, after)))
      .orderBy(asc(agentInstances.id))
      .limit(RECORDS_PAGE),
}
