// Ends an account in one transaction, and has the files removed that nobody needs any more (SET-14).
import type { Clock } from '../../kit/clock.ts'
import { actingAs } from '../../kit/db/acting-database.ts'
import type { Database } from '../../kit/db/database.ts'
import { AppError } from '../../kit/errors.ts'
import type { Scope } from '../../kit/scope.ts'
import {
  deleteMailsOfNobody,
  deleteOwnDeliveries,
  mailsAtStake,
  releaseOthersDeliveries,
} from '../../routing/account-end-store.ts'
import { addressesOf, deleteAccountRow, lockAccount } from '../accounts/index.ts'
import { deleteCompanies, type JoinedCompany, lockCompanies } from '../companies/index.ts'
import type { Owned } from '../feature.ts'
import { retireAllAddresses } from '../instances/index.ts'
import { addressDiffers } from './contract.ts'

export interface DeletionServices {
  db: Database
  clock: Clock
  /** What each feature keeps of people. */
  owned(): readonly Owned[]
  /** Has the files of mails removed once the open transaction is committed. */
  removeMails(objects: string[]): Promise<void>
}

export interface Ending {
  /** The address that was typed to confirm it. */
  typed: string
  /** What is said of a company whose last admin it is. */
  stuckWords?: (company: string) => string
}

/** The refusal for a company's last admin. */
const ownStuck = (company: string) =>
  `You are the only admin of ${company}. Make another member an admin, or remove the other members, and try again.`

/** Throws invalid for another address than the account's, conflict for a company's last admin. */
export async function endAccount(
  { db, clock, owned, removeMails }: DeletionServices,
  scope: Scope,
  { typed, stuckWords = ownStuck }: Ending,
): Promise<void> {
  await db.transaction(async () => {
    const account = await lockAccount(db, scope)
    if (!account || account.email !== typed) throw new AppError('invalid', addressDiffers)
    const joined = await lockCompanies(db, scope)
    refuseLastAdmin(joined, stuckWords)
    const ending = joined.filter((one) => one.others === 0).map((one) => one.id)
    const addresses = [...new Set([account.email, ...(await addressesOf(db, scope))])]
    const atStake = await mailsAtStake(db, scope, addresses, ending)
    await retireAllAddresses(db, scope, ending, clock())
    await deleteCompanies(actingAs(db, scope), ending)
    for (const { forget } of owned()) await forget?.(db, scope, addresses)
    await releaseOthersDeliveries(db, scope, addresses)
    await deleteOwnDeliveries(db, scope)
    await deleteAccountRow(db, scope)
    await removeMails(await deleteMailsOfNobody(actingAs(db, scope), atStake, addresses))
  })
}

/** A company with members and nobody to lead it could never be led again. */
function refuseLastAdmin(joined: readonly JoinedCompany[], words: (company: string) => string): void {
  const stuck = joined.find((one) => one.isAdmin && one.others > 0 && one.otherAdmins === 0)
  if (!stuck) return
  throw new AppError('conflict', words(stuck.name), { companyId: stuck.id })
}
