// The addresses of a person: the one that is theirs, and the one that waits to take its place.
import { and, eq, isNull } from 'drizzle-orm'
import { userAddresses, users } from '../../../db/schema/users.ts'
import type { SystemDatabase } from '../../kit/db/acting-database.ts'
import { type ActingDatabase, actingAs } from '../../kit/db/acting-database.ts'
import type { Database } from '../../kit/db/database.ts'
import type { Scope } from '../../kit/scope.ts'

export interface Profile {
  firstName: string
  lastName: string
}

export async function saveName(db: Database, scope: Scope, name: Profile, now: Date): Promise<void> {
  await db.orm
    .update(users)
    .set({ ...name, updatedAt: now })
    .where(eq(users.id, scope.userId))
}

/** The person waits for this address and no other any more; for none with null. */
export async function setPendingAddress(db: Database, scope: Scope, address: string | null): Promise<void> {
  await dropPendingAddress(actingAs(db, scope), scope.userId)
  if (address !== null) await db.orm.insert(userAddresses).values({ userId: scope.userId, address })
}

/** The person waits for no address any more. */
export async function dropPendingAddress(db: ActingDatabase, userId: number): Promise<void> {
  await db.orm
    .delete(userAddresses)
    .where(and(eq(userAddresses.userId, userId), isNull(userAddresses.confirmedAt)))
}

/** The address that waited is theirs now, and the one before it no longer. */
export async function replaceAddress(
  db: SystemDatabase,
  { userId, address }: { userId: number; address: string },
  now: Date,
): Promise<void> {
  await db.orm.delete(userAddresses).where(eq(userAddresses.userId, userId))
  await db.orm.insert(userAddresses).values({ userId, address, confirmedAt: now })
  await db.orm.update(users).set({ email: address, updatedAt: now }).where(eq(users.id, userId))
}

/** The guest whom mails from this address have made; null when there is none. */
export async function findGuest(db: SystemDatabase, address: string): Promise<number | null> {
  const [guest] = await db.orm
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, address), isNull(users.claimedAt)))
  return guest?.id ?? null
}
