// Whose server it is: the account that the settings name, else the one last made its owner, else the first.
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { users } from '../../../db/schema/users.ts'
import { asSystem, type SystemDatabase } from '../../kit/db/acting-database.ts'
import type { Database } from '../../kit/db/database.ts'
import { AppError } from '../../kit/errors.ts'
import type { Scope, SystemScope } from '../../kit/scope.ts'
import { findUserByConfirmedAddress } from './account-store.ts'

export interface OwnerServices {
  db: Database
  system: SystemScope
  config: { owner: string | null }
}

export async function ownsServer(services: OwnerServices, scope: Scope): Promise<boolean> {
  return (await findServerOwner(services))?.id === scope.userId
}

/** Null while nobody is. */
export async function findServerOwner({
  db,
  system,
  config,
}: OwnerServices): Promise<{ id: number; email: string } | null> {
  if (config.owner !== null) return findUserByConfirmedAddress(asSystem(db, system), config.owner)
  const [first] = await db.orm
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(isNotNull(users.claimedAt))
    .orderBy(sql`${users.ownerSince} desc nulls last`, asc(users.claimedAt), asc(users.id))
    .limit(1)
  return first ?? null
}

/** Throws forbidden for anybody else. */
export async function requireServerOwner(services: OwnerServices, scope: Scope): Promise<void> {
  if (!(await ownsServer(services, scope)))
    throw new AppError('forbidden', 'This page is for the owner of the server')
}

/** From now on, where the settings name nobody. Throws AppError conflict for an account that is disabled. */
export async function makeServerOwner(db: SystemDatabase, id: number, at: Date): Promise<void> {
  const changed = await db.orm
    .update(users)
    .set({ ownerSince: at })
    .where(and(eq(users.id, id), isNotNull(users.claimedAt), isNull(users.disabledAt)))
    .returning({ id: users.id })
  if (changed.length === 0) throw new AppError('conflict', 'This account is disabled: enable it first')
}
