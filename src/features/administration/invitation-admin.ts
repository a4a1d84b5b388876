// Invitations to the server itself: an address that may sign up, and the mail that tells it so.
import type { Response } from '../../kit/contract.ts'
import { actingAs, asSystem } from '../../kit/db/acting-database.ts'
import { AppError } from '../../kit/errors.ts'
import type { Scope } from '../../kit/scope.ts'
import {
  brokenAddressRule,
  countTry,
  findUser,
  findUserByConfirmedAddress,
  requireServerOwner,
} from '../accounts/index.ts'
import { type AdministrationServices, PAGE } from './administration-services.ts'
import type { inviteManyToServer, listServerInvitations, ServerInvitation } from './contract.ts'
import { mailInvitation } from './invitation-mail.ts'
import {
  deleteInvitation,
  type InvitationRow,
  insertInvitation,
  listInvitations,
} from './invitation-store.ts'

type InvitingServices = Pick<AdministrationServices, 'db' | 'system' | 'clock' | 'config' | 'send'>

const DAY_MS = 24 * 60 * 60_000
const ENOUGH_A_DAY = 200

export async function invitationPage(
  services: AdministrationServices,
  scope: Scope,
  before: number | null,
): Promise<Response<typeof listServerInvitations>> {
  await requireServerOwner(services, scope)
  const { db, system, config } = services
  const rows = await listInvitations(asSystem(db, system), { before, limit: PAGE + 1 })
  const { who, domains } = config.signUp
  return {
    ...{ who, domains: [...domains] },
    invitations: rows.slice(0, PAGE).map(shown),
    hasMore: rows.length > PAGE,
  }
}

/** Throws AppError: invalid for no address of a person, conflict for who has an account or is invited. */
export async function inviteAddress(
  services: InvitingServices,
  scope: Scope,
  address: string,
): Promise<ServerInvitation> {
  await requireServerOwner(services, scope)
  const { db, system, clock, config } = services
  const broken = address === '' ? 'Email is required' : brokenAddressRule(address, config.mailDomain)
  if (broken) throw new AppError('invalid', broken, [{ path: 'email', message: broken }])
  if (await findUserByConfirmedAddress(asSystem(db, system), address))
    throw new AppError('conflict', `${address} has an account already`)
  const limit = { key: `server-invite:${scope.userId}`, max: ENOUGH_A_DAY, windowMs: DAY_MS }
  await countTry(asSystem(db, system), [limit], clock())
  return db.transaction(async () => {
    const row = await insertInvitation(asSystem(db, system), {
      address,
      invitedById: scope.userId,
      createdAt: clock(),
    })
    if (!row) throw new AppError('conflict', `${address} is invited already`)
    await mailInvitation(services, row, await findUser(actingAs(db, scope), scope.userId))
    return shown(row)
  })
}

/** Who cannot be invited does not keep the others out. Throws AppError forbidden. */
export async function inviteAddresses(
  services: InvitingServices,
  scope: Scope,
  addresses: readonly string[],
): Promise<Response<typeof inviteManyToServer>> {
  await requireServerOwner(services, scope)
  const answer: Response<typeof inviteManyToServer> = { invitations: [], refused: [] }
  for (const email of new Set(addresses)) {
    try {
      answer.invitations.push(await inviteAddress(services, scope, email))
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      answer.refused.push({ email, reason: error.message })
    }
  }
  return answer
}

/** Throws AppError not_found. */
export async function takeBack(services: AdministrationServices, scope: Scope, id: number): Promise<void> {
  await requireServerOwner(services, scope)
  if (!(await deleteInvitation(asSystem(services.db, services.system), id)))
    throw new AppError('not_found', 'This invitation was taken back already')
}

const shown = ({ id, address, createdAt }: InvitationRow): ServerInvitation => ({
  id,
  address,
  createdAt: createdAt.toISOString(),
})
