// A new confirmation link in place of one that is over or was never found in the inbox.
import { actingAs, asSystem } from '../../kit/db/acting-database.ts'
import { AppError } from '../../kit/errors.ts'
import type { PublicCall } from '../../kit/serve.ts'
import { callerLimit, countTry, keyOfPair } from '../../kit/try-store.ts'
import type { AccountServices } from './account-services.ts'
import { findUser } from './account-store.ts'
import { linkPurposes, type resendConfirmLink } from './contract.ts'
import { mailLink } from './mailed-links.ts'
import { findMailedToken, type MailedToken } from './mailed-token-store.ts'
import { maySignUp } from './sign-up-policy.ts'
import { findPendingAddress } from './sign-up-store.ts'

const HOUR_MS = 60 * 60_000
const resent = 'If this address still waits for its confirmation, a new link is on its way to it.'

/** Mails to the address that the old link or the account names, never to one that the caller names. */
export async function resendLink(
  services: AccountServices,
  call: PublicCall<typeof resendConfirmLink>,
): Promise<{ message: string }> {
  const { db, scope, clock } = services
  await countTry(asSystem(db, scope), callerLimit('resend', call.ip, 20, HOUR_MS), clock())
  const link = await linkThatWaits(services, await asked(services, call))
  if (link) {
    const { address } = link
    const ofPair = { key: keyOfPair('resend', address, call.ip), max: 5, windowMs: HOUR_MS }
    await countTry(asSystem(db, scope), [ofPair], clock())
    await mailLink(services, link)
  }
  return { message: resent }
}

type Asked = { userId: number; address: string }

async function asked(
  { db, scope, clock }: AccountServices,
  call: PublicCall<typeof resendConfirmLink>,
): Promise<Asked | null> {
  const { token } = call.body
  if (token !== undefined)
    return findMailedToken(asSystem(db, scope), { token, purposes: linkPurposes }, clock())
  if (!call.scope) throw new AppError('unauthorized', 'Unauthorized')
  const { userId } = call.scope
  const address = await findPendingAddress(asSystem(db, scope), userId)
  return address === null ? null : { userId, address }
}

/** What the address waits for today: its sign-up, its place in an account, or its guest's claim. */
async function linkThatWaits(services: AccountServices, link: Asked | null): Promise<MailedToken | null> {
  const { db, scope } = services
  const account = link && (await findUser(actingAs(db, scope), link.userId))
  if (!account) return null
  const { userId, address } = link
  const waits = (await findPendingAddress(asSystem(db, scope), userId)) === address
  if (waits) return { userId, address, purpose: account.claimedAt ? 'address' : 'confirm' }
  const isGuest = !account.claimedAt && account.email === address
  return isGuest && (await maySignUp(services, address)) ? { userId, address, purpose: 'claim' } : null
}
