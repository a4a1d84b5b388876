// The ways to sign in, listed, added and taken away (API-15 to API-17, AUTH-20 to AUTH-24).
import { actingAs, asSystem } from '../../kit/db/acting-database.ts'
import { AppError } from '../../kit/errors.ts'
import { type Call, type Served, serve } from '../../kit/serve.ts'
import { countTry } from '../../kit/try-store.ts'
import type { AccountServices } from './account-services.ts'
import { findUser } from './account-store.ts'
import { type LinkedAccount, linkEmail, listLinkedAccounts, unlinkAccount } from './contract.ts'
import { shownUser } from './enter.ts'
import { removeMethod, signInMethods } from './linked-account-store.ts'
import { checkNewPassword } from './new-password.ts'
import { hashPassword } from './password.ts'
import { addPassword } from './password-store.ts'

const MINUTE_MS = 60_000

export const lastMethod = 'You must have at least one authentication method'

export function linkedAccountRoutes(services: AccountServices): Served[] {
  return [
    serve(listLinkedAccounts, ({ scope }) => listOf(services, scope.userId)),
    serve(linkEmail, (call) => answerLinkEmail(services, call)),
    serve(unlinkAccount, (call) => answerUnlink(services, call)),
  ]
}

async function listOf(services: AccountServices, userId: number): Promise<LinkedAccount[]> {
  const { confirmed, email } = await shownUser(services, userId)
  const methods = await signInMethods(actingAs(services.db, services.scope), userId)
  return methods.map(({ id, provider, linkedAt, usedAt, ...method }) => ({
    id,
    provider,
    email: provider === 'email' ? email : method.email,
    linkedAt: linkedAt.toISOString(),
    lastUsed: usedAt?.toISOString() ?? null,
    // With an unconfirmed address one signs in, and that is all.
    isActive: confirmed,
  }))
}

async function answerLinkEmail(
  services: AccountServices,
  { scope, body }: Call<typeof linkEmail>,
): Promise<LinkedAccount> {
  const { db, clock } = services
  await limit(services, scope.userId)
  checkNewPassword(body)
  const passwordHash = await hashPassword(body.password)
  await db.transaction(async () => {
    if (!(await addPassword(db, scope, passwordHash, clock()))) {
      throw new AppError('conflict', 'This account has a password already')
    }
    const account = await findUser(actingAs(db, scope), scope.userId)
    // The first way in, as after a claim, is no news to whoever has just chosen it.
    const isNews = (await signInMethods(actingAs(db, scope), scope.userId)).length > 1
    if (account?.claimedAt && isNews) {
      await services.mails.news({ userId: account.id, address: account.email }, { what: 'password-added' })
    }
  })
  const [added] = await listOf(services, scope.userId)
  if (!added) throw new Error('the account of an added password is gone')
  return added
}

async function answerUnlink(
  services: AccountServices,
  { scope, params }: Call<typeof unlinkAccount>,
): Promise<{ message: string }> {
  await limit(services, scope.userId)
  const { db, mails } = services
  const { userId } = scope
  await db.transaction(async () => {
    const outcome = await removeMethod(db, scope, params.provider)
    if (outcome === 'last') throw new AppError('conflict', lastMethod)
    if (outcome === 'second')
      throw new AppError('conflict', 'Take your second factor away first: it stands behind your password')
    if (outcome === 'none') throw new AppError('not_found', 'This account is not linked')
    const { email } = await shownUser(services, userId)
    await mails.news({ userId, address: email }, { what: 'way-removed', provider: params.provider })
  })
  return { message: 'The account is no longer linked' }
}

function limit({ db, scope, clock }: AccountServices, userId: number): Promise<void> {
  return countTry(
    asSystem(db, scope),
    [{ key: `methods:${userId}`, max: 30, windowMs: 15 * MINUTE_MS }],
    clock(),
  )
}
