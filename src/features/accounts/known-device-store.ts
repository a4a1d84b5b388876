// Browsers that have signed in to an account before, known by a cookie (OWASP, "Device Cookies"; threat 16).
import { and, desc, eq, gt, inArray, lte } from 'drizzle-orm'
import { knownDevices } from '../../../db/schema/users.ts'
import type { SystemDatabase } from '../../kit/db/acting-database.ts'
import { hashToken, newToken } from './random-token.ts'

export const DEVICE_MS = 365 * 24 * 60 * 60_000

/** More browsers than a person has; whoever signs in without keeping cookies fills no table. */
const MOST = 50

/** Has the browser with this token signed in to the account before? */
export async function isKnownDevice(
  db: SystemDatabase,
  { userId, token }: { userId: number; token: string },
  now: Date,
): Promise<boolean> {
  const since = new Date(now.getTime() - DEVICE_MS)
  const isIt = and(eq(knownDevices.userId, userId), eq(knownDevices.tokenHash, hashToken(token)))
  const found = await db.orm
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .where(and(isIt, gt(knownDevices.usedAt, since)))
  return found.length > 0
}

/**
 * The new token of a browser that has just shown that it acts for the account. `token` is the one it had: what was
 * known by that is known by the new one alone, so that a token which somebody else put there is worth nothing.
 */
export async function rememberDevice(
  db: SystemDatabase,
  { userId, token }: { userId: number; token: string | null },
  now: Date,
): Promise<{ token: string; expiresAt: Date }> {
  const fresh = newToken()
  const tokenHash = hashToken(fresh)
  await db.transaction(async () => {
    if (token !== null) {
      await db.orm
        .update(knownDevices)
        .set({ tokenHash })
        .where(eq(knownDevices.tokenHash, hashToken(token)))
    }
    await db.orm
      .insert(knownDevices)
      .values({ userId, tokenHash, usedAt: now })
      .onConflictDoUpdate({ target: [knownDevices.userId, knownDevices.tokenHash], set: { usedAt: now } })
    const older = db.orm
      .select({ tokenHash: knownDevices.tokenHash })
      .from(knownDevices)
      .where(eq(knownDevices.userId, userId))
      .orderBy(desc(knownDevices.usedAt))
      .offset(MOST)
    await db.orm
      .delete(knownDevices)
      .where(and(eq(knownDevices.userId, userId), inArray(knownDevices.tokenHash, older)))
  })
  return { token: fresh, expiresAt: new Date(now.getTime() + DEVICE_MS) }
}

/** After a reset only the browser in which the link was opened is known. */
export async function forgetDevices(db: SystemDatabase, userId: number): Promise<void> {
  await db.orm.delete(knownDevices).where(eq(knownDevices.userId, userId))
}

export async function sweepDevices(db: SystemDatabase, now: Date): Promise<void> {
  await db.orm.delete(knownDevices).where(lte(knownDevices.usedAt, new Date(now.getTime() - DEVICE_MS)))
}
