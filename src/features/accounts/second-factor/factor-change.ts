// What follows when a second factor comes or goes: recovery codes with the first, and everybody else signed out.
import { recordAct } from '../../../kit/audit-store.ts'
import { actingAs, asSystem } from '../../../kit/db/acting-database.ts'
import type { AccountNews, AccountServices } from '../account-services.ts'
import { findUser } from '../account-store.ts'
import { hashRecoveryCode, newRecoveryCodes } from '../second-factor.ts'
import { replaceRecoveryCodes } from '../second-factor-store.ts'
import { endSessionsOf } from '../session-store.ts'

/** Those before end. They are told once, and kept as hashes. */
export async function newCodes({ db, scope }: AccountServices, userId: number): Promise<string[]> {
  const codes = newRecoveryCodes()
  await replaceRecoveryCodes(actingAs(db, scope), userId, codes.map(hashRecoveryCode))
  return codes
}

/**
 * Whoever else is signed in may not be the one who changed it: all other sessions end, and the address hears of it.
 * Gives the sessions that ended.
 */
export async function factorChanged(
  { db, scope, mails }: AccountServices,
  { userId, keepId }: { userId: number; keepId: number | null },
  news: Extract<AccountNews, { what: 'factor-added' | 'factor-removed' }>,
): Promise<number[]> {
  const account = await findUser(actingAs(db, scope), userId)
  if (account) await mails.news({ userId, address: account.email }, news)
  return endSessionsOf(actingAs(db, scope), userId, keepId)
}

/** Of an authenticator app; what becomes of a passkey, the database itself tells. */
export const recordFactor = (
  { db, scope }: AccountServices,
  userId: number,
  action: 'factor.added' | 'factor.removed' | 'recovery.made',
): Promise<void> =>
  recordAct(asSystem(db, scope), { action, actorId: userId, subject: { kind: 'person', id: userId } })
