// The only SQL of second factors: the authenticator of an account and its recovery codes, each code taken once.
import { and, count, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import { authenticators, recoveryCodes } from '../../../../db/schema/second-factors.ts'
import type { ActingDatabase } from '../../../kit/db/acting-database.ts'
import { countPasskeys, dropPasskeys } from '../passkeys/passkey-store.ts'

export interface Authenticator {
  /** As it is kept. */
  secret: string
  confirmedAt: Date | null
}

export async function findAuthenticator(db: ActingDatabase, userId: number): Promise<Authenticator | null> {
  const [found] = await db.orm
    .select({ secret: authenticators.secret, confirmedAt: authenticators.confirmedAt })
    .from(authenticators)
    .where(eq(authenticators.userId, userId))
  return found ?? null
}

/** A new secret that waits for its first code; false where a confirmed one stands. */
export async function beginAuthenticator(
  db: ActingDatabase,
  { userId, secret, at }: { userId: number; secret: string; at: Date },
): Promise<boolean> {
  const begun = await db.orm
    .insert(authenticators)
    .values({ userId, secret, createdAt: at })
    .onConflictDoUpdate({
      target: authenticators.userId,
      set: { secret, createdAt: at, lastStep: 0 },
      setWhere: isNull(authenticators.confirmedAt),
    })
    .returning({ userId: authenticators.userId })
  return begun.length > 0
}

/** False where it is confirmed already, or another was begun meanwhile. */
export async function confirmAuthenticator(
  db: ActingDatabase,
  { userId, secret, at }: { userId: number; secret: string; at: Date },
): Promise<boolean> {
  const confirmed = await db.orm
    .update(authenticators)
    .set({ confirmedAt: at })
    .where(
      and(
        eq(authenticators.userId, userId),
        eq(authenticators.secret, secret),
        isNull(authenticators.confirmedAt),
      ),
    )
    .returning({ userId: authenticators.userId })
  return confirmed.length > 0
}

/** Of two that bring a code of one step, or an older one, one is true. */
export async function takeStep(db: ActingDatabase, userId: number, step: number): Promise<boolean> {
  const taken = await db.orm
    .update(authenticators)
    .set({ lastStep: step })
    .where(and(eq(authenticators.userId, userId), lt(authenticators.lastStep, step)))
    .returning({ userId: authenticators.userId })
  return taken.length > 0
}

/** False where there was none that was confirmed. */
export async function removeAuthenticator(db: ActingDatabase, userId: number): Promise<boolean> {
  const gone = await db.orm
    .delete(authenticators)
    .where(eq(authenticators.userId, userId))
    .returning({ confirmedAt: authenticators.confirmedAt })
  return gone.some(({ confirmedAt }) => confirmedAt !== null)
}

export async function replaceRecoveryCodes(
  db: ActingDatabase,
  userId: number,
  codeHashes: readonly string[],
): Promise<void> {
  await db.orm.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await db.orm.insert(recoveryCodes).values(codeHashes.map((codeHash) => ({ userId, codeHash })))
}

/** Of two that bring the same one is true. */
export async function takeRecoveryCode(
  db: ActingDatabase,
  { userId, codeHash, at }: { userId: number; codeHash: string; at: Date },
): Promise<boolean> {
  const used = await db.orm
    .update(recoveryCodes)
    .set({ usedAt: at })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.codeHash, codeHash),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ id: recoveryCodes.id })
  return used.length > 0
}

export async function recoveryCodesLeft(db: ActingDatabase, userId: number): Promise<number> {
  const [row] = await db.orm
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)))
  return row?.left ?? 0
}

export async function removeRecoveryCodes(db: ActingDatabase, userId: number): Promise<void> {
  await db.orm.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
}

/** Whether the password alone does not open the account: it has an authenticator app, or a passkey. */
export async function hasSecondFactor(db: ActingDatabase, userId: number): Promise<boolean> {
  const apps = await db.orm
    .select({ userId: authenticators.userId })
    .from(authenticators)
    .where(and(eq(authenticators.userId, userId), isNotNull(authenticators.confirmedAt)))
  return apps.length > 0 || (await countPasskeys(db, userId)) > 0
}

/** The app, the passkeys and the recovery codes, as whoever runs the server does; false where there was no factor. */
export async function removeSecondFactors(db: ActingDatabase, userId: number): Promise<boolean> {
  const had = await hasSecondFactor(db, userId)
  await removeAuthenticator(db, userId)
  await dropPasskeys(db, userId)
  await removeRecoveryCodes(db, userId)
  return had
}
