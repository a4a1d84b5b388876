// The ways in which a person can sign in: a password, and identities at providers. Never fewer than one.
import { and, eq } from 'drizzle-orm'
import { linkedAccounts } from '../../../db/schema/linked-accounts.ts'
import { users } from '../../../db/schema/users.ts'
import type { SystemDatabase } from '../../kit/db/acting-database.ts'
import { type ActingDatabase, actingAs } from '../../kit/db/acting-database.ts'
import type { Database } from '../../kit/db/database.ts'
import type { Scope } from '../../kit/scope.ts'
import type { LinkedAccount } from './contract.ts'
import { hasSecondFactor } from './second-factor/second-factor-store.ts'

export type Provider = LinkedAccount['provider']

/** An identity that the provider has proved. */
export interface Identity {
  provider: 'google'
  /** The provider's own name for it (OpenID Connect Core 1.0 section 2, "sub"). */
  subject: string
  email: string
}

export interface SignInMethod {
  id: number
  provider: Provider
  email: string
  linkedAt: Date
  usedAt: Date | null
}

/** The password first. */
export async function signInMethods(db: ActingDatabase, userId: number): Promise<SignInMethod[]> {
  const [account] = await db.orm.select().from(users).where(eq(users.id, userId))
  if (!account) return []
  const identities = await db.orm.select().from(linkedAccounts).where(eq(linkedAccounts.userId, userId))
  const linked = identities.map(({ id, email, linkedAt, usedAt }) => ({
    id,
    provider: 'google' as const,
    email,
    linkedAt,
    usedAt,
  }))
  if (account.passwordHash === null) return linked
  const password = {
    id: 0,
    provider: 'email' as const,
    email: account.email,
    linkedAt: account.passwordSetAt ?? account.createdAt,
    usedAt: account.passwordUsedAt,
  }
  return [password, ...linked]
}

/** `last` and `none` change nothing. Of two that are taken away at once, the second may be the last. */
export function removeMethod(
  db: Database,
  scope: Scope,
  provider: Provider,
): Promise<'removed' | 'last' | 'none' | 'second'> {
  return db.transaction(async () => {
    await db.orm.select({ id: users.id }).from(users).where(eq(users.id, scope.userId)).for('update')
    const methods = await signInMethods(actingAs(db, scope), scope.userId)
    if (!methods.some((one) => one.provider === provider)) return 'none'
    const [other] = methods.filter((one) => one.provider !== provider)
    if (!other) return 'last'
    if (provider === 'email' && (await hasSecondFactor(actingAs(db, scope), scope.userId))) return 'second'
    if (provider === 'google') await db.orm.delete(linkedAccounts).where(isOf(scope.userId, provider))
    await db.orm
      .update(users)
      .set({
        authProvider: other.provider,
        ...(provider === 'email' && { passwordHash: null, passwordSetAt: null, passwordUsedAt: null }),
      })
      .where(eq(users.id, scope.userId))
    return 'removed'
  })
}

const isOf = (userId: number, provider: string) =>
  and(eq(linkedAccounts.userId, userId), eq(linkedAccounts.provider, provider))

/** Whose identity this is, with its use noted; null when nobody's. */
export async function useIdentity(
  db: SystemDatabase,
  { provider, subject }: Identity,
  now: Date,
): Promise<number | null> {
  const [used] = await db.orm
    .update(linkedAccounts)
    .set({ usedAt: now })
    .where(and(eq(linkedAccounts.provider, provider), eq(linkedAccounts.subject, subject)))
    .returning({ userId: linkedAccounts.userId })
  return used?.userId ?? null
}

/** Whose identity this is; null when nobody's. */
export async function identityOwner(
  db: SystemDatabase,
  { provider, subject }: Identity,
): Promise<number | null> {
  const [found] = await db.orm
    .select({ userId: linkedAccounts.userId })
    .from(linkedAccounts)
    .where(and(eq(linkedAccounts.provider, provider), eq(linkedAccounts.subject, subject)))
  return found?.userId ?? null
}

/** False when it is linked to an account already, or the account has another one of this provider. */
export async function addIdentity(
  db: SystemDatabase,
  { userId, identity: { provider, subject, email }, now }: { userId: number; identity: Identity; now: Date },
): Promise<boolean> {
  const added = await db.orm
    .insert(linkedAccounts)
    .values({ userId, provider, subject, email, linkedAt: now, usedAt: now })
    .onConflictDoNothing()
    .returning({ id: linkedAccounts.id })
  return added.length > 0
}
