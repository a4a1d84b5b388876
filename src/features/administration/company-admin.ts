// Companies as the owner of the server has them: listed, disabled, enabled, and their members signed out.
import { asSystem } from '../../kit/db/acting-database.ts'
import { AppError } from '../../kit/errors.ts'
import type { Scope } from '../../kit/scope.ts'
import { endSessionsOf, requireServerOwner } from '../accounts/index.ts'
import { listAllCompanies, memberIdsOf, setCompanyDisabled } from '../companies/index.ts'
import { type Asked, pageOf } from './account-admin.ts'
import { type AdministrationServices, PAGE } from './administration-services.ts'
import type { ServerCompany } from './contract.ts'
import { recordOwnerAct } from './owner-act.ts'

export async function companyPage(
  services: AdministrationServices,
  scope: Scope,
  asked: Asked,
): Promise<{ companies: ServerCompany[]; hasMore: boolean }> {
  await requireServerOwner(services, scope)
  const rows = await listAllCompanies(asSystem(services.db, services.system), pageOf(asked))
  const companies = rows.slice(0, PAGE).map(({ createdAt, disabledAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    disabledAt: disabledAt?.toISOString() ?? null,
  }))
  return { companies, hasMore: rows.length > PAGE }
}

/** `isDisabled` is how it is from now on. Throws AppError not_found. */
export async function switchCompany(
  services: AdministrationServices,
  scope: Scope,
  id: number,
  isDisabled: boolean,
): Promise<void> {
  await requireServerOwner(services, scope)
  const { db, system, clock } = services
  const members = await membersOrThrow(services, id)
  await db.transaction(async () => {
    if (!(await setCompanyDisabled(asSystem(db, system), id, isDisabled ? clock() : null))) return
    const action = isDisabled ? 'company.disabled' : 'company.enabled'
    await recordOwnerAct(asSystem(db, system), {
      action,
      ownerId: scope.userId,
      subject: { kind: 'company', id },
    })
  })
  // Their sockets open again without what is the company's.
  if (isDisabled) for (const userId of members) services.closeSockets(userId)
}

/** But for who asks, who may be a member. */
export async function signOutMembers(
  services: AdministrationServices,
  scope: Scope,
  id: number,
): Promise<void> {
  await requireServerOwner(services, scope)
  const { db, system } = services
  const members = (await membersOrThrow(services, id)).filter((userId) => userId !== scope.userId)
  await db.transaction(async () => {
    for (const userId of members) await endSessionsOf(asSystem(db, system), userId)
    await recordOwnerAct(asSystem(db, system), {
      action: 'company.signed_out',
      ownerId: scope.userId,
      subject: { kind: 'company', id },
    })
  })
  for (const userId of members) services.closeSockets(userId)
}

async function membersOrThrow({ db, system }: AdministrationServices, id: number): Promise<number[]> {
  const members = await memberIdsOf(asSystem(db, system), id)
  if (members === null) throw new AppError('not_found', 'There is no company with this number')
  return members
}
