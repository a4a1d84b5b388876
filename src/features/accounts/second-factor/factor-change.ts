// A second factor comes or goes, with what follows: recovery codes with the first, and everybody else signed out.
import { recordAct } from '../../../kit/audit-store.ts'
import { actingAs, asSystem } from '../../../kit/db/acting-database.ts'
import type { AccountNews, AccountServices } from '../account-services.ts'
import { findUser } from '../account-store.ts'
import { endSessionsOf } from '../session-store.ts'
import { hashRecoveryCode, newRecoveryCodes } from './second-factor.ts'
import { hasSecondFactor, removeRecoveryCodes, replaceRecoveryCodes } from './second-factor-store.ts'

/** Those before end. They are told once, and kept as hashes. */
export async function newCodes({ db, scope }: AccountServices, userId: number): Promise<string[]> {
  const codes = newRecoveryCodes()
  await replaceRecoveryCodes(actingAs(db, scope), userId, codes.map(hashRecoveryCode))
  return codes
}

/** Of whom, and the session that stays: null ends them all. */
interface Whose {
  userId: number
  keepId: number | null
}

/** Keeps a factor by `keep`, which throws where it cannot; the first one comes with recovery codes. */
export function addFactor(
  services: AccountServices,
  whose: Whose,
  keep: () => Promise<void>,
): Promise<{ recoveryCodes: string[]; ended: number[] }> {
  const { db, scope } = services
  return db.transaction(async () => {
    const isFirst = !(await hasSecondFactor(actingAs(db, scope), whose.userId))
    await keep()
    return {
      recoveryCodes: isFirst ? await newCodes(services, whose.userId) : [],
      ended: await signOutOthers(services, whose, { what: 'factor-added' }),
    }
  })
}

/** Takes a factor away by `drop`, which throws where there is none; the last one takes the recovery codes along. */
export function removeFactor(
  services: AccountServices,
  whose: Whose,
  drop: () => Promise<void>,
): Promise<{ isLast: boolean; ended: number[] }> {
  const { db, scope } = services
  return db.transaction(async () => {
    await drop()
    const isLast = !(await hasSecondFactor(actingAs(db, scope), whose.userId))
    if (isLast) await removeRecoveryCodes(actingAs(db, scope), whose.userId)
    return { isLast, ended: await signOutOthers(services, whose, { what: 'factor-removed', isLast }) }
  })
}

/**
 * Whoever else is signed in may not be the one who changed it: all other sessions end, and the address hears of it.
 * Gives the sessions that ended.
 */
async function signOutOthers(
  { db, scope, mails }: AccountServices,
  { userId, keepId }: Whose,
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
