// The archive and the end of somebody else's account, each in the audit log as the owner's act.
import { asSystem } from '../../../kit/db/acting-database.ts'
import { AppError } from '../../../kit/errors.ts'
import type { Scope } from '../../../kit/scope.ts'
import type { FileAnswer } from '../../../kit/serve.ts'
import type { ExportState } from '../../settings/contract.ts'
import type { LeaverAccounts } from '../../settings/index.ts'
import type { AdministrationServices } from '../administration-services.ts'
import { type OwnerAct, recordOwnerAct } from '../owner-act.ts'
import { leaverOf } from './leaver-scope.ts'

export type LeaverServices = Pick<
  AdministrationServices,
  'db' | 'system' | 'clock' | 'config' | 'closeSockets'
> & {
  accounts: LeaverAccounts
}

const stuck = (company: string) =>
  `This account is the only admin of ${company}. Hand its work over to another member first, who then becomes an admin.`

/** Throws AppError as `leaverOf` does, and: invalid for another address, conflict for a company's last admin. */
export async function deleteLeaver(
  services: LeaverServices,
  owner: Scope,
  { id, typed }: { id: number; typed: string },
): Promise<void> {
  const { db, accounts } = services
  const leaver = await leaverOf(services, owner, id)
  await db.transaction(async () => {
    // Before the account goes: the admins of its companies see the entry by its memberships.
    await record(services, owner, { action: 'account.removed', id })
    await accounts.end(leaver.scope, { typed, stuckWords: stuck })
  })
  services.closeSockets(id)
  await accounts.sweep()
}

export async function readLeaverExport(
  services: LeaverServices,
  owner: Scope,
  id: number,
): Promise<ExportState | null> {
  const leaver = await leaverOf(services, owner, id)
  return services.accounts.readExport(leaver.scope)
}

/** Throws AppError as `leaverOf` does, and: conflict while one is made, too_many. */
export async function exportLeaver(services: LeaverServices, owner: Scope, id: number): Promise<ExportState> {
  const { db, accounts } = services
  const leaver = await leaverOf(services, owner, id)
  return db.transaction(async () => {
    const open = await accounts.readExport(leaver.scope)
    if (open?.status === 'queued' || open?.status === 'running')
      throw new AppError('conflict', 'An archive of this account is being made already')
    await record(services, owner, { action: 'account.exported', id })
    return accounts.requestExport(leaver.scope)
  })
}

/** Throws AppError as `leaverOf` does, and not_found for an archive that is not there. */
export async function openLeaverExport(
  services: LeaverServices,
  owner: Scope,
  { id, exportId }: { id: number; exportId: number },
): Promise<FileAnswer> {
  const leaver = await leaverOf(services, owner, id)
  const file = await services.accounts.openExport(leaver.scope, exportId)
  await services.db.transaction(() => record(services, owner, { action: 'account.archive_taken', id }))
  return file
}

function record(
  { db, system }: LeaverServices,
  owner: Scope,
  { action, id }: { action: OwnerAct; id: number },
): Promise<void> {
  const subject = { kind: 'person', id } as const
  return recordOwnerAct(asSystem(db, system), { action, ownerId: owner.userId, subject })
}
