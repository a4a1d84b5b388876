// Web push: the server's key, the devices that people switched on, and the lines behind the bell that wait to be sent.
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from './columns.ts'
import { notifications } from './notifications.ts'
import { sessions, users } from './users.ts'

/** By which push services know this server again (VAPID, RFC 8292); one row, made when the first device asks. */
// Written by push.
export const pushKeys = pgTable('push_keys', {
  id: integer('id').primaryKey(),
  publicKey: text('public_key').notNull(),
  privateKey: text('private_key').notNull(),
  createdAt: createdAt(),
})

/** A browser that shows notifications while the app is closed; it goes with the session that switched it on. */
// Written by push.
export const pushDevices = pgTable(
  'push_devices',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sessionId: integer('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** The address at the browser's push service; whoever has it can send there, so that it is told to nobody. */
    endpoint: text('endpoint').notNull().unique(),
    /** The browser's public key and secret, for which messages are encrypted (RFC 8291). */
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    createdAt: createdAt(),
    /** When its push service last took a message. */
    reachedAt: moment('reached_at'),
  },
  (t) => [index('push_devices_user').on(t.userId), index('push_devices_session').on(t.sessionId)],
)

/** A trigger puts each new line in for each device of its person; a sweep makes jobs of them. */
// Written by push.
export const pushWaiting = pgTable(
  'push_waiting',
  {
    deviceId: integer('device_id')
      .notNull()
      .references(() => pushDevices.id, { onDelete: 'cascade' }),
    notificationId: integer('notification_id')
      .notNull()
      .references(() => notifications.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.deviceId, t.notificationId] }),
    index('push_waiting_notification').on(t.notificationId),
  ],
)
