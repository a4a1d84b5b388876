// Links that prove an address: looked at, opened by a click, and mailed anew (AUTH-25, AUTH-29).
import type { Response } from '../../kit/contract.ts'
import { actingAs, asSystem } from '../../kit/db/acting-database.ts'
import { AppError } from '../../kit/errors.ts'
import { type PublicCall, type Served, servePublic } from '../../kit/serve.ts'
import { callerLimit, countTry } from '../../kit/try-store.ts'
import type { AccountParts } from './account-parts.ts'
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
import { claimGuest, confirmAccount, findPendingAccount } from './sign-up-store.ts'

const HOUR_MS = 60 * 60_000

export const confirmLinkInvalid = 'This confirmation link is invalid or has expired'
const signInFirst = 'Sign in to the account that asked for this address, then open the link again'

export function confirmRoutes(parts: AccountParts): Served[] {
  return [
    servePublic(checkConfirmLink, (call) => answerCheck(parts, call)),
    servePublic(confirmAddress, (call) => answerConfirm(parts, call)),
    servePublic(resendConfirmLink, (call) => resendLink(parts, call)),
  ]
}

async function answerCheck(
  parts: AccountParts,
  call: PublicCall<typeof checkConfirmLink>,
): Promise<Response<typeof checkConfirmLink>> {
  const { db, scope, clock } = parts
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
  parts: AccountParts,
  call: PublicCall<typeof confirmAddress>,
): Promise<Response<typeof confirmAddress>> {
  const { db, scope, clock } = parts
  await countTry(asSystem(db, scope), callerLimit('confirm', call.ip, 100, HOUR_MS), clock())
  const signedInAs = call.scope?.userId ?? null
  const confirmed = await db.transaction(async () => {
    const link = await useMailedToken(
      asSystem(db, scope),
      { token: call.body.token, purposes: linkPurposes },
      clock(),
    )
    return link && open(parts, link, signedInAs)
  })
  if (!confirmed) throw new AppError('invalid', confirmLinkInvalid)
  await takeTimeZone(actingAs(db, scope), confirmed.id, call.body.timeZone)
  return { user: await enter(parts, call, confirmed.id), needsPassword: confirmed.needsPassword }
}

type Opened = { id: number; needsPassword: boolean }

/** Null when there is nothing left to confirm; throws AppError, which leaves the link unused, when it cannot be now. */
function open(parts: AccountParts, link: MailedToken, signedInAs: number | null): Promise<Opened | null> {
  if (link.purpose === 'address') return openAddress(parts, link, signedInAs)
  if (link.purpose === 'claim') return openClaim(parts, link, signedInAs)
  return openSignUp(parts, link, signedInAs)
}

async function openSignUp(
  { db, scope, clock }: AccountParts,
  link: MailedToken,
  signedInAs: number | null,
): Promise<Opened | null> {
  const account = await confirmAccount(db, scope, { ...link, signedInAs }, clock())
  return account && { id: account.id, needsPassword: signedInAs !== link.userId }
}

/** A guest who has signed up meanwhile, in this same browser, keeps the password that was chosen there. */
async function openClaim(
  parts: AccountParts,
  link: MailedToken,
  signedInAs: number | null,
): Promise<Opened | null> {
  const { db, scope, clock } = parts
  const signedUp = await findPendingAccount(asSystem(db, scope), link.address)
  if (signedUp !== null && signedUp === signedInAs) {
    return openSignUp(parts, { ...link, userId: signedUp }, signedInAs)
  }
  const account = await claimGuest(db, scope, link, clock())
  return account && { id: account.id, needsPassword: true }
}

/** Somebody else's link must not bring my address, and with it my mail, into their account (threat 20). */
async function openAddress(
  parts: AccountParts,
  link: MailedToken,
  signedInAs: number | null,
): Promise<Opened | null> {
  if (signedInAs !== link.userId) throw new AppError('forbidden', signInFirst, { reason: 'sign_in_first' })
  return (await takeNewAddress(parts, link)) ? { id: link.userId, needsPassword: false } : null
}
