// What people own of notifications: for their archive.
import { and, asc, eq, gt } from 'drizzle-orm'
import { notificationPreferences, notifications } from '../../../db/schema/notifications.ts'
import type { Database } from '../../kit/db/database.ts'
import type { Scope } from '../../kit/scope.ts'
import { RECORDS_PAGE, type RecordList } from '../feature.ts'

export const ownNotifications: RecordList = {
  name: 'notifications',
  page: (db, scope, after) =>
    db.orm
      .select({
        id: notifications.id,
        type: notifications.type,
        companyId: notifications.companyId,
        payload: notifications.payload,
        readAt: notifications.readAt,
        createdAt: notifications.createdAt,
      })
      .from(notifications)
      .where(and(eq(notifications.userId, scope.userId), gt(notifications.id, after)))
      .orderBy(asc(notifications.id))
      .limit(RECORDS_PAGE),
}

/** The switches, without the key that unsubscribes. */
export async function ownSwitches(db: Database, { userId }: Scope) {
  const [switches] = await db.orm
    .select()
    .from(notificationPreferences)
    .where(eq(notificationPreferences.userId, userId))
  const {
    unsubscribeKey: _,
    userId: __,
    ...notificationSettings
  } = switches ?? { unsubscribeKey: '', userId }
  return { notificationSettings }
}
