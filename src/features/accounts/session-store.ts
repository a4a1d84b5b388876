// Sessions: 30 days, prolonged while used, known by the hash of their token (AUTH-29).
import { and, desc, eq, gt, inArray, isNull, lte, ne, sql } from 'drizzle-orm'
import { sessions, users } from '../../../db/schema/users.ts'
import type { ActingDatabase, SystemDatabase } from '../../kit/db/acting-database.ts'
import type { Database } from '../../kit/db/database.ts'
import { prepared } from '../../kit/db/prepared.ts'
import type { Scope } from '../../kit/scope.ts'
import { hashToken, newToken } from './random-token.ts'

const HOUR_MS = 60 * 60_000
export const SESSION_MS = 30 * 24 * HOUR_MS

/** A session in use is written at most this often. */
const RENEW_AFTER_MS = HOUR_MS

const MAX_USER_AGENT = 300

export interface FoundSession {
  id: number
  userId: number
  /** False until the person's address is confirmed. */
  confirmed: boolean
  /** The new end of a session that was just prolonged; else null. */
  renewedUntil: Date | null
}

export async function startSession(
  db: SystemDatabase,
  { userId, userAgent }: { userId: number; userAgent: string },
  now: Date,
): Promise<{ token: string; expiresAt: Date }> {
  const token = newToken()
  const expiresAt = new Date(now.getTime() + SESSION_MS)
  await db.orm.insert(sessions).values({
    userId,
    tokenHash: hashToken(token),
    createdAt: now,
    usedAt: now,
    expiresAt,
    userAgent: userAgent.slice(0, MAX_USER_AGENT),
  })
  return { token, expiresAt }
}

/** Each request asks it. */
const byToken = prepared<
  { id: number; userId: number; usedAt: Date; claimedAt: Date | null }[],
  { tokenHash: string; now: string }
>((orm) =>
  orm
    .select({
      id: sessions.id,
      userId: sessions.userId,
      usedAt: sessions.usedAt,
      claimedAt: users.claimedAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        gt(sessions.expiresAt, sql.placeholder('now')),
        // Its sessions ended; this is for one that was begun in the same moment.
        isNull(users.disabledAt),
      ),
    ),
)

/** The open session of a cookie's token, or null. */
export async function findSession(
  db: SystemDatabase,
  token: string,
  now: Date,
): Promise<FoundSession | null> {
  const [found] = await byToken(db, { tokenHash: hashToken(token), now: now.toISOString() })
  if (!found) return null
  const isDue = now.getTime() - found.usedAt.getTime() >= RENEW_AFTER_MS
  return {
    id: found.id,
    userId: found.userId,
    confirmed: found.claimedAt !== null,
    renewedUntil: isDue ? await renew(db, found.id, now) : null,
  }
}

async function renew(db: Database, id: number, now: Date): Promise<Date> {
  const expiresAt = new Date(now.getTime() + SESSION_MS)
  await db.orm.update(sessions).set({ usedAt: now, expiresAt }).where(eq(sessions.id, id))
  return expiresAt
}

/** The id of the session that ended; null when there was none. */
export async function endSession(db: SystemDatabase, token: string): Promise<number | null> {
  const ended = await db.orm
    .delete(sessions)
    .where(eq(sessions.tokenHash, hashToken(token)))
    .returning({ id: sessions.id })
  return ended[0]?.id ?? null
}

/** Ends all sessions of a person but `keepId`, as after a new password. Gives the ids that ended. */
export async function endSessionsOf(
  db: ActingDatabase,
  userId: number,
  keepId: number | null = null,
): Promise<number[]> {
  const isTheirs = eq(sessions.userId, userId)
  const ended = await db.orm
    .delete(sessions)
    .where(keepId === null ? isTheirs : and(isTheirs, ne(sessions.id, keepId)))
    .returning({ id: sessions.id })
  return ended.map((row) => row.id)
}

/** The person's open sessions, latest used first. */
export function listOwnSessions(
  db: Database,
  scope: Scope,
  now: Date,
): Promise<{ id: number; userAgent: string; createdAt: Date; usedAt: Date }[]> {
  const { id, userAgent, createdAt, usedAt } = sessions
  return db.orm
    .select({ id, userAgent, createdAt, usedAt })
    .from(sessions)
    .where(and(eq(sessions.userId, scope.userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(usedAt), desc(id))
}

/** False when the person has no such session. */
export async function endOwnSession(db: Database, scope: Scope, id: number): Promise<boolean> {
  const ended = await db.orm
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, scope.userId)))
    .returning({ id: sessions.id })
  return ended.length > 0
}

/** Those of the sessions that are still open. */
export async function openSessionIds(
  db: SystemDatabase,
  ids: readonly number[],
  now: Date,
): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const open = await db.orm
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(inArray(sessions.id, [...ids]), gt(sessions.expiresAt, now)))
  return new Set(open.map((row) => row.id))
}

export async function sweepSessions(db: SystemDatabase, now: Date): Promise<void> {
  await db.orm.delete(sessions).where(lte(sessions.expiresAt, now))
}
