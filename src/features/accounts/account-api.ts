// Signing up, signing in, and who is signed in (API-05 to API-07).
import { AppError } from '../../kit/errors.ts'
import { type PublicCall, type Served, serve, servePublic } from '../../kit/serve.ts'
import type { AccountParts } from './account-parts.ts'
import { type Account, findUser, isTimeZone, suggestTimeZone } from './account-store.ts'
import { confirmAddress, confirmLinkInvalid, getUser, signIn, signUp, type User } from './contract.ts'
import { createMailedToken, useMailedToken } from './mailed-token-store.ts'
import { hashPassword, isPassword } from './password.ts'
import { splitName } from './person.ts'
import { checkSignUp } from './sign-up.ts'
import {
  confirmAccount,
  createConfirmedAccount,
  createPendingAccount,
  findForSignIn,
  findPendingAddress,
  requireFreeAddress,
} from './sign-up-store.ts'
import { callerLimit, countTry, forgetTries, type TryLimit } from './try-store.ts'

const MINUTE_MS = 60_000
const CONFIRM_MS = 24 * 60 * MINUTE_MS

export function accountRoutes(parts: AccountParts): Served[] {
  return [
    serve(getUser, async ({ scope }) => {
      const account = await findUser(parts.db, scope, scope.userId)
      if (!account) throw new AppError('unauthorized', 'Unauthorized')
      return toUser(parts, account)
    }),
    servePublic(signIn, (call) => answerSignIn(parts, call)),
    servePublic(signUp, (call) => answerSignUp(parts, call)),
    servePublic(confirmAddress, (call) => answerConfirm(parts, call)),
  ]
}

async function answerSignIn(parts: AccountParts, call: PublicCall<typeof signIn>): Promise<User> {
  const { db, scope, clock } = parts
  const { email, password, timeZone } = call.body
  const ofAddress: TryLimit = { key: `signin:${email}`, max: 20, windowMs: 15 * MINUTE_MS }
  await countTry(db, scope, [...callerLimit('signin', call.ip, 100, 15 * MINUTE_MS), ofAddress], clock())
  const found = await findForSignIn(db, scope, email)
  const isRight = await isPassword(password, found?.passwordHash ?? null)
  if (!found || !isRight) throw new AppError('unauthorized', 'Invalid email or password')
  await forgetTries(db, scope, ofAddress.key)
  await suggestTimeZone(db, scope, found.id, timeZone)
  return enter(parts, call, found.id)
}

async function answerSignUp(parts: AccountParts, call: PublicCall<typeof signUp>): Promise<User> {
  const { db, scope, clock, config } = parts
  const { email, password, name, timeZone } = call.body
  checkSignUp(call.body, config.mailDomain)
  const ofAddress: TryLimit = { key: `signup:${email}`, max: 10, windowMs: 60 * MINUTE_MS }
  await countTry(db, scope, [...callerLimit('signup', call.ip, 30, 60 * MINUTE_MS), ofAddress], clock())
  await requireFreeAddress(db, scope, email)
  const account = {
    address: email,
    ...splitName(name),
    passwordHash: await hashPassword(password),
    timeZone: timeZone && isTimeZone(timeZone) ? timeZone : 'UTC',
  }
  const made = parts.isLocal
    ? await createConfirmedAccount(db, scope, account, clock())
    : await signUpByMail(parts, account)
  return enter(parts, call, made.id)
}

function signUpByMail(
  parts: AccountParts,
  account: Parameters<typeof createPendingAccount>[2],
): Promise<Account> {
  const { db, scope, clock, queueConfirmation } = parts
  return db.transaction(async () => {
    const made = await createPendingAccount(db, scope, account)
    const { address } = account
    const expiresAt = new Date(clock().getTime() + CONFIRM_MS)
    const token = await createMailedToken(db, scope, {
      userId: made.id,
      address,
      purpose: 'confirm',
      expiresAt,
    })
    await queueConfirmation({ ...made, email: address }, token)
    return made
  })
}

async function answerConfirm(
  parts: AccountParts,
  call: PublicCall<typeof confirmAddress>,
): Promise<{ user: User; needsPassword: boolean }> {
  const { db, scope, clock } = parts
  const signedInAs = call.scope?.userId ?? null
  const confirmed = await db.transaction(async () => {
    const link = await useMailedToken(db, scope, { token: call.body.token, purpose: 'confirm' }, clock())
    if (!link) return null
    const account = await confirmAccount(db, scope, { ...link, signedInAs }, clock())
    return account && { id: account.id, needsPassword: signedInAs !== link.userId }
  })
  if (!confirmed) throw new AppError('invalid', confirmLinkInvalid)
  return { user: await enter(parts, call, confirmed.id), needsPassword: confirmed.needsPassword }
}

async function enter(
  parts: AccountParts,
  call: Pick<PublicCall<typeof signIn>, 'session'>,
  userId: number,
): Promise<User> {
  const account = await findUser(parts.db, parts.scope, userId)
  if (!account) throw new AppError('unauthorized', 'Invalid email or password')
  await call.session.start(userId)
  return toUser(parts, account)
}

/** An account that waits for its confirmation is shown with the address it waits for. */
async function toUser({ db, scope }: AccountParts, account: Account): Promise<User> {
  const { claimedAt, createdAt, ...shown } = account
  const email = claimedAt
    ? account.email
    : ((await findPendingAddress(db, scope, account.id)) ?? account.email)
  return { ...shown, email, createdAt: createdAt.toISOString(), confirmed: claimedAt !== null }
}
