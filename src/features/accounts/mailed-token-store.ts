// Links sent by mail: random, stored hashed, used once, soon over (AUTH-29).
import { and, eq, gt, isNull, lte } from 'drizzle-orm'
import { mailedTokens } from '../../../db/schema/users.ts'
import type { Database } from '../../kit/db/database.ts'
import type { SystemScope } from '../../kit/scope.ts'
import { hashToken, newToken } from './random-token.ts'

export type TokenPurpose = 'confirm' | 'reset' | 'claim'

export interface MailedToken {
  userId: number
  /** The address that it went to, which whoever holds it has shown to be theirs. */
  address: string
}

/** The token for the link; it cannot be had again. */
export async function createMailedToken(
  db: Database,
  _scope: SystemScope,
  { userId, address, purpose, expiresAt }: MailedToken & { purpose: TokenPurpose; expiresAt: Date },
): Promise<string> {
  const token = newToken()
  await db.orm
    .insert(mailedTokens)
    .values({ userId, address, purpose, tokenHash: hashToken(token), expiresAt })
  return token
}

/** What the token stands for, without using it; null when it is unknown, used or over. */
export async function findMailedToken(
  db: Database,
  _scope: SystemScope,
  { token, purpose }: { token: string; purpose: TokenPurpose },
  now: Date,
): Promise<MailedToken | null> {
  const { userId, address } = mailedTokens
  const [found] = await db.orm
    .select({ userId, address })
    .from(mailedTokens)
    .where(isUsable(token, purpose, now))
  return found ?? null
}

/** The same, and uses it: of two at once, one gets it. */
export async function useMailedToken(
  db: Database,
  _scope: SystemScope,
  { token, purpose }: { token: string; purpose: TokenPurpose },
  now: Date,
): Promise<MailedToken | null> {
  const { userId, address } = mailedTokens
  const [used] = await db.orm
    .update(mailedTokens)
    .set({ usedAt: now })
    .where(isUsable(token, purpose, now))
    .returning({ userId, address })
  return used ?? null
}

function isUsable(token: string, purpose: TokenPurpose, now: Date) {
  return and(
    eq(mailedTokens.tokenHash, hashToken(token)),
    eq(mailedTokens.purpose, purpose),
    isNull(mailedTokens.usedAt),
    gt(mailedTokens.expiresAt, now),
  )
}

export async function sweepMailedTokens(db: Database, _scope: SystemScope, now: Date): Promise<void> {
  await db.orm.delete(mailedTokens).where(lte(mailedTokens.expiresAt, now))
}
