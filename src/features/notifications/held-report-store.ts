// The only SQL of the reports on held mail: who is due for one, taken once a day.
import { and, eq, gt, isNull, lte, or } from 'drizzle-orm'
import { deliveries } from '../../../db/schema/mails.ts'
import { heldReports } from '../../../db/schema/notifications.ts'
import { users } from '../../../db/schema/users.ts'
import type { SystemDatabase } from '../../kit/db/acting-database.ts'

/** At most one a day for each account (agents.md 1.6). */
const REST_MS = 24 * 60 * 60_000

function isDue(now: Date) {
  const rested = lte(heldReports.sentAt, new Date(now.getTime() - REST_MS))
  return and(gt(heldReports.untold, 0), or(isNull(heldReports.sentAt), rested))
}

/** Their ids. */
export async function dueHeldReports(db: SystemDatabase, now: Date, limit: number): Promise<number[]> {
  const rows = await db.orm
    .select({ userId: heldReports.userId })
    .from(heldReports)
    .where(isDue(now))
    .orderBy(heldReports.userId)
    .limit(limit)
  return rows.map((row) => row.userId)
}

export interface HeldReport {
  /** The account's own address, which is proved; not the one that the mails claim to be from. */
  email: string
  /** Mails that wait now. */
  held: number
}

/** In a transaction; of two workers one gets it. Null where nothing waits any more, and then no day is begun. */
export async function takeHeldReport(
  db: SystemDatabase,
  userId: number,
  now: Date,
): Promise<HeldReport | null> {
  const taken = await db.orm
    .update(heldReports)
    .set({ untold: 0 })
    .where(and(eq(heldReports.userId, userId), isDue(now)))
    .returning({ userId: heldReports.userId })
  if (taken.length === 0) return null
  const waiting = and(
    eq(deliveries.senderId, userId),
    eq(deliveries.status, 'held'),
    eq(deliveries.trust, 'unverified'),
  )
  const held = await db.orm.$count(deliveries, waiting)
  if (held === 0) return null
  await db.orm.update(heldReports).set({ sentAt: now }).where(eq(heldReports.userId, userId))
  const [person] = await db.orm.select({ email: users.email }).from(users).where(eq(users.id, userId))
  return person ? { email: person.email, held } : null
}
