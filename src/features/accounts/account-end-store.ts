// The end of an account: it is locked, its addresses are told, and its row goes with all that hangs on it (SET-14).
import { eq } from 'drizzle-orm'
import { userAddresses, users } from '../../../db/schema/users.ts'
import type { Database } from '../../kit/db/database.ts'
import type { Scope } from '../../kit/scope.ts'

/** Locked until the transaction ends, so that two acts on one account follow each other; null when it is gone. */
export async function lockAccount(db: Database, scope: Scope): Promise<{ email: string } | null> {
  const [row] = await db.orm
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, scope.userId))
    .for('update')
  return row ?? null
}

/** The account's addresses, confirmed or not, in lower case. */
export async function addressesOf(db: Database, scope: Scope): Promise<string[]> {
  const rows = await db.orm
    .select({ address: userAddresses.address })
    .from(userAddresses)
    .where(eq(userAddresses.userId, scope.userId))
  return rows.map((row) => row.address)
}

/** What hangs on the account goes with it, what others made or own stays without its name. */
export async function deleteAccountRow(db: Database, scope: Scope): Promise<void> {
  await db.orm.delete(users).where(eq(users.id, scope.userId))
}
