// Another address for an account: asked for by its person, taken only once its mailed link is opened (threat 20).
import { actingAs, asSystem } from '../../kit/db/acting-database.ts'
import { AppError } from '../../kit/errors.ts'
import type { Scope } from '../../kit/scope.ts'
import { countTry } from '../../kit/try-store.ts'
import type { AccountServices } from './account-services.ts'
import { findUser } from './account-store.ts'
import { findGuest, replaceAddress, setPendingAddress } from './address-store.ts'
import { mailLink } from './mailed-links.ts'
import { endMailedTokens } from './mailed-token-store.ts'
import { mergePeople } from './merge-people-store.ts'
import { brokenAddressRule } from './sign-up.ts'
import { dropPending, findPendingAddress, requireFreeAddress } from './sign-up-store.ts'

const HOUR_MS = 60 * 60_000
const addressLinks = ['confirm', 'address'] as const

/**
 * Until its link is opened the address opens nothing and mail from it stays a stranger's. With the address
 * that the account has, a change that waits is taken back. Throws AppError 422 or 409 when it cannot be theirs.
 */
export async function askForAddress(services: AccountServices, scope: Scope, address: string): Promise<void> {
  const { db, clock } = services
  const account = await findUser(actingAs(db, scope), scope.userId)
  if (!account) throw new AppError('unauthorized', 'Unauthorized')
  const pending = await findPendingAddress(asSystem(db, services.scope), account.id)
  if (address === (account.claimedAt ? account.email : pending)) {
    if (account.claimedAt && pending !== null) await takeBack(services, scope)
    return
  }
  if (address === pending) return
  const broken = brokenAddressRule(address, services.config.mailDomain)
  if (broken) throw new AppError('invalid', broken, [{ path: 'email', message: broken }])
  const limit = { key: `address:${account.id}`, max: 5, windowMs: HOUR_MS }
  await countTry(asSystem(db, services.scope), [limit], clock())
  await db.transaction(async () => {
    await requireFreeAddress(db, services.scope, address)
    await takeBack(services, scope)
    // Of two who wait for one address the later stays, as with sign-ups.
    if (!account.claimedAt) await dropPending(asSystem(db, services.scope), address)
    await setPendingAddress(db, scope, address)
    const purpose = account.claimedAt ? 'address' : 'confirm'
    await mailLink(services, { userId: account.id, address, purpose })
  })
}

async function takeBack(services: AccountServices, scope: Scope): Promise<void> {
  const { db, clock } = services
  await setPendingAddress(db, scope, null)
  await endMailedTokens(
    asSystem(db, services.scope),
    { userId: scope.userId, purposes: addressLinks },
    clock(),
  )
}

/** The link was opened by its account: what a guest of the address had is theirs too. False when it waits no more. */
export async function takeNewAddress(
  services: AccountServices,
  { userId, address }: { userId: number; address: string },
): Promise<boolean> {
  const { db, scope, clock } = services
  const account = await findUser(actingAs(db, scope), userId)
  if (!account?.claimedAt || (await findPendingAddress(asSystem(db, scope), userId)) !== address) return false
  await requireFreeAddress(db, scope, address)
  await dropPending(asSystem(db, scope), address)
  const guest = await findGuest(asSystem(db, scope), address)
  if (guest !== null) await mergePeople(asSystem(db, scope), guest, userId)
  await replaceAddress(asSystem(db, scope), { userId, address }, clock())
  // Links that went to the old address, which may be somebody else's by now.
  await endMailedTokens(asSystem(db, scope), { userId, purposes: ['reset', 'address'] }, clock())
  await services.mails.news(
    { userId, address: account.email },
    { what: 'address-changed', newAddress: address },
  )
  return true
}
