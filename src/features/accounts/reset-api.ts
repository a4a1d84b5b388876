// A forgotten password: the mailed link, its check, and the new password (API-12 to API-14, AUTH-29).
import { actingAs, asSystem } from '../../kit/db/acting-database.ts'
import { AppError } from '../../kit/errors.ts'
import { type PublicCall, type Served, servePublic } from '../../kit/serve.ts'
import { callerLimit, countTry, forgetTries, isTryLeft, keyOfPair } from '../../kit/try-store.ts'
import type { AccountServices } from './account-services.ts'
import { findUserByConfirmedAddress } from './account-store.ts'
import { dropPendingAddress } from './address-store.ts'
import { forgotPassword, linkPurposes, resetPassword, verifyResetToken } from './contract.ts'
import { forgetDevices } from './known-device-store.ts'
import { mailLink } from './mailed-links.ts'
import { endMailedTokens, findMailedToken, type MailedToken, useMailedToken } from './mailed-token-store.ts'
import { checkNewPassword } from './new-password.ts'
import { hashPassword } from './password.ts'
import { replacePassword } from './password-store.ts'
import { endSessionsOf } from './session-store.ts'
import { brokenAddressRule } from './sign-up.ts'
import { findPendingAccount } from './sign-up-store.ts'

const HOUR_MS = 60 * 60_000
const purposes = ['reset'] as const

export const resetLinkInvalid = 'This password reset link is invalid or has expired.'

export function resetRoutes(services: AccountServices): Served[] {
  return [
    servePublic(forgotPassword, (call) => answerForgot(services, call)),
    servePublic(verifyResetToken, (call) => answerVerify(services, call)),
    servePublic(resetPassword, (call) => answerReset(services, call)),
  ]
}

/** Whether there is an account is looked up after the answer, by a job: the answer cannot tell it, nor its time. */
async function answerForgot(
  services: AccountServices,
  call: PublicCall<typeof forgotPassword>,
): Promise<{ message: string; leavesServer: boolean }> {
  const { db, scope, clock, config } = services
  const { email } = call.body
  const broken = email === '' ? 'Email is required' : brokenAddressRule(email, config.mailDomain)
  if (broken) throw new AppError('invalid', broken, [{ path: 'email', message: broken }])
  const ofPair = { key: keyOfPair('forgot', email, call.ip), max: 5, windowMs: HOUR_MS }
  await countTry(asSystem(db, scope), [...callerLimit('forgot', call.ip, 30, HOUR_MS), ofPair], clock())
  // Whoever asked before, the links of this hour have gone to the address and still work.
  const ofAddress = { key: `forgot:${email}`, max: 5, windowMs: HOUR_MS }
  if (await isTryLeft(asSystem(db, scope), ofAddress, clock())) await services.queueReset(email)
  return {
    message: 'If an account has this address, a link to choose a new password is on its way to it.',
    leavesServer: config.smtpUrl !== null,
  }
}

/** The mail that a forgotten password causes: none where there is no account (no backscatter, threat 19). */
export async function mailReset(services: AccountServices, address: string): Promise<void> {
  const { db, scope } = services
  const account = await findUserByConfirmedAddress(asSystem(db, scope), address)
  if (account) return mailLink(services, { userId: account.id, address, purpose: 'reset' })
  // Its password is chosen anew when the link is opened in a browser that is not signed in.
  const pending = await findPendingAccount(asSystem(db, scope), address)
  if (pending !== null) await mailLink(services, { userId: pending, address, purpose: 'confirm' })
}

async function answerVerify(
  { db, scope, clock }: AccountServices,
  call: PublicCall<typeof verifyResetToken>,
): Promise<{ valid: boolean; message: string }> {
  await countTry(asSystem(db, scope), callerLimit('reset', call.ip, 100, HOUR_MS), clock())
  const found = await findMailedToken(asSystem(db, scope), { token: call.params.token, purposes }, clock())
  if (found?.state === 'valid') return { valid: true, message: 'Choose a new password.' }
  return { valid: false, message: resetLinkInvalid }
}

async function answerReset(
  services: AccountServices,
  call: PublicCall<typeof resetPassword>,
): Promise<{ message: string }> {
  const { db, scope, clock } = services
  await countTry(asSystem(db, scope), callerLimit('reset', call.ip, 100, HOUR_MS), clock())
  checkNewPassword(call.body)
  const { token, password } = call.body
  // Hashing is dear: it is not done for links that do not work.
  const known = await findMailedToken(asSystem(db, scope), { token, purposes }, clock())
  if (known?.state !== 'valid') throw new AppError('invalid', resetLinkInvalid)
  const passwordHash = await hashPassword(password)
  const { userId, ended } = await db.transaction(async () => {
    const link = await useMailedToken(asSystem(db, scope), { token, purposes }, clock())
    if (!link) throw new AppError('invalid', resetLinkInvalid)
    const isTheirs = call.scope?.userId === link.userId
    return { ...link, ended: await openAnew(services, link, passwordHash, isTheirs ? call.session.id : null) }
  })
  await call.session.remember(userId)
  call.session.closed(ended)
  return { message: 'Your password has been changed.' }
}

/**
 * Whoever had the old password, and all that they may have left behind, is out: sessions, API tokens, the calendar
 * link, links on their way by mail, an address that waits. Gives the sessions that ended; `keepId` stays.
 */
async function openAnew(
  services: AccountServices,
  link: MailedToken,
  passwordHash: string,
  keepId: number | null,
): Promise<number[]> {
  const { db, scope, clock } = services
  const { userId, address } = link
  await replacePassword(asSystem(db, scope), { userId, passwordHash, now: clock() })
  await endMailedTokens(asSystem(db, scope), { userId, purposes: ['reset', ...linkPurposes] }, clock())
  await dropPendingAddress(actingAs(db, scope), userId)
  await forgetDevices(asSystem(db, scope), userId)
  await forgetTries(asSystem(db, scope), `signin:${address}`)
  await services.mails.news(link, { what: 'password-changed', endedKeys: await services.endKeys(userId) })
  return endSessionsOf(actingAs(db, scope), userId, keepId)
}
