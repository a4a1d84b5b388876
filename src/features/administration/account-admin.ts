// Accounts as the owner of the server has them: listed, disabled, enabled, and signed out.
import { asSystem } from '../../kit/db/acting-database.ts'
import { AppError } from '../../kit/errors.ts'
import type { Scope } from '../../kit/scope.ts'
import {
  type AccountPage,
  displayName,
  endSessionsOf,
  findAccount,
  listAccounts,
  removeSecondFactors,
  requireServerOwner,
  setDisabled,
} from '../accounts/index.ts'
import { type AdministrationServices, PAGE } from './administration-services.ts'
import type { ServerAccount } from './contract.ts'
import { recordOwnerAct } from './owner-act.ts'

export type Asked = Pick<AccountPage, 'search' | 'state'> & { before?: number | undefined }

/** One more than a page holds tells whether there is another. */
export const pageOf = ({ before, ...asked }: Asked): AccountPage => ({
  ...asked,
  before: before ?? null,
  limit: PAGE + 1,
})

export async function accountPage(
  services: AdministrationServices,
  scope: Scope,
  asked: Asked,
): Promise<{ accounts: ServerAccount[]; hasMore: boolean }> {
  await requireServerOwner(services, scope)
  const rows = await listAccounts(asSystem(services.db, services.system), pageOf(asked))
  const accounts = rows.slice(0, PAGE).map(({ createdAt, disabledAt, usedAt, ...row }) => ({
    id: row.id,
    name: displayName(row),
    email: row.email,
    createdAt: createdAt.toISOString(),
    lastUsed: usedAt?.toISOString() ?? null,
    sessions: row.sessions,
    companies: row.companies,
    hasSecondFactor: row.hasSecondFactor,
    disabledAt: disabledAt?.toISOString() ?? null,
    isOwn: row.id === scope.userId,
  }))
  return { accounts, hasMore: rows.length > PAGE }
}

/** `isDisabled` is how it is from now on. Throws AppError: not_found; conflict for the own account. */
export async function switchAccount(
  services: AdministrationServices,
  scope: Scope,
  id: number,
  isDisabled: boolean,
): Promise<void> {
  await requireServerOwner(services, scope)
  if (id === scope.userId)
    throw new AppError('conflict', 'This is your own account: nobody else could enable it')
  const { db, system, clock } = services
  await requireAccount(services, id)
  await db.transaction(async () => {
    if (!(await setDisabled(asSystem(db, system), id, isDisabled ? clock() : null))) return
    if (isDisabled) await endSessionsOf(asSystem(db, system), id)
    const action = isDisabled ? 'account.disabled' : 'account.enabled'
    await recordOwnerAct(asSystem(db, system), {
      action,
      ownerId: scope.userId,
      subject: { kind: 'person', id },
    })
  })
  if (isDisabled) services.closeSockets(id)
}

/** Of the own account too, but for the session `keepId`. */
export async function signOut(
  services: AdministrationServices,
  scope: Scope,
  id: number,
  keepId: number | null,
): Promise<void> {
  await requireServerOwner(services, scope)
  const { db, system } = services
  await requireAccount(services, id)
  await db.transaction(async () => {
    await endSessionsOf(asSystem(db, system), id, id === scope.userId ? keepId : null)
    await recordOwnerAct(asSystem(db, system), {
      action: 'account.signed_out',
      ownerId: scope.userId,
      subject: { kind: 'person', id },
    })
  })
  if (id !== scope.userId) services.closeSockets(id)
}

/** For somebody who has lost it, and shown the owner in another way who they are. Throws AppError not_found. */
export async function resetSecondFactor(
  services: AdministrationServices,
  scope: Scope,
  id: number,
): Promise<void> {
  await requireServerOwner(services, scope)
  if (id === scope.userId) throw new AppError('conflict', 'Remove your own second factor in your settings')
  const { db, system } = services
  await requireAccount(services, id)
  await db.transaction(async () => {
    if (!(await removeSecondFactors(asSystem(db, system), id)))
      throw new AppError('not_found', 'This account has no second factor')
    await endSessionsOf(asSystem(db, system), id)
    await recordOwnerAct(asSystem(db, system), {
      action: 'account.factor_reset',
      ownerId: scope.userId,
      subject: { kind: 'person', id },
    })
  })
  services.closeSockets(id)
}

async function requireAccount({ db, system }: AdministrationServices, id: number): Promise<void> {
  if (!(await findAccount(asSystem(db, system), id)))
    throw new AppError('not_found', 'There is no account with this number')
}
