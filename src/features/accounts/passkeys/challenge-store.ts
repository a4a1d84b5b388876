// The only SQL of challenges: each is signed once, within minutes, for what and by whom it was asked for.
import { eq, lte } from 'drizzle-orm'
import { passkeyChallenges } from '../../../../db/schema/passkeys.ts'
import type { SystemDatabase } from '../../../kit/db/acting-database.ts'
import { hashToken, newToken } from '../random-token.ts'

const CHALLENGE_MS = 5 * 60_000

export interface ChallengeUse {
  purpose: 'register' | 'prove' | 'sign-in'
  /** Null for a sign-in. */
  userId: number | null
}

/** 256 random bits, base64url. */
export async function createChallenge(db: SystemDatabase, use: ChallengeUse, now: Date): Promise<string> {
  const challenge = newToken()
  const expiresAt = new Date(now.getTime() + CHALLENGE_MS)
  await db.orm.insert(passkeyChallenges).values({ ...use, challengeHash: hashToken(challenge), expiresAt })
  return challenge
}

/** It is over with this, also where it does not fit; of two that bring the same one, one is true. */
export async function takeChallenge(
  db: SystemDatabase,
  challenge: string,
  { purpose, userId }: ChallengeUse,
  now: Date,
): Promise<boolean> {
  const [taken] = await db.orm
    .delete(passkeyChallenges)
    .where(eq(passkeyChallenges.challengeHash, hashToken(challenge)))
    .returning()
  return taken !== undefined && taken.purpose === purpose && taken.userId === userId && taken.expiresAt > now
}

export async function sweepChallenges(db: SystemDatabase, now: Date): Promise<void> {
  await db.orm.delete(passkeyChallenges).where(lte(passkeyChallenges.expiresAt, now))
}
