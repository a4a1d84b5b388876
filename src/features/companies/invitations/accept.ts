// Accepting an invitation: once, in time, and only as the person to whom it was sent (COMP-22).
import { actingAs, asSystem } from '../../../kit/db/acting-database.ts'
import { AppError } from '../../../kit/errors.ts'
import type { Scope } from '../../../kit/scope.ts'
import { findUserByConfirmedAddress, hashToken } from '../../accounts/index.ts'
import type { CompanyServices } from '../company-services.ts'
import { placeInDepartment } from '../hierarchy/unit-store.ts'
import { tellMembers } from '../members/company-events.ts'
import { joinCompany } from '../members/member-store.ts'
import { type InvitationStatus, invitationUnknown } from './contract.ts'
import { statusOf } from './invitation.ts'
import { findByToken, markAccepted, type OpenedRow } from './invitation-store.ts'
import { requireAllowedDomain } from './invite.ts'

const ended: Record<Exclude<InvitationStatus, 'pending'>, string> = {
  accepted: 'This invitation was accepted already',
  cancelled: 'This invitation was cancelled',
  expired: 'This invitation has expired: ask for a new one',
}

/** Throws AppError not_found for a token of no invitation. */
export async function opened({ db, system }: CompanyServices, token: string): Promise<OpenedRow> {
  const found = await findByToken(asSystem(db, system), hashToken(token))
  if (!found) throw new AppError('not_found', invitationUnknown)
  return found
}

/**
 * The id of the company that the person is a member of from now on. Throws AppError: not_found; conflict once
 * the invitation has ended; forbidden for anybody but the person who has confirmed the invited address;
 * invalid where the company has been restricted to other domains since.
 */
export async function accept(services: CompanyServices, scope: Scope, token: string): Promise<number> {
  const { db, system, clock } = services
  const now = clock()
  return db.transaction(async () => {
    const { invitation, ...company } = await opened(services, token)
    const { companyId, inviteeEmail, role, department } = invitation
    const status = statusOf(invitation, now)
    if (company.disabledAt) throw new AppError('conflict', 'This company is disabled on this server')
    if (status !== 'pending') throw new AppError('conflict', ended[status], { status })
    const invited = await findUserByConfirmedAddress(asSystem(db, system), inviteeEmail)
    if (invited?.id !== scope.userId) {
      throw new AppError('forbidden', `Sign in as ${inviteeEmail}, confirmed, to accept this invitation`, {
        reason: 'other_address',
      })
    }
    requireAllowedDomain(company, inviteeEmail)
    if (!(await markAccepted(asSystem(db, system), invitation.id, now)))
      throw new AppError('conflict', ended.accepted, { status: 'accepted' })
    if (
      await joinCompany(actingAs(db, scope), {
        companyId,
        member: { userId: scope.userId, role, department },
        at: now,
      })
    ) {
      if (department) await placeInDepartment(db, scope, companyId, department)
      await tellMembers(db, scope, companyId)
    }
    return companyId
  })
}
