// The calls of accounts; signing up, signing in, and who is signed in (API-05 to API-07).
import { actingAs, asSystem } from '../../kit/db/acting-database.ts'
import { AppError } from '../../kit/errors.ts'
import { type PublicCall, type Served, serve, servePublic } from '../../kit/serve.ts'
import { callerLimit, countTry, keyOfPair, type TryLimit } from '../../kit/try-store.ts'
import type { AccountParts } from './account-parts.ts'
import { isTimeZone, takeTimeZone } from './account-store.ts'
import { confirmRoutes } from './confirm-api.ts'
import { getUser, signIn, signUp, type User } from './contract.ts'
import { enter, shownUser } from './enter.ts'
import { linkedAccountRoutes } from './linked-account-api.ts'
import { mailLink } from './mailed-links.ts'
import { hashPassword, isPassword } from './password.ts'
import { findForSignIn, notePasswordUse } from './password-store.ts'
import { splitName } from './person.ts'
import { profileRoutes } from './profile-api.ts'
import { resetRoutes } from './reset-api.ts'
import { sessionRoutes } from './session-api.ts'
import { takeSignInTry } from './sign-in-pace.ts'
import { checkSignUp } from './sign-up.ts'
import { createConfirmedAccount, createPendingAccount, requireFreeAddress } from './sign-up-store.ts'

const HOUR_MS = 60 * 60_000

export function accountRoutes(parts: AccountParts): Served[] {
  return [
    serve(getUser, ({ scope }) => shownUser(parts, scope.userId)),
    servePublic(signIn, (call) => answerSignIn(parts, call)),
    servePublic(signUp, (call) => answerSignUp(parts, call)),
    ...confirmRoutes(parts),
    ...resetRoutes(parts),
    ...linkedAccountRoutes(parts),
    ...profileRoutes(parts),
    ...sessionRoutes(parts),
  ]
}

async function answerSignIn(parts: AccountParts, call: PublicCall<typeof signIn>): Promise<User> {
  const { db, scope, clock } = parts
  const { email, password, timeZone } = call.body
  const found = await findForSignIn(asSystem(db, scope), email)
  const giveBack = await takeSignInTry(parts, call, found?.id ?? null)
  const isRight = await isPassword(password, found?.passwordHash ?? null)
  if (!found || !isRight) throw new AppError('unauthorized', 'Invalid email or password')
  await giveBack()
  await takeTimeZone(actingAs(db, scope), found.id, timeZone)
  await notePasswordUse(asSystem(db, scope), found.id, clock())
  return enter(parts, call, found.id)
}

async function answerSignUp(parts: AccountParts, call: PublicCall<typeof signUp>): Promise<User> {
  const { db, scope, clock, config } = parts
  const { email, password, name, timeZone } = call.body
  checkSignUp(call.body, config.mailDomain)
  const ofPair: TryLimit = { key: keyOfPair('signup', email, call.ip), max: 10, windowMs: HOUR_MS }
  await countTry(asSystem(db, scope), [...callerLimit('signup', call.ip, 30, HOUR_MS), ofPair], clock())
  await requireFreeAddress(db, scope, email)
  const account = {
    address: email,
    ...splitName(name),
    passwordHash: await hashPassword(password),
    timeZone: timeZone && isTimeZone(timeZone) ? timeZone : 'UTC',
  }
  if (parts.isLocal) return enter(parts, call, (await createConfirmedAccount(db, scope, account, clock())).id)
  const made = await db.transaction(async () => {
    const pending = await createPendingAccount(db, scope, account, clock())
    await mailLink(parts, { userId: pending.id, address: email, purpose: 'confirm' })
    return pending
  })
  return enter(parts, call, made.id)
}
