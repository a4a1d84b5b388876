// The only SQL of devices: who has which, what waits for them, and which are gone.
import { and, asc, count, desc, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import { pushDevices, pushWaiting } from '../../../db/schema/push.ts'
import { sessions, users } from '../../../db/schema/users.ts'
import type { SystemDatabase } from '../../kit/db/acting-database.ts'
import type { Database } from '../../kit/db/database.ts'
import type { Scope } from '../../kit/scope.ts'
import { RECORDS_PAGE, type RecordList } from '../feature.ts'

const listed = {
  id: pushDevices.id,
  sessionId: pushDevices.sessionId,
  userAgent: sessions.userAgent,
  createdAt: pushDevices.createdAt,
  reachedAt: pushDevices.reachedAt,
}

export interface DeviceRow {
  id: number
  sessionId: number
  userAgent: string
  createdAt: Date
  reachedAt: Date | null
}

/** The newest first. */
export function listOwnDevices(db: Database, scope: Scope): Promise<DeviceRow[]> {
  return db.orm
    .select(listed)
    .from(pushDevices)
    .innerJoin(sessions, eq(sessions.id, pushDevices.sessionId))
    .where(eq(pushDevices.userId, scope.userId))
    .orderBy(desc(pushDevices.id))
}

export interface NewDevice {
  sessionId: number
  endpoint: string
  p256dh: string
  auth: string
}

/**
 * One row for each address of a push service: whoever uses the browser now has it. An address whose keys are others is
 * not this browser's, and stays with whom it belongs to; 'taken' then, and 'full' where the person has `most` others.
 */
export function putDevice(
  db: Database,
  scope: Scope,
  { device, most, at }: { device: NewDevice; most: number; at: Date },
): Promise<number | 'taken' | 'full'> {
  return db.transaction(async () => {
    // One at a time for each person, so that two at once do not both find the last place free.
    await db.orm.select({ id: users.id }).from(users).where(eq(users.id, scope.userId)).for('update')
    const isTheirs = eq(pushDevices.userId, scope.userId)
    const [{ has } = { has: 0 }] = await db.orm
      .select({ has: count() })
      .from(pushDevices)
      .where(and(isTheirs, ne(pushDevices.sessionId, device.sessionId)))
    if (has >= most) return 'full'
    const [put] = await db.orm
      .insert(pushDevices)
      .values({ ...device, userId: scope.userId, createdAt: at })
      .onConflictDoUpdate({
        target: pushDevices.endpoint,
        set: { userId: scope.userId, sessionId: device.sessionId, createdAt: at, reachedAt: null },
        setWhere: and(eq(pushDevices.p256dh, device.p256dh), eq(pushDevices.auth, device.auth)),
      })
      .returning({ id: pushDevices.id })
    if (!put) return 'taken'
    // A browser has one address: with a new one its old one is spent.
    await db.orm
      .delete(pushDevices)
      .where(and(isTheirs, eq(pushDevices.sessionId, device.sessionId), ne(pushDevices.id, put.id)))
    return put.id
  })
}

/** False where the person has no such device. */
export async function dropOwnDevice(db: Database, scope: Scope, id: number): Promise<boolean> {
  const gone = await db.orm
    .delete(pushDevices)
    .where(and(eq(pushDevices.id, id), eq(pushDevices.userId, scope.userId)))
    .returning({ id: pushDevices.id })
  return gone.length > 0
}

/** Null where it is gone, or its session has ended and waits to be swept. */
export async function findDevice(db: SystemDatabase, id: number, now: Date) {
  const [found] = await db.orm
    .select({
      id: pushDevices.id,
      userId: pushDevices.userId,
      endpoint: pushDevices.endpoint,
      p256dh: pushDevices.p256dh,
      auth: pushDevices.auth,
    })
    .from(pushDevices)
    .innerJoin(sessions, and(eq(sessions.id, pushDevices.sessionId), gt(sessions.expiresAt, now)))
    .where(eq(pushDevices.id, id))
  return found ?? null
}

/** Its push service knows it no more; another one that took its address meanwhile stays. */
export async function dropDeadDevice(db: SystemDatabase, id: number, endpoint: string): Promise<void> {
  await db.orm.delete(pushDevices).where(and(eq(pushDevices.id, id), eq(pushDevices.endpoint, endpoint)))
}

export async function noteReached(db: SystemDatabase, id: number, at: Date): Promise<void> {
  await db.orm.update(pushDevices).set({ reachedAt: at }).where(eq(pushDevices.id, id))
}

/** Asked every few seconds; the answer is nearly always no. */
export async function isAnythingWaiting(db: SystemDatabase): Promise<boolean> {
  return (await db.orm.select({ id: pushWaiting.deviceId }).from(pushWaiting).limit(1)).length > 0
}

/** In the open transaction: what of the waiting nobody else takes at this moment. */
export async function takeWaiting(
  db: SystemDatabase,
  most: number,
): Promise<{ deviceId: number; notificationId: number }[]> {
  const pair = sql`(${pushWaiting.deviceId}, ${pushWaiting.notificationId})`
  return db.orm
    .delete(pushWaiting)
    .where(
      sql`${pair} in (select device_id, notification_id from push_waiting
        order by notification_id limit ${most} for update skip locked)`,
    )
    .returning()
}

/** For the archive: without the address and the keys, with which one could write to the device. */
export const ownDevices: RecordList = {
  name: 'push-devices',
  async page(db, scope, after) {
    const ids = await db.orm
      .select({ id: pushDevices.id })
      .from(pushDevices)
      .where(and(eq(pushDevices.userId, scope.userId), gt(pushDevices.id, after)))
      .orderBy(asc(pushDevices.id))
      .limit(RECORDS_PAGE)
    if (ids.length === 0) return []
    const { id, userAgent, createdAt, reachedAt } = listed
    return db.orm
      .select({ id, userAgent, createdAt, reachedAt })
      .from(pushDevices)
      .innerJoin(sessions, eq(sessions.id, pushDevices.sessionId))
      .where(
        inArray(
          pushDevices.id,
          ids.map((one) => one.id),
        ),
      )
      .orderBy(asc(pushDevices.id))
  },
}
