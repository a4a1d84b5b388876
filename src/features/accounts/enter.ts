// The signed-in person as the wire shows them, and the session that a right password or link opens.
import { actingAs, asSystem } from '../../kit/db/acting-database.ts'
import { AppError } from '../../kit/errors.ts'
import type { SessionPort } from '../../kit/serve.ts'
import type { AccountServices } from './account-services.ts'
import { type Account, findUser } from './account-store.ts'
import type { User } from './contract.ts'
import { findPendingAddress } from './sign-up-store.ts'

/** Opens a session for the person in the browser that calls. */
export async function enter(
  services: AccountServices,
  call: { readonly session: SessionPort },
  userId: number,
): Promise<User> {
  const user = await shownUser(services, userId)
  await call.session.start(userId)
  return user
}

/** Throws AppError 401 when the person is gone. */
export async function shownUser(services: AccountServices, userId: number): Promise<User> {
  const account = await findUser(actingAs(services.db, services.scope), userId)
  if (!account) throw new AppError('unauthorized', 'Unauthorized')
  return toUser(services, account)
}

/** An account that waits for its confirmation is shown with the address it waits for. */
async function toUser({ db, scope }: AccountServices, account: Account): Promise<User> {
  const { claimedAt, createdAt, disabledAt: _at, mailLanguage: _, ...shown } = account
  const pending = await findPendingAddress(asSystem(db, scope), account.id)
  return {
    ...shown,
    email: claimedAt ? account.email : (pending ?? account.email),
    createdAt: createdAt.toISOString(),
    confirmed: claimedAt !== null,
    pendingEmail: claimedAt ? pending : null,
  }
}
