// The only SQL of API tokens: known by the hash of their secret, like sessions.
import { and, count, desc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { apiTokens } from '../../../db/schema/api-tokens.ts'
import { users } from '../../../db/schema/users.ts'
import type { SystemDatabase } from '../../kit/db/acting-database.ts'
import type { Database } from '../../kit/db/database.ts'
import type { Scope } from '../../kit/scope.ts'

export type TokenRow = Omit<typeof apiTokens.$inferSelect, 'tokenHash' | 'userId'>

const shown = {
  id: apiTokens.id,
  name: apiTokens.name,
  ending: apiTokens.ending,
  scopes: apiTokens.scopes,
  createdAt: apiTokens.createdAt,
  usedAt: apiTokens.usedAt,
  expiresAt: apiTokens.expiresAt,
}

/** Use is written at most this often. */
const WRITE_USE_EVERY_MS = 60_000

export function listOwnTokens(db: Database, scope: Scope): Promise<TokenRow[]> {
  return db.orm
    .select(shown)
    .from(apiTokens)
    .where(eq(apiTokens.userId, scope.userId))
    .orderBy(desc(apiTokens.id))
}

/** Null where the person has `most` of them already. */
export function insertToken(
  db: Database,
  scope: Scope,
  {
    token,
    most,
    at,
  }: {
    token: Pick<typeof apiTokens.$inferInsert, 'name' | 'tokenHash' | 'ending' | 'scopes' | 'expiresAt'>
    most: number
    at: Date
  },
): Promise<TokenRow | null> {
  return db.transaction(async () => {
    // One at a time for each person, so that two at once do not both find the last place free.
    await db.orm.select({ id: users.id }).from(users).where(eq(users.id, scope.userId)).for('update')
    const [{ has } = { has: 0 }] = await db.orm
      .select({ has: count() })
      .from(apiTokens)
      .where(eq(apiTokens.userId, scope.userId))
    if (has >= most) return null
    const [made] = await db.orm
      .insert(apiTokens)
      .values({ ...token, userId: scope.userId, createdAt: at })
      .returning(shown)
    return made ?? null
  })
}

/** False where the person has no such token. */
export async function deleteOwnToken(db: Database, scope: Scope, id: number): Promise<boolean> {
  const gone = await db.orm
    .delete(apiTokens)
    .where(and(eq(apiTokens.id, id), eq(apiTokens.userId, scope.userId)))
    .returning({ id: apiTokens.id })
  return gone.length > 0
}

/** After a reset of the password, all that might have been made by whoever had the old one. */
export async function deleteTokensOf(db: SystemDatabase, userId: number): Promise<number> {
  const gone = await db.orm
    .delete(apiTokens)
    .where(eq(apiTokens.userId, userId))
    .returning({ id: apiTokens.id })
  return gone.length
}

export interface FoundToken {
  userId: number
  scopes: TokenRow['scopes']
  /** False until the person's address is confirmed. */
  confirmed: boolean
}

/** The token behind a secret's hash, unless it has ended; its use is noted. */
export async function findToken(
  db: SystemDatabase,
  tokenHash: string,
  now: Date,
): Promise<FoundToken | null> {
  const [found] = await db.orm
    .select({
      id: apiTokens.id,
      userId: apiTokens.userId,
      scopes: apiTokens.scopes,
      usedAt: apiTokens.usedAt,
      confirmed: sql<boolean>`${users.claimedAt} is not null`,
    })
    .from(apiTokens)
    .innerJoin(users, eq(users.id, apiTokens.userId))
    .where(
      and(
        eq(apiTokens.tokenHash, tokenHash),
        or(isNull(apiTokens.expiresAt), gt(apiTokens.expiresAt, now)),
        isNull(users.disabledAt),
      ),
    )
  if (!found) return null
  const { id, usedAt, ...token } = found
  if (!usedAt || now.getTime() - usedAt.getTime() >= WRITE_USE_EVERY_MS)
    await db.orm.update(apiTokens).set({ usedAt: now }).where(eq(apiTokens.id, id))
  return token
}
