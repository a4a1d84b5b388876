// Lets the owner of the server act for the account of somebody else, and nobody for their own.
import { asSystem } from '../../../kit/db/acting-database.ts'
import { AppError } from '../../../kit/errors.ts'
import { mintScope, type Scope } from '../../../kit/scope.ts'
import {
  findAccount,
  findServerOwner,
  membershipsOf,
  type OwnerServices,
  requireServerOwner,
} from '../../accounts/index.ts'
import type { AdministrationServices } from '../administration-services.ts'

/** Commands act as the owner of the server. Throws AppError conflict while it has none. */
export async function scopeOfOwner(services: OwnerServices): Promise<Scope> {
  const owner = await findServerOwner(services)
  if (!owner)
    throw new AppError(
      'conflict',
      'This server has no owner yet. Make an account first: mailcrew user add ADDRESS',
    )
  return mintScope(owner.id)
}

export interface Leaver {
  id: number
  email: string
  /** Of the leaver, in Personal. */
  scope: Scope
}

/** Throws AppError: forbidden for anybody but the owner, not_found, conflict for the owner's own account. */
export async function leaverOf(
  services: Pick<AdministrationServices, 'db' | 'system' | 'config'>,
  owner: Scope,
  id: number,
): Promise<Leaver> {
  await requireServerOwner(services, owner)
  if (id === owner.userId)
    throw new AppError('conflict', 'This account owns the server. For your own data, see Settings, Privacy.')
  const account = await findAccount(asSystem(services.db, services.system), id)
  if (!account) throw new AppError('not_found', 'There is no account with this number')
  return { ...account, scope: mintScope(id) }
}

/** The leaver's scopes in the companies in which both are members, and the other companies of the leaver. */
export async function companiesOfBoth(
  services: Pick<AdministrationServices, 'db' | 'system'>,
  leaver: Pick<Leaver, 'id'>,
  otherId: number,
): Promise<{ shared: Scope[]; apart: number[] }> {
  const db = asSystem(services.db, services.system)
  const [own, others] = [await membershipsOf(db, leaver.id), await membershipsOf(db, otherId)]
  const isShared = (companyId: number) => others.some((one) => one.companyId === companyId)
  return {
    shared: own
      .filter(({ companyId }) => isShared(companyId))
      .map(({ companyId, role }) => mintScope(leaver.id, companyId, role)),
    apart: own.filter(({ companyId }) => !isShared(companyId)).map(({ companyId }) => companyId),
  }
}
