// The second factor of an account: added, taken away, and its recovery codes made anew; each takes the password again.
import type { Response } from '../../kit/contract.ts'
import { actingAs, asSystem } from '../../kit/db/acting-database.ts'
import { AppError } from '../../kit/errors.ts'
import { type Call, type Served, serve } from '../../kit/serve.ts'
import { countTry } from '../../kit/try-store.ts'
import type { AccountServices } from './account-services.ts'
import { findUser } from './account-store.ts'
import { passkeysOf } from './passkeys/passkey-store.ts'
import { relyingParty } from './passkeys/relying-party.ts'
import { shownPasskey } from './passkeys/shown-passkey.ts'
import { findPasswordHash } from './password-store.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  getSecondFactor,
  makeRecoveryCodes,
  removeSecondFactor,
} from './second-factor/contract.ts'
import { addFactor, newCodes, recordFactor, removeFactor } from './second-factor/factor-change.ts'
import { requireProof } from './second-factor/require-proof.ts'
import { aboutCode, newSecret, takeCode } from './second-factor/second-factor.ts'
import {
  beginAuthenticator,
  confirmAuthenticator,
  findAuthenticator,
  hasSecondFactor,
  recoveryCodesLeft,
  removeAuthenticator,
} from './second-factor/second-factor-store.ts'

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
  { db, scope, config }: AccountServices,
  userId: number,
): Promise<Response<typeof getSecondFactor>> {
  const known = await findAuthenticator(actingAs(db, scope), userId)
  return {
    since: known?.confirmedAt?.toISOString() ?? null,
    recoveryCodesLeft: await recoveryCodesLeft(actingAs(db, scope), userId),
    hasPassword: (await findPasswordHash(asSystem(db, scope), userId)) !== null,
    passkeys: (await passkeysOf(actingAs(db, scope), userId)).map(shownPasskey),
    mayHavePasskeys: relyingParty(config.publicUrl) !== null,
  }
}

async function answerBegin(
  services: AccountServices,
  { scope: { userId }, body }: Call<typeof beginSecondFactor>,
): Promise<Response<typeof beginSecondFactor>> {
  const { db, scope, clock, secrets } = services
  const known = await findAuthenticator(actingAs(db, scope), userId)
  if (known?.confirmedAt) throw hasApp()
  await requireProof(services, userId, body)
  const account = await findUser(actingAs(db, scope), userId)
  const { secret, uri } = newSecret(account?.email ?? '')
  const kept = { userId, secret: secrets.keep(secret), at: clock() }
  if (!(await beginAuthenticator(actingAs(db, scope), kept))) throw hasApp()
  return { secret, uri }
}

const hasApp = () => new AppError('conflict', 'Your account has an authenticator app already')

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
  const whose = { userId, keepId: session.id }
  const { recoveryCodes, ended } = await addFactor(services, whose, async () => {
    const confirmed = { userId, secret: known.secret, at: clock() }
    if (!(await confirmAuthenticator(actingAs(db, scope), confirmed)))
      throw new AppError('conflict', 'Begin again: this was confirmed already, or is over')
    await recordFactor(services, userId, 'factor.added')
  })
  session.closed(ended)
  return { recoveryCodes }
}

async function answerRemove(
  services: AccountServices,
  { scope: { userId }, body, session }: Call<typeof removeSecondFactor>,
): Promise<{ message: string }> {
  const { db, scope } = services
  await requireProof(services, userId, body)
  const { isLast, ended } = await removeFactor(services, { userId, keepId: session.id }, async () => {
    if (!(await removeAuthenticator(actingAs(db, scope), userId)))
      throw new AppError('not_found', 'Your account has no authenticator app')
    await recordFactor(services, userId, 'factor.removed')
  })
  session.closed(ended)
  return {
    message: isLast
      ? 'Your password alone opens your account now.'
      : 'Your passkeys are your second factor now.',
  }
}

async function answerCodes(
  services: AccountServices,
  { scope: { userId }, body }: Call<typeof makeRecoveryCodes>,
): Promise<Response<typeof makeRecoveryCodes>> {
  const { db, scope, mails } = services
  if (!(await hasSecondFactor(actingAs(db, scope), userId)))
    throw new AppError('not_found', 'Your account has no second factor')
  await requireProof(services, userId, body)
  const recoveryCodes = await db.transaction(async () => {
    await recordFactor(services, userId, 'recovery.made')
    const account = await findUser(actingAs(db, scope), userId)
    if (account) await mails.news({ userId, address: account.email }, { what: 'codes-made' })
    return newCodes(services, userId)
  })
  return { recoveryCodes }
}
