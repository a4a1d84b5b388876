// The only SQL of blocks: what a person has blocked, and whom a sender's mail must not reach.
import { and, asc, count, eq, isNotNull, ne, sql } from 'drizzle-orm'
import { blocks } from '../../../db/schema/trust.ts'
import { userAddresses } from '../../../db/schema/users.ts'
import type { SystemDatabase } from '../../kit/db/acting-database.ts'
import type { Database } from '../../kit/db/database.ts'
import { prepared } from '../../kit/db/prepared.ts'
import type { Scope } from '../../kit/scope.ts'

/** The addresses that the person has blocked. */
export async function blockedBy(db: Database, scope: Scope): Promise<string[]> {
  const rows = await db.orm
    .select({ address: blocks.address })
    .from(blocks)
    .where(eq(blocks.userId, scope.userId))
    .orderBy(asc(blocks.address))
  return rows.map((row) => row.address)
}

/** How many addresses the person has blocked. */
export async function countBlocked(db: Database, scope: Scope): Promise<number> {
  const [row] = await db.orm.select({ blocked: count() }).from(blocks).where(eq(blocks.userId, scope.userId))
  return row?.blocked ?? 0
}

/** False when the address was blocked before. `address` is in lower case. */
export async function insertBlock(db: Database, scope: Scope, address: string, at: Date): Promise<boolean> {
  const made = await db.orm
    .insert(blocks)
    .values({ userId: scope.userId, address, createdAt: at })
    .onConflictDoNothing()
    .returning({ address: blocks.address })
  return made.length > 0
}

/** Does nothing for an address that is not blocked. */
export async function deleteBlock(db: Database, scope: Scope, address: string): Promise<void> {
  await db.orm.delete(blocks).where(and(eq(blocks.userId, scope.userId), eq(blocks.address, address)))
}

/** True where the address is a confirmed one of the person's own. */
export async function isOwnAddress(db: Database, scope: Scope, address: string): Promise<boolean> {
  const [row] = await db.orm
    .select({ id: userAddresses.id })
    .from(userAddresses)
    .where(
      and(
        eq(userAddresses.userId, scope.userId),
        eq(userAddresses.address, address),
        isNotNull(userAddresses.confirmedAt),
      ),
    )
  return row !== undefined
}

const blocking = prepared<{ userId: number }[], { email: string; id: number }>((orm) => {
  const addresses = sql`select ${sql.placeholder('email')}::text union all select ${userAddresses.address}
    from ${userAddresses}
    where ${userAddresses.userId} = ${sql.placeholder('id')} and ${userAddresses.confirmedAt} is not null`
  return orm
    .select({ userId: blocks.userId })
    .from(blocks)
    .where(and(sql`${blocks.address} in (${addresses})`, ne(blocks.userId, sql.placeholder('id'))))
})

/**
 * Everybody who has blocked the sender, by the address of the mail or by another confirmed one of the same
 * person: who writes from a second address is still the one who was blocked (SET-20).
 */
export async function blockersOf(
  db: SystemDatabase,
  sender: { id: number; email: string },
): Promise<ReadonlySet<number>> {
  const rows = await blocking(db, { id: sender.id, email: sender.email })
  return new Set(rows.map((row) => row.userId))
}
