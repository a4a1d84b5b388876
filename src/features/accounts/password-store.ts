// Passwords in the database: looked up for a sign-in, chosen anew, added and taken away.
import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { userAddresses, users } from '../../../db/schema/users.ts'
import type { SystemDatabase } from '../../kit/db/acting-database.ts'
import type { Database } from '../../kit/db/database.ts'
import type { Scope } from '../../kit/scope.ts'

/** What a sign-in checks: the confirmed account of the address, else the one that waits for it. */
export async function findForSignIn(
  db: SystemDatabase,
  address: string,
): Promise<{ id: number; passwordHash: string | null } | null> {
  const [found] = await db.orm
    .select({ id: users.id, passwordHash: users.passwordHash })
    .from(userAddresses)
    .innerJoin(users, eq(users.id, userAddresses.userId))
    .where(
      and(
        eq(userAddresses.address, address),
        // An address that an account has only added, without proof, opens nothing.
        or(isNotNull(userAddresses.confirmedAt), isNull(users.claimedAt)),
      ),
    )
    .orderBy(sql`${userAddresses.confirmedAt} is null`, sql`${userAddresses.id} desc`)
    .limit(1)
  return found ?? null
}

/** Null for an account without a password. */
export async function findPasswordHash(db: SystemDatabase, userId: number): Promise<string | null> {
  const [found] = await db.orm.select({ hash: users.passwordHash }).from(users).where(eq(users.id, userId))
  return found?.hash ?? null
}

export async function notePasswordUse(db: SystemDatabase, userId: number, now: Date): Promise<void> {
  await db.orm.update(users).set({ passwordUsedAt: now }).where(eq(users.id, userId))
}

/** For whoever has shown that the account's address is theirs. */
export async function replacePassword(
  db: SystemDatabase,
  { userId, passwordHash, now }: { userId: number; passwordHash: string; now: Date },
): Promise<void> {
  await db.orm
    .update(users)
    .set({ passwordHash, passwordSetAt: now, passwordUsedAt: null, updatedAt: now })
    .where(eq(users.id, userId))
}

/** False when the account has a password already: that one is changed by a mailed link alone. */
export async function addPassword(
  db: Database,
  scope: Scope,
  passwordHash: string,
  now: Date,
): Promise<boolean> {
  const added = await db.orm
    .update(users)
    .set({ passwordHash, passwordSetAt: now, passwordUsedAt: null, updatedAt: now })
    .where(and(eq(users.id, scope.userId), isNull(users.passwordHash)))
    .returning({ id: users.id })
  return added.length > 0
}
