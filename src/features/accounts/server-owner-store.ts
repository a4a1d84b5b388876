// Whose server it is: the account that the settings name, else the first that was made.
import { asc, isNotNull } from 'drizzle-orm'
import { users } from '../../../db/schema/users.ts'
import { asSystem } from '../../kit/db/acting-database.ts'
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
    .orderBy(asc(users.claimedAt), asc(users.id))
    .limit(1)
  return first ?? null
}

/** Throws forbidden for anybody else. */
export async function requireServerOwner(services: OwnerServices, scope: Scope): Promise<void> {
  if (!(await ownsServer(services, scope)))
    throw new AppError('forbidden', 'This page is for the owner of the server')
}
