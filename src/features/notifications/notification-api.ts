// Answers the calls of the bell and of the switches; whatever changes is told to the person's other browsers.
import type { NounOf } from '../../agent/counted.ts'
import type { Clock } from '../../kit/clock.ts'
import { actingAs } from '../../kit/db/acting-database.ts'
import type { Database } from '../../kit/db/database.ts'
import { AppError } from '../../kit/errors.ts'
import { emit } from '../../kit/events.ts'
import type { Scope } from '../../kit/scope.ts'
import { type Served, serve } from '../../kit/serve.ts'
import { displayName } from '../accounts/index.ts'
import {
  countUnread,
  getPreferences,
  listNotifications,
  markAllRead,
  markRead,
  type Notification,
  notificationType,
  setPreference,
} from './contract.ts'
import { listRows, markRowRead, markRowsRead, type NotificationRow, unreadOf } from './notification-store.ts'
import { preferencesOf, writePreference } from './preference-store.ts'
import { wordsOf } from './words.ts'

interface ApiServices {
  db: Database
  clock: Clock
  nounOf: NounOf
}

export function notificationRoutes({ db, clock, nounOf }: ApiServices): Served[] {
  const marked = (scope: Scope, mark: () => Promise<boolean>) =>
    db.transaction(async () => {
      if (await mark()) await tell(db, scope, 'notification_update')
      return { unreadCount: await unreadOf(db, scope) }
    })
  return [
    serve(listNotifications, async ({ scope, query }) => {
      const [rows, unreadCount] = await Promise.all([listRows(db, scope, query), unreadOf(db, scope)])
      return { notifications: rows.flatMap((row) => notificationOf(row, nounOf)), unreadCount }
    }),
    serve(countUnread, async ({ scope }) => ({ unreadCount: await unreadOf(db, scope) })),
    serve(markRead, ({ scope, params }) =>
      marked(scope, async () => {
        const isMarked = await markRowRead(db, scope, params.id, clock())
        if (isMarked === null) throw new AppError('not_found', 'Notification not found')
        return isMarked
      }),
    ),
    serve(markAllRead, ({ scope, body }) =>
      marked(scope, () => markRowsRead(db, scope, body?.upTo, clock())),
    ),
    serve(getPreferences, ({ scope }) => preferencesOf(actingAs(db, scope), scope.userId)),
    serve(setPreference, ({ scope, params, body }) =>
      db.transaction(async () => {
        await tell(db, scope, 'preferences_update')
        return writePreference(actingAs(db, scope), scope.userId, {
          ...{ name: params.settingName, enabled: body.enabled },
        })
      }),
    ),
  ]
}

function tell(db: Database, scope: Scope, type: 'notification_update' | 'preferences_update'): Promise<void> {
  return emit(db, { userIds: [scope.userId], companyId: 0, type, payload: {} })
}

/** A type that a newer process wrote is left out. */
export function notificationOf({ row, actor }: NotificationRow, nounOf: NounOf): Notification[] {
  const type = notificationType.safeParse(row.type)
  if (!type.success) return []
  const idOf = (name: string) => {
    const value = row.payload[name]
    return typeof value === 'number' ? value : null
  }
  return [
    {
      id: row.id,
      type: type.data,
      ...wordsOf(type.data, row.payload, actor && displayName(actor), nounOf),
      timestamp: row.createdAt.toISOString(),
      read: row.readAt !== null,
      companyId: row.companyId ?? 0,
      projectId: idOf('projectId'),
      taskId: idOf('taskId'),
      deliveryId: idOf('deliveryId'),
      path: typeof row.payload.path === 'string' ? row.payload.path : null,
    },
  ]
}
