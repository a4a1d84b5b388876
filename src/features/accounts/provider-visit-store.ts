// Browsers that were sent to a provider and are to come back: known by a cookie, for minutes, once.
import { eq, lte } from 'drizzle-orm'
import { providerVisits } from '../../../db/schema/linked-accounts.ts'
import type { SystemDatabase } from '../../kit/db/acting-database.ts'
import { hashToken, newToken } from './random-token.ts'

export interface ProviderVisit {
  state: string
  nonce: string
  codeVerifier: string
  isLink: boolean
  /** Who asked for the link; null for a sign-in. */
  userId: number | null
  nextPath: string | null
}

/** The token for the browser's cookie. */
export async function createVisit(
  db: SystemDatabase,
  visit: ProviderVisit,
  expiresAt: Date,
): Promise<string> {
  const token = newToken()
  await db.orm.insert(providerVisits).values({ ...visit, tokenHash: hashToken(token), expiresAt })
  return token
}

/** The visit of the cookie, which is over with this; null when there is none or it took too long. */
export async function takeVisit(db: SystemDatabase, token: string, now: Date): Promise<ProviderVisit | null> {
  const [visit] = await db.orm
    .delete(providerVisits)
    .where(eq(providerVisits.tokenHash, hashToken(token)))
    .returning()
  return visit && visit.expiresAt > now ? visit : null
}

export async function sweepVisits(db: SystemDatabase, now: Date): Promise<void> {
  await db.orm.delete(providerVisits).where(lte(providerVisits.expiresAt, now))
}
