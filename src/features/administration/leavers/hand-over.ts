// Hands the work of somebody who leaves the server or a company over to another account, all of it in one transaction.
import { counted } from '../../../agent/counted.ts'
import { recordAct } from '../../../kit/audit-store.ts'
import { actingAs, asSystem } from '../../../kit/db/acting-database.ts'
import { AppError } from '../../../kit/errors.ts'
import type { Scope } from '../../../kit/scope.ts'
import { findUserByConfirmedAddress } from '../../accounts/index.ts'
import { companyNames } from '../../companies/index.ts'
import type { HandedOver } from '../../feature.ts'
import { recordOwnerAct } from '../owner-act.ts'
import type { HandOverResult } from './contract.ts'
import type { LeaverServices } from './leaver-admin.ts'
import { companiesOfBoth, type Leaver, leaverOf } from './leaver-scope.ts'

export interface HandOver {
  id: number
  /** The address of the account that takes over. */
  to: string
  withPersonal: boolean
}

/** Throws AppError as `leaverOf` does, and: invalid for an address without an account that can take over. */
export async function handOverWork(
  services: LeaverServices,
  owner: Scope,
  { id, to, withPersonal }: HandOver,
): Promise<HandOverResult> {
  const { db, system, accounts } = services
  const leaver = await leaverOf(services, owner, id)
  const userId = await heirAt(services, leaver, to)
  return db.transaction(async () => {
    const { shared, apart } = await companiesOfBoth(services, leaver, userId)
    const given: HandedOver[] = []
    for (const scope of withPersonal ? [...shared, leaver.scope] : shared)
      given.push(...(await accounts.handOver(scope, { userId })))
    const words = wordsOf(given)
    await recordOwnerAct(asSystem(db, system), {
      action: 'account.handed_over',
      ownerId: owner.userId,
      subject: { kind: 'person', id },
      facts: { account: userId, given: words, personal: withPersonal },
    })
    return { given: words, apart: await companyNames(asSystem(db, system), apart) }
  })
}

const notMembers = 'Choose another member of the company to take over the work'

/** As `HandOverMember` of companies. */
export async function handOverMember(
  services: Pick<LeaverServices, 'db' | 'system' | 'accounts'>,
  acting: Scope,
  { fromId, toId }: { fromId: number; toId: number },
): Promise<void> {
  const { db, accounts } = services
  if (acting.userId !== fromId && acting.role !== 'admin')
    throw new AppError('forbidden', 'This takes an admin of the company', { reason: 'role' })
  const { shared } = await companiesOfBoth(services, { id: fromId }, toId)
  const scope = shared.find(({ companyId }) => companyId === acting.companyId)
  if (!scope || fromId === toId) throw new AppError('invalid', notMembers)
  const given = await accounts.handOver(scope, { userId: toId })
  await recordAct(actingAs(db, acting), {
    action: 'member.handed_over',
    companyId: acting.companyId,
    subject: { kind: 'person', id: fromId },
    facts: { account: toId, given: wordsOf(given) },
  })
}

async function heirAt({ db, system }: LeaverServices, leaver: Leaver, address: string): Promise<number> {
  const heir = await findUserByConfirmedAddress(asSystem(db, system), address)
  const wrong = wrongHeir(heir, leaver, address)
  if (wrong !== null || !heir) throw new AppError('invalid', wrong ?? '', [{ path: 'to', message: wrong }])
  return heir.id
}

function wrongHeir(
  heir: { id: number; disabledAt: Date | null } | null,
  leaver: Leaver,
  address: string,
): string | null {
  if (!heir) return `There is no account with the address ${address}`
  if (heir.id === leaver.id) return 'This is the same account'
  return heir.disabledAt ? 'This account is disabled: choose somebody else' : null
}

/** Of all contexts together, in the order in which they came. */
function wordsOf(given: readonly HandedOver[]): string[] {
  const sums = new Map<string, HandedOver>()
  for (const { noun, count } of given) {
    const before = sums.get(noun[0])?.count ?? 0
    if (before + count > 0) sums.set(noun[0], { noun, count: before + count })
  }
  return [...sums.values()].map(({ noun, count }) => counted(count, noun))
}
