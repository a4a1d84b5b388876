// The only SQL of addresses that the owner of the server lets sign up.
import { desc, eq, lt } from 'drizzle-orm'
import { serverInvitations } from '../../../db/schema/server-invitations.ts'
import type { ActingDatabase, SystemDatabase } from '../../kit/db/acting-database.ts'

export type InvitationRow = typeof serverInvitations.$inferSelect

/** The latest first. */
export function listInvitations(
  db: SystemDatabase,
  { before, limit }: { before: number | null; limit: number },
): Promise<InvitationRow[]> {
  return db.orm
    .select()
    .from(serverInvitations)
    .where(before === null ? undefined : lt(serverInvitations.id, before))
    .orderBy(desc(serverInvitations.id))
    .limit(limit)
}

/** Null where the address is invited already. */
export async function insertInvitation(
  db: SystemDatabase,
  invitation: { address: string; invitedById: number; createdAt: Date },
): Promise<InvitationRow | null> {
  const [made] = await db.orm.insert(serverInvitations).values(invitation).onConflictDoNothing().returning()
  return made ?? null
}

/** False where there is no such invitation. */
export async function deleteInvitation(db: SystemDatabase, id: number): Promise<boolean> {
  const gone = await db.orm
    .delete(serverInvitations)
    .where(eq(serverInvitations.id, id))
    .returning({ id: serverInvitations.id })
  return gone.length > 0
}

/** `address` in lower case. */
export async function isInvitedToServer(db: SystemDatabase, address: string): Promise<boolean> {
  const found = await db.orm
    .select({ id: serverInvitations.id })
    .from(serverInvitations)
    .where(eq(serverInvitations.address, address))
  return found.length > 0
}

/** Who ends an account leaves no address behind. */
export async function forgetServerInvitations(
  db: ActingDatabase,
  addresses: readonly string[],
): Promise<void> {
  await db.query('delete from server_invitations where address = any($1)', [addresses])
}
