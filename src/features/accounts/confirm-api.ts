// Links that prove an address: looked at, opened by a click, and mailed anew (AUTH-25, AUTH-29).
import type { Response } from '../../kit/contract.ts'
import { actingAs, asSystem } from '../../kit/db/acting-database.ts'
import { AppError } from '../../kit/errors.ts'
import { type PublicCall, type Served, servePublic } from '../../kit/serve.ts'
import { callerLimit, countTry } from '../../kit/try-store.ts'
import type { AccountServices } from './account-services.ts'
import { takeTimeZone } from './account-store.ts'
import { takeNewAddress } from './address-change.ts'
import {
  checkConfirmLink,
  confirmAddress,
  type LinkPurpose,
  linkPurposes,
  resendConfirmLink,
} from './contract.ts'
import { enter } from './enter.ts'
import { findMailedToken, type MailedToken, useMailedToken } from './mailed-token-store.ts'
import { resendLink } from './resend-link.ts'
import { requireSignUp } from './sign-up-policy.ts'
import { claimGuest, confirmAccount, findPendingAccount } from './sign-up-store.ts'

const HOUR_MS = 60 * 60_000

export const confirmLinkInvalid = 'This confirmation link is invalid or has expired'
const signInFirst = 'Sign in to the account that asked for this address, then open the link again'

export function confirmRoutes(services: AccountServices): Served[] {
  return [
    servePublic(checkConfirmLink, (call) => answerCheck(services, call)),
    servePublic(confirmAddress, (call) => answerConfirm(services, call)),
    servePublic(resendConfirmLink, (call) => resendLink(services, call)),
  ]
}

async function answerCheck(
  services: AccountServices,
  call: PublicCall<typeof checkConfirmLink>,
): Promise<Response<typeof checkConfirmLink>> {
  const { db, scope, clock } = services
  await countTry(asSystem(db, scope), callerLimit('confirm', call.ip, 100, HOUR_MS), clock())
  const { token } = call.params
  const found = await findMailedToken(asSystem(db, scope), { token, purposes: linkPurposes }, clock())
  if (!found) return { state: 'unknown', link: null }
  const { state, address, userId } = found
  const purpose = found.purpose as LinkPurpose
  return {
    state,
    link: { purpose, address, signInFirst: purpose === 'address' && call.scope?.userId !== userId },
  }
}

async function answerConfirm(
  services: AccountServices,
  call: PublicCall<typeof confirmAddress>,
): Promise<Response<typeof confirmAddress>> {
  const { db, scope, clock } = services
  await countTry(asSystem(db, scope), callerLimit('confirm', call.ip, 100, HOUR_MS), clock())
  const signedInAs = call.scope?.userId ?? null
  const confirmed = await db.transaction(async () => {
    const link = await useMailedToken(
      asSystem(db, scope),
      { token: call.body.token, purposes: linkPurposes },
      clock(),
    )
    return link && open(services, link, signedInAs)
  })
  if (!confirmed) throw new AppError('invalid', confirmLinkInvalid)
  await takeTimeZone(actingAs(db, scope), confirmed.id, call.body.timeZone)
  return { user: await enter(services, call, confirmed.id), needsPassword: confirmed.needsPassword }
}

type Opened = { id: number; needsPassword: boolean }

/** Null when there is nothing left to confirm; throws AppError, which leaves the link unused, when it cannot be now. */
function open(
  services: AccountServices,
  link: MailedToken,
  signedInAs: number | null,
): Promise<Opened | null> {
  if (link.purpose === 'address') return openAddress(services, link, signedInAs)
  if (link.purpose === 'claim') return openClaim(services, link, signedInAs)
  return openSignUp(services, link, signedInAs)
}

async function openSignUp(
  { db, scope, clock }: AccountServices,
  link: MailedToken,
  signedInAs: number | null,
): Promise<Opened | null> {
  const account = await confirmAccount(db, scope, { ...link, signedInAs }, clock())
  return account && { id: account.id, needsPassword: signedInAs !== link.userId }
}

/** A guest who has signed up meanwhile, in this same browser, keeps the password that was chosen there. */
async function openClaim(
  services: AccountServices,
  link: MailedToken,
  signedInAs: number | null,
): Promise<Opened | null> {
  const { db, scope, clock } = services
  await requireSignUp(services, link.address)
  const signedUp = await findPendingAccount(asSystem(db, scope), link.address)
  if (signedUp !== null && signedUp === signedInAs) {
    return openSignUp(services, { ...link, userId: signedUp }, signedInAs)
  }
  const account = await claimGuest(db, scope, link, clock())
  return account && { id: account.id, needsPassword: true }
}

/** Somebody else's link must not bring my address, and with it my mail, into their account (threat 20). */
async function openAddress(
  services: AccountServices,
  link: MailedToken,
  signedInAs: number | null,
): Promise<Opened | null> {
  if (signedInAs !== link.userId) throw new AppError('forbidden', signInFirst, { reason: 'sign_in_first' })
  return (await takeNewAddress(services, link)) ? { id: link.userId, needsPassword: false } : null
}
