// The calls of accounts; signing up, signing in, and who is signed in (API-05 to API-07).
import { recordAct } from '../../kit/audit-store.ts'
import { actingAs, asSystem } from '../../kit/db/acting-database.ts'
import { AppError } from '../../kit/errors.ts'
import { type PublicCall, type Served, serve, servePublic } from '../../kit/serve.ts'
import { callerLimit, countTry, keyOfPair, type TryLimit } from '../../kit/try-store.ts'
import type { AccountServices } from './account-services.ts'
import { isTimeZone, takeTimeZone } from './account-store.ts'
import { confirmRoutes } from './confirm-api.ts'
import { getSignUp, getUser, signIn, signUp, type User } from './contract.ts'
import { enter, shownUser } from './enter.ts'
import { linkedAccountRoutes } from './linked-account-api.ts'
import { mailLink } from './mailed-links.ts'
import { passkeyRoutes } from './passkey-api.ts'
import { hashPassword, isPassword } from './password.ts'
import { findForSignIn, notePasswordUse } from './password-store.ts'
import { splitName } from './person.ts'
import { profileRoutes } from './profile-api.ts'
import { resetRoutes } from './reset-api.ts'
import { requireCode } from './second-factor/second-factor.ts'
import { secondFactorRoutes } from './second-factor-api.ts'
import { sessionRoutes } from './session-api.ts'
import { takeSignInTry } from './sign-in-pace.ts'
import { checkSignUp } from './sign-up.ts'
import { requireSignUp } from './sign-up-policy.ts'
import { createConfirmedAccount, createPendingAccount, requireFreeAddress } from './sign-up-store.ts'

const HOUR_MS = 60 * 60_000

export function accountRoutes(services: AccountServices): Served[] {
  return [
    serve(getUser, ({ scope }) => shownUser(services, scope.userId)),
    servePublic(signIn, (call) => answerSignIn(services, call)),
    servePublic(getSignUp, async () => {
      const { who, domains } = services.config.signUp
      return { who, domains: [...domains] }
    }),
    servePublic(signUp, (call) => answerSignUp(services, call)),
    ...confirmRoutes(services),
    ...resetRoutes(services),
    ...linkedAccountRoutes(services),
    ...passkeyRoutes(services),
    ...profileRoutes(services),
    ...secondFactorRoutes(services),
    ...sessionRoutes(services),
  ]
}

async function answerSignIn(services: AccountServices, call: PublicCall<typeof signIn>): Promise<User> {
  const { db, scope, clock } = services
  const { email, password, code, timeZone } = call.body
  const found = await findForSignIn(asSystem(db, scope), email)
  const giveBack = await takeSignInTry(services, call, found?.id ?? null)
  const isRight = await isPassword(password, found?.passwordHash ?? null)
  if (!found || !isRight) {
    const subject = found ? ({ kind: 'person', id: found.id } as const) : undefined
    await recordAct(asSystem(db, scope), { action: 'sign_in.failed', ...(subject ? { subject } : {}) })
    throw new AppError('unauthorized', 'Invalid email or password')
  }
  await requireCode(services, found.id, code)
  await giveBack()
  await takeTimeZone(actingAs(db, scope), found.id, timeZone)
  await notePasswordUse(asSystem(db, scope), found.id, clock())
  return enter(services, call, found.id)
}

/** People who are invited may share one address, as an office does; who tries addresses still meets a limit. */
async function signUpLimits(services: AccountServices, email: string, ip: string): Promise<TryLimit[]> {
  const ofPair: TryLimit = { key: keyOfPair('signup', email, ip), max: 10, windowMs: HOUR_MS }
  const limits = [ofPair, ...callerLimit('signup-any', ip, 300, HOUR_MS)]
  return (await services.isInvited(email)) ? limits : [...limits, ...callerLimit('signup', ip, 30, HOUR_MS)]
}

async function answerSignUp(services: AccountServices, call: PublicCall<typeof signUp>): Promise<User> {
  const { db, scope, clock, config } = services
  const { email, password, name, timeZone, language = null } = call.body
  checkSignUp(call.body, config.mailDomain)
  await countTry(asSystem(db, scope), await signUpLimits(services, email, call.ip), clock())
  await requireSignUp(services, email)
  await requireFreeAddress(db, scope, email)
  const account = {
    address: email,
    ...splitName(name),
    passwordHash: await hashPassword(password),
    timeZone: timeZone && isTimeZone(timeZone) ? timeZone : 'UTC',
    language,
  }
  if (services.isLocal)
    return enter(services, call, (await createConfirmedAccount(db, scope, account, clock())).id)
  const made = await db.transaction(async () => {
    const pending = await createPendingAccount(db, scope, account, clock())
    await mailLink(services, { userId: pending.id, address: email, purpose: 'confirm' })
    return pending
  })
  return enter(services, call, made.id)
}
