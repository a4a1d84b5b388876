// What people own of their account: for their archive, and for its end.
import { eq } from 'drizzle-orm'
import { passkeys } from '../../../db/schema/passkeys.ts'
import { authenticators } from '../../../db/schema/second-factors.ts'
import { userAddresses, users } from '../../../db/schema/users.ts'
import type { Database } from '../../kit/db/database.ts'
import type { Scope } from '../../kit/scope.ts'

/** The person, their addresses, their second factors; never a hash or a key. */
export async function ownAccount(db: Database, { userId }: Scope) {
  const [person] = await db.orm
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      signsInWith: users.authProvider,
      profileImageUrl: users.profileImageUrl,
      timeZone: users.timeZone,
      language: users.language,
      createdAt: users.createdAt,
    })
    .from(users)
    .where(eq(users.id, userId))
  const addresses = await db.orm
    .select({ address: userAddresses.address, confirmedAt: userAddresses.confirmedAt })
    .from(userAddresses)
    .where(eq(userAddresses.userId, userId))
  const [authenticator] = await db.orm
    .select({ since: authenticators.confirmedAt })
    .from(authenticators)
    .where(eq(authenticators.userId, userId))
  const keys = await db.orm
    .select({ name: passkeys.name, createdAt: passkeys.createdAt, lastUsed: passkeys.usedAt })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
  return { ...person, addresses, secondFactorSince: authenticator?.since ?? null, passkeys: keys }
}
