// The only SQL of passkeys: listed, kept, named, used and removed.
import { and, asc, count, eq, lt, or, sql } from 'drizzle-orm'
import { passkeys } from '../../../../db/schema/passkeys.ts'
import type { ActingDatabase, SystemDatabase } from '../../../kit/db/acting-database.ts'

export type KeptPasskey = typeof passkeys.$inferSelect
export type NewPasskey = Pick<
  KeptPasskey,
  'userId' | 'credentialId' | 'publicKey' | 'counter' | 'transports' | 'name' | 'isSynced' | 'createdAt'
>

/** The oldest first. */
export function passkeysOf(db: ActingDatabase, userId: number): Promise<KeptPasskey[]> {
  return db.orm.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.id))
}

export async function countPasskeys(db: ActingDatabase, userId: number): Promise<number> {
  const [row] = await db.orm.select({ kept: count() }).from(passkeys).where(eq(passkeys.userId, userId))
  return row?.kept ?? 0
}

/** Whoever brings it is not known yet. */
export async function findPasskey(db: SystemDatabase, credentialId: string): Promise<KeptPasskey | null> {
  const [found] = await db.orm.select().from(passkeys).where(eq(passkeys.credentialId, credentialId))
  return found ?? null
}

/** False where this one is kept already. */
export async function keepPasskey(db: ActingDatabase, passkey: NewPasskey): Promise<boolean> {
  const kept = await db.orm
    .insert(passkeys)
    .values(passkey)
    .onConflictDoNothing()
    .returning({ id: passkeys.id })
  return kept.length > 0
}

/** False where it is gone, or has signed as often before: then there are two of it. Of two at once, one is true. */
export async function notePasskeyUse(
  db: SystemDatabase,
  { id, counter, isSynced, at }: { id: number; counter: number; isSynced: boolean; at: Date },
): Promise<boolean> {
  const isNext = or(lt(passkeys.counter, counter), and(eq(passkeys.counter, 0), sql`${counter} = 0`))
  const used = await db.orm
    .update(passkeys)
    .set({ counter, isSynced, usedAt: at })
    .where(and(eq(passkeys.id, id), isNext))
    .returning({ id: passkeys.id })
  return used.length > 0
}

/** Null where the account has no such one. */
export async function namePasskey(
  db: ActingDatabase,
  { userId, id, name }: { userId: number; id: number; name: string },
): Promise<KeptPasskey | null> {
  const [named] = await db.orm
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning()
  return named ?? null
}

/** False where the account has no such one. */
export async function dropPasskey(db: ActingDatabase, userId: number, id: number): Promise<boolean> {
  const gone = await db.orm
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning({ id: passkeys.id })
  return gone.length > 0
}

export async function dropPasskeys(db: ActingDatabase, userId: number): Promise<void> {
  await db.orm.delete(passkeys).where(eq(passkeys.userId, userId))
}
