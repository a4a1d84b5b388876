// Links sent by mail: random, stored hashed, used once, soon over (AUTH-29).
import { and, eq, gt, inArray, isNull, lte } from 'drizzle-orm'
import { mailedTokens } from '../../../db/schema/users.ts'
import type { SystemDatabase } from '../../kit/db/acting-database.ts'
import { insertion } from '../../kit/db/rows-statement.ts'
import { hashToken, newToken } from './random-token.ts'

export type TokenPurpose = 'confirm' | 'claim' | 'address' | 'reset'

/** A link that is over is known for so long, so that its page can say what happened and offer a new one. */
const KNOWN_AFTER_MS = 30 * 24 * 60 * 60_000

export interface MailedToken {
  userId: number
  /** The address that it went to, which whoever holds it has shown to be theirs. */
  address: string
  purpose: TokenPurpose
}

export interface KnownToken extends MailedToken {
  state: 'valid' | 'expired' | 'used'
}

const insertTokens = insertion(mailedTokens, ['userId', 'address', 'purpose', 'tokenHash', 'expiresAt'])

/** The token for the link; it cannot be had again. Written with the commit. */
export async function createMailedToken(
  db: SystemDatabase,
  { userId, address, purpose, expiresAt }: MailedToken & { expiresAt: Date },
): Promise<string> {
  const token = newToken()
  const row = { userId, address, purpose, tokenHash: hashToken(token), expiresAt }
  await db.beforeCommit(() => insertTokens([row]))
  return token
}

/** What the token stands for, without using it; null when nobody knows it (any more). */
export async function findMailedToken(
  db: SystemDatabase,
  { token, purposes }: { token: string; purposes: readonly TokenPurpose[] },
  now: Date,
): Promise<KnownToken | null> {
  const [found] = await db.orm.select().from(mailedTokens).where(isOne(token, purposes))
  if (!found) return null
  const { userId, address, purpose, usedAt, expiresAt } = found
  const state = usedAt ? 'used' : expiresAt > now ? 'valid' : 'expired'
  return { userId, address, purpose: purpose as TokenPurpose, state }
}

/** The same, and uses it: of two at once, one gets it. Null when it is unknown, used or over. */
export async function useMailedToken(
  db: SystemDatabase,
  { token, purposes }: { token: string; purposes: readonly TokenPurpose[] },
  now: Date,
): Promise<MailedToken | null> {
  const { userId, address, purpose } = mailedTokens
  const [used] = await db.orm
    .update(mailedTokens)
    .set({ usedAt: now })
    .where(and(isOne(token, purposes), isNull(mailedTokens.usedAt), gt(mailedTokens.expiresAt, now)))
    .returning({ userId, address, purpose })
  return used ? { ...used, purpose: used.purpose as TokenPurpose } : null
}

function isOne(token: string, purposes: readonly TokenPurpose[]) {
  return and(eq(mailedTokens.tokenHash, hashToken(token)), inArray(mailedTokens.purpose, [...purposes]))
}

/** What the person holds of such links works no more. */
export async function endMailedTokens(
  db: SystemDatabase,
  { userId, purposes }: { userId: number; purposes: readonly TokenPurpose[] },
  now: Date,
): Promise<void> {
  await db.orm
    .update(mailedTokens)
    .set({ usedAt: now })
    .where(
      and(
        eq(mailedTokens.userId, userId),
        inArray(mailedTokens.purpose, [...purposes]),
        isNull(mailedTokens.usedAt),
      ),
    )
}

export async function sweepMailedTokens(db: SystemDatabase, now: Date): Promise<void> {
  await db.orm
    .delete(mailedTokens)
    .where(lte(mailedTokens.expiresAt, new Date(now.getTime() - KNOWN_AFTER_MS)))
}
