// The second factor of an account: added, taken away, and its recovery codes made anew; each takes the password again.
import { recordAct } from '../../kit/audit-store.ts'
import type { Response } from '../../kit/contract.ts'
import { actingAs, asSystem } from '../../kit/db/acting-database.ts'
import { AppError } from '../../kit/errors.ts'
import { type Call, type Served, serve } from '../../kit/serve.ts'
import { countTry, forgetTries } from '../../kit/try-store.ts'
import type { AccountNews, AccountServices } from './account-services.ts'
import { findUser } from './account-store.ts'
import { isPassword } from './password.ts'
import { findPasswordHash } from './password-store.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  getSecondFactor,
  makeRecoveryCodes,
  removeSecondFactor,
} from './second-factor/contract.ts'
import {
  aboutCode,
  hashRecoveryCode,
  newRecoveryCodes,
  newSecret,
  requireCode,
  takeCode,
} from './second-factor.ts'
import {
  beginAuthenticator,
  confirmAuthenticator,
  findAuthenticator,
  recoveryCodesLeft,
  removeAuthenticator,
  replaceRecoveryCodes,
} from './second-factor-store.ts'
import { endSessionsOf } from './session-store.ts'

const MINUTE_MS = 60_000

export function secondFactorRoutes(services: AccountServices): Served[] {
  return [
    serve(getSecondFactor, ({ scope }) => stateOf(services, scope.userId)),
    serve(beginSecondFactor, (call) => answerBegin(services, call)),
    serve(confirmSecondFactor, (call) => answerConfirm(services, call)),
    serve(removeSecondFactor, (call) => answerRemove(services, call)),
    serve(makeRecoveryCodes, (call) => answerCodes(services, call)),
  ]
}

async function stateOf(
  { db, scope }: AccountServices,
  userId: number,
): Promise<Response<typeof getSecondFactor>> {
  const known = await findAuthenticator(actingAs(db, scope), userId)
  return {
    since: known?.confirmedAt?.toISOString() ?? null,
    recoveryCodesLeft: await recoveryCodesLeft(actingAs(db, scope), userId),
    hasPassword: (await findPasswordHash(asSystem(db, scope), userId)) !== null,
  }
}

/** Throws AppError: conflict without a password, invalid about the field `password`, too_many. */
async function requirePassword(services: AccountServices, userId: number, password: string): Promise<void> {
  const { db, scope, clock } = services
  const limit = { key: `step-up:${userId}`, max: 10, windowMs: 15 * MINUTE_MS }
  await countTry(asSystem(db, scope), [limit], clock())
  const hash = await findPasswordHash(asSystem(db, scope), userId)
  if (hash === null) throw new AppError('conflict', 'Add a password to your account first')
  if (!(await isPassword(password, hash))) {
    const message = 'This is not your password'
    throw new AppError('invalid', message, [{ path: 'password', message }])
  }
  await forgetTries(asSystem(db, scope), limit.key)
}

async function answerBegin(
  services: AccountServices,
  { scope: { userId }, body }: Call<typeof beginSecondFactor>,
): Promise<Response<typeof beginSecondFactor>> {
  const { db, scope, clock, secrets } = services
  await requirePassword(services, userId, body.password)
  const account = await findUser(actingAs(db, scope), userId)
  const { secret, uri } = newSecret(account?.email ?? '')
  const kept = { userId, secret: secrets.keep(secret), at: clock() }
  if (!(await beginAuthenticator(actingAs(db, scope), kept)))
    throw new AppError('conflict', 'Your account has a second factor already')
  return { secret, uri }
}

async function answerConfirm(
  services: AccountServices,
  { scope: { userId }, body, session }: Call<typeof confirmSecondFactor>,
): Promise<Response<typeof confirmSecondFactor>> {
  const { db, scope, clock } = services
  const limit = { key: `second-factor:${userId}`, max: 10, windowMs: 15 * MINUTE_MS }
  await countTry(asSystem(db, scope), [limit], clock())
  const known = await findAuthenticator(actingAs(db, scope), userId)
  if (!known || known.confirmedAt)
    throw new AppError('conflict', 'Begin again: this was confirmed already, or is over')
  if (!(await takeCode(services, userId, known.secret, body.code)))
    throw aboutCode('This code is wrong. Does the clock of your device go right?')
  const codes = newRecoveryCodes()
  const ended = await db.transaction(async () => {
    const confirmed = { userId, secret: known.secret, at: clock() }
    if (!(await confirmAuthenticator(actingAs(db, scope), confirmed)))
      throw new AppError('conflict', 'Begin again: this was confirmed already, or is over')
    await replaceRecoveryCodes(actingAs(db, scope), userId, codes.map(hashRecoveryCode))
    return changed(services, { userId, keepId: session.id }, { what: 'factor-added' })
  })
  session.closed(ended)
  return { recoveryCodes: codes }
}

async function answerRemove(
  services: AccountServices,
  { scope: { userId }, body, session }: Call<typeof removeSecondFactor>,
): Promise<{ message: string }> {
  const { db, scope } = services
  await requirePassword(services, userId, body.password)
  await requireCode(services, userId, body.code)
  const ended = await db.transaction(async () => {
    if (!(await removeAuthenticator(actingAs(db, scope), userId)))
      throw new AppError('not_found', 'Your account has no second factor')
    return changed(services, { userId, keepId: session.id }, { what: 'factor-removed' })
  })
  session.closed(ended)
  return { message: 'Your password alone opens your account now.' }
}

async function answerCodes(
  services: AccountServices,
  { scope: { userId }, body }: Call<typeof makeRecoveryCodes>,
): Promise<Response<typeof makeRecoveryCodes>> {
  const { db, scope } = services
  await requirePassword(services, userId, body.password)
  const known = await findAuthenticator(actingAs(db, scope), userId)
  if (!known?.confirmedAt) throw new AppError('not_found', 'Your account has no second factor')
  await requireCode(services, userId, body.code)
  const codes = newRecoveryCodes()
  await db.transaction(async () => {
    await replaceRecoveryCodes(actingAs(db, scope), userId, codes.map(hashRecoveryCode))
    const subject = { kind: 'person', id: userId } as const
    await recordAct(asSystem(db, scope), { action: 'recovery.made', actorId: userId, subject })
  })
  return { recoveryCodes: codes }
}

/** Whoever else is signed in may not be the one who changed it: all other sessions end, and the address hears of it. */
async function changed(
  { db, scope, mails }: AccountServices,
  { userId, keepId }: { userId: number; keepId: number | null },
  news: AccountNews,
): Promise<number[]> {
  const account = await findUser(actingAs(db, scope), userId)
  if (account) await mails.news({ userId, address: account.email }, news)
  const action = news.what === 'factor-added' ? 'factor.added' : 'factor.removed'
  await recordAct(asSystem(db, scope), { action, actorId: userId, subject: { kind: 'person', id: userId } })
  return endSessionsOf(actingAs(db, scope), userId, keepId)
}
