// What people own of their account: for their archive, and for its end.
import { eq } from 'drizzle-orm'
import { userAddresses, users } from '../../../db/schema/users.ts'
import type { Database } from '../../kit/db/database.ts'
import type { Scope } from '../../kit/scope.ts'

/** The person and their addresses; never a password's hash. */
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
  return { ...person, addresses }
}
