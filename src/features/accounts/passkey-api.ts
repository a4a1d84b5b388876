// Passkeys of an account: added, named, removed, and opening it without a password (WebAuthn).
import { recordAct } from '../../kit/audit-store.ts'
import type { Response } from '../../kit/contract.ts'
import { actingAs, asSystem } from '../../kit/db/acting-database.ts'
import { AppError } from '../../kit/errors.ts'
import { type Call, type PublicCall, type Served, serve, servePublic } from '../../kit/serve.ts'
import { callerLimit, countTry } from '../../kit/try-store.ts'
import type { AccountServices } from './account-services.ts'
import { findUser, takeTimeZone } from './account-store.ts'
import type { User } from './contract.ts'
import { enter } from './enter.ts'
import { takeAssertion, verifyNewPasskey } from './passkeys/ceremony.ts'
import {
  addPasskey,
  beginPasskey,
  challengeToProve,
  challengeToSignIn,
  removePasskey,
  renamePasskey,
  signInWithPasskey,
} from './passkeys/contract.ts'
import { creationOptions, requestOptions } from './passkeys/options.ts'
import { dropPasskey, keepPasskey, namePasskey, passkeysOf } from './passkeys/passkey-store.ts'
import { shownPasskey } from './passkeys/shown-passkey.ts'
import { displayName } from './person.ts'
import { addFactor, removeFactor } from './second-factor/factor-change.ts'
import { requireProof } from './second-factor/require-proof.ts'

const MINUTE_MS = 60_000

/** More than a person has devices. */
const MOST = 20

export function passkeyRoutes(services: AccountServices): Served[] {
  return [
    serve(beginPasskey, (call) => answerBegin(services, call)),
    serve(addPasskey, (call) => answerAdd(services, call)),
    serve(renamePasskey, (call) => answerRename(services, call)),
    serve(removePasskey, (call) => answerRemove(services, call)),
    serve(challengeToProve, ({ scope }) => answerToProve(services, scope.userId)),
    servePublic(challengeToSignIn, (call) => answerChallenge(services, call)),
    servePublic(signInWithPasskey, (call) => answerSignIn(services, call)),
  ]
}

async function answerBegin(
  services: AccountServices,
  { scope: { userId }, body }: Call<typeof beginPasskey>,
): Promise<Response<typeof beginPasskey>> {
  const { db, scope } = services
  await requireProof(services, userId, body)
  const kept = await passkeysOf(actingAs(db, scope), userId)
  if (kept.length >= MOST)
    throw new AppError('conflict', 'These are as many passkeys as an account may have: remove one first')
  const account = await findUser(actingAs(db, scope), userId)
  if (!account) throw new AppError('unauthorized', 'Unauthorized')
  return creationOptions(services, { ...account, name: displayName(account) }, kept)
}

async function answerAdd(
  services: AccountServices,
  { scope: { userId }, body, session }: Call<typeof addPasskey>,
): Promise<Response<typeof addPasskey>> {
  const { db, scope } = services
  const made = await verifyNewPasskey(services, userId, body)
  const whose = { userId, keepId: session.id }
  const { recoveryCodes, ended } = await addFactor(services, whose, async () => {
    if (!(await keepPasskey(actingAs(db, scope), made)))
      throw new AppError('conflict', 'This passkey is kept already')
  })
  session.closed(ended)
  return { recoveryCodes }
}

async function answerRename(
  { db, scope }: AccountServices,
  { scope: { userId }, params, body }: Call<typeof renamePasskey>,
): Promise<Response<typeof renamePasskey>> {
  const named = await namePasskey(actingAs(db, scope), { userId, id: params.id, name: body.name })
  if (named === null) throw gone()
  return shownPasskey(named)
}

async function answerRemove(
  services: AccountServices,
  { scope: { userId }, params, body, session }: Call<typeof removePasskey>,
): Promise<{ message: string }> {
  const { db, scope } = services
  const kept = await passkeysOf(actingAs(db, scope), userId)
  if (!kept.some(({ id }) => id === params.id)) throw gone()
  await requireProof(services, userId, body)
  const { isLast, ended } = await removeFactor(services, { userId, keepId: session.id }, async () => {
    if (!(await dropPasskey(actingAs(db, scope), userId, params.id))) throw gone()
  })
  session.closed(ended)
  return {
    message: isLast
      ? 'Your password alone opens your account now.'
      : 'The passkey no longer opens your account.',
  }
}

const gone = () => new AppError('not_found', 'Your account has no such passkey')

async function answerToProve(
  services: AccountServices,
  userId: number,
): Promise<Response<typeof challengeToProve>> {
  const { db, scope, clock } = services
  const limit = { key: `passkey:${userId}`, max: 30, windowMs: 15 * MINUTE_MS }
  await countTry(asSystem(db, scope), [limit], clock())
  const kept = await passkeysOf(actingAs(db, scope), userId)
  if (kept.length === 0) throw new AppError('conflict', 'Your account has no passkey')
  return requestOptions(services, { purpose: 'prove', userId }, kept)
}

async function answerChallenge(
  services: AccountServices,
  { ip }: PublicCall<typeof challengeToSignIn>,
): Promise<Response<typeof challengeToSignIn>> {
  const { db, scope, clock } = services
  await countTry(asSystem(db, scope), callerLimit('passkey', ip, 100, 15 * MINUTE_MS), clock())
  return requestOptions(services, { purpose: 'sign-in', userId: null })
}

/** Possession and the device's own lock are two factors, so that neither a password nor a code is asked for. */
async function answerSignIn(
  services: AccountServices,
  call: PublicCall<typeof signInWithPasskey>,
): Promise<User> {
  const { db, scope, clock } = services
  const { passkey, timeZone } = call.body
  await countTry(asSystem(db, scope), callerLimit('passkey', call.ip, 100, 15 * MINUTE_MS), clock())
  const came = await takeAssertion(services, passkey, { purpose: 'sign-in', userId: null })
  if (!came?.fits) {
    const subject = came && ({ kind: 'person', id: came.userId } as const)
    await recordAct(asSystem(db, scope), { action: 'sign_in.failed', ...(subject && { subject }) })
    throw new AppError('unauthorized', 'This passkey opens no account here, or took too long. Try again.')
  }
  await takeTimeZone(actingAs(db, scope), came.userId, timeZone)
  return enter(services, call, came.userId)
}
