// Accounts that begin: signed up, waiting for their address, confirmed, and then owner of what a guest had.

import { randomUUID } from 'node:crypto'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { mailedTokens, sessions, userAddresses, users } from '../../../db/schema/users.ts'
import { asSystem, type SystemDatabase } from '../../kit/db/acting-database.ts'
import { type Database, isUniqueViolation } from '../../kit/db/database.ts'
import { AppError } from '../../kit/errors.ts'
import type { SystemScope } from '../../kit/scope.ts'
import type { LanguageCode } from '../../mail/words/contract.ts'
import { type Account, accountColumns, findUserByConfirmedAddress } from './account-store.ts'

export interface NewAccount {
  /** Lower case. */
  address: string
  firstName: string
  lastName: string
  /** Null where another way to sign in was shown, such as Google. */
  passwordHash: string | null
  timeZone: string
  language?: LanguageCode | null
  /** How the account began: "email" unless it says otherwise. */
  authProvider?: string
}

/** Throws AppError 409 when somebody has confirmed this address (AUTH-25). */
export async function requireFreeAddress(db: Database, scope: SystemScope, address: string): Promise<void> {
  if (await findUserByConfirmedAddress(asSystem(db, scope), address)) throw addressTaken()
}

const addressTaken = () => new AppError('conflict', 'An account with this email address already exists')

/**
 * Makes an account that owns nothing until its address is confirmed. It stands beside the guest of that
 * address, under a name that no mail can reach, so that nothing of the guest's is shown to whoever signed up
 * (threat 20). A later sign-up for the same address replaces it, and takes over the links that went there: they
 * prove the address, whoever signed up with it.
 */
export async function createPendingAccount(
  db: Database,
  scope: SystemScope,
  { address, ...account }: NewAccount,
  now: Date,
): Promise<Account> {
  return db.transaction(async () => {
    await requireFreeAddress(db, scope, address)
    await db.query('select pg_advisory_xact_lock(hashtext($1))', [`sign-up ${address}`])
    const replaced = await db.orm.select({ id: users.id }).from(users).where(isPendingFor(address))
    const [made] = await db.orm
      .insert(users)
      .values({
        ...account,
        email: `${randomUUID()}@unconfirmed.invalid`,
        passwordSetAt: account.passwordHash === null ? null : now,
      })
      .returning(accountColumns)
    if (!made) throw new Error('the insert of an account gave no row')
    await takeLinks(db, address, replaced, made.id)
    await dropPending(asSystem(db, scope), address)
    await db.orm.insert(userAddresses).values({ userId: made.id, address })
    return made
  })
}

async function takeLinks(
  db: Database,
  address: string,
  from: { id: number }[],
  userId: number,
): Promise<void> {
  const ids = from.map(({ id }) => id)
  if (ids.length === 0) return
  const isTheirs = and(inArray(mailedTokens.userId, ids), eq(mailedTokens.address, address))
  await db.orm.update(mailedTokens).set({ userId }).where(isTheirs)
}

/** Claims the guest's row (or makes one) at once: for local mode, and for a proof that is already given. */
export async function createConfirmedAccount(
  db: Database,
  scope: SystemScope,
  { address, ...account }: NewAccount,
  now: Date,
): Promise<Account> {
  return db.transaction(async () => {
    await requireFreeAddress(db, scope, address)
    await dropPending(asSystem(db, scope), address)
    return claim(db, address, account, now)
  })
}

/**
 * The holder of the address has followed the link that went there: what a guest of that address had is now
 * theirs. `signedInAs` is who the browser that confirms is signed in as. If not as that account, whoever
 * signed up may be another person: the password and all sessions end, and the holder of the address chooses
 * a new password. Null when the account is gone or confirmed already.
 */
export async function confirmAccount(
  db: Database,
  scope: SystemScope,
  { userId, address, signedInAs }: { userId: number; address: string; signedInAs: number | null },
  now: Date,
): Promise<Account | null> {
  return db.transaction(async () => {
    const [pending] = await db.orm
      .select()
      .from(users)
      .where(and(eq(users.id, userId), isNull(users.claimedAt)))
      .for('update')
    if (!pending) return null
    await requireFreeAddress(db, scope, address)
    const isSamePerson = signedInAs === userId
    const { firstName, lastName, timeZone, language, passwordHash } = pending
    const account = await claim(
      db,
      address,
      { firstName, lastName, timeZone, language, passwordHash: isSamePerson ? passwordHash : null },
      now,
    )
    if (isSamePerson) {
      await db.orm.update(sessions).set({ userId: account.id }).where(eq(sessions.userId, userId))
    }
    // So that the page of an opened link can still say what it was.
    await db.orm.update(mailedTokens).set({ userId: account.id }).where(eq(mailedTokens.userId, userId))
    await db.orm.delete(users).where(eq(users.id, userId))
    return account
  })
}

/**
 * Whoever holds the address of a guest has followed the link that went there: the guest's account is theirs,
 * with its name and everything it made, and without a password so far. Who had signed up with that address
 * elsewhere and never confirmed it goes. Null when there is no such guest (any more).
 */
export async function claimGuest(
  db: Database,
  scope: SystemScope,
  { userId, address }: { userId: number; address: string },
  now: Date,
): Promise<Account | null> {
  return db.transaction(async () => {
    const [guest] = await db.orm
      .select()
      .from(users)
      .where(and(eq(users.id, userId), eq(users.email, address), isNull(users.claimedAt)))
      .for('update')
    if (!guest) return null
    await requireFreeAddress(db, scope, address)
    await dropPending(asSystem(db, scope), address)
    const { firstName, lastName, timeZone } = guest
    return claim(db, address, { firstName, lastName, timeZone, passwordHash: null }, now)
  })
}

async function claim(
  db: Database,
  address: string,
  person: Omit<NewAccount, 'address'>,
  now: Date,
): Promise<Account> {
  const account = { ...person, passwordSetAt: person.passwordHash === null ? null : now }
  try {
    const [claimed] = await db.orm
      .insert(users)
      .values({ ...account, email: address, claimedAt: now, createdAt: now })
      .onConflictDoUpdate({
        target: users.email,
        set: { ...account, claimedAt: now, updatedAt: now },
        setWhere: isNull(users.claimedAt),
      })
      .returning(accountColumns)
    if (!claimed) throw addressTaken()
    await db.orm
      .insert(userAddresses)
      .values({ userId: claimed.id, address, confirmedAt: now })
      .onConflictDoUpdate({
        target: [userAddresses.userId, userAddresses.address],
        set: { confirmedAt: now },
      })
    return claimed
  } catch (error) {
    // Two sign-ups for one address at the same time.
    if (isUniqueViolation(error)) throw addressTaken()
    throw error
  }
}

/** Accounts that wait for this address own nothing, so that they go without a trace, sessions and links too. */
export async function dropPending(db: SystemDatabase, address: string): Promise<void> {
  await db.orm.delete(users).where(isPendingFor(address))
}

function isPendingFor(address: string) {
  return and(
    isNull(users.claimedAt),
    sql`${users.id} in (select user_id from user_addresses where address = ${address} and confirmed_at is null)`,
  )
}

/** The account that waits for this address; null when none does. */
export async function findPendingAccount(db: SystemDatabase, address: string): Promise<number | null> {
  const [found] = await db.orm.select({ id: users.id }).from(users).where(isPendingFor(address))
  return found?.id ?? null
}

/** The address that an account waits for; null when it waits for none. */
export async function findPendingAddress(db: SystemDatabase, userId: number): Promise<string | null> {
  const [found] = await db.orm
    .select({ address: userAddresses.address })
    .from(userAddresses)
    .where(and(eq(userAddresses.userId, userId), isNull(userAddresses.confirmedAt)))
    .orderBy(userAddresses.id)
    .limit(1)
  return found?.address ?? null
}
