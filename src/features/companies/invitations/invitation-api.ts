// Invitations: made, listed, sent again and cancelled by admins; opened and accepted by their link.
import { AppError } from '../../../kit/errors.ts'
import { type Served, serve, servePublic } from '../../../kit/serve.ts'
import { displayName } from '../../accounts/index.ts'
import type { CompanyServices } from '../company-services.ts'
import { accept, opened } from './accept.ts'
import {
  acceptInvitation,
  cancelInvitation,
  createInvitation,
  createInvitations,
  type Invitation,
  listInvitations,
  openInvitation,
  resendInvitation,
} from './contract.ts'
import { statusOf } from './invitation.ts'
import { type InvitationRow, invitationsOf, markCancelled } from './invitation-store.ts'
import { invite, inviteAgain, inviteMany } from './invite.ts'

export function invitationRoutes(services: CompanyServices): Served[] {
  const { db, clock } = services
  const wired = (row: InvitationRow) => toWire(row, clock())
  return [
    serve(listInvitations, async ({ scope }) => ({
      success: true,
      data: { invitations: (await invitationsOf(db, scope)).map(wired) },
    })),
    serve(createInvitation, async ({ scope, body }) => {
      const { email, role, department, message } = body
      const row = await invite(services, scope, {
        email,
        role,
        department: department || null,
        message: message ?? '',
      })
      return { success: true, message: 'Invitation sent', data: { invitation: wired(row) } }
    }),
    serve(createInvitations, async ({ scope, body }) => {
      const { emails, role, department, message } = body
      const terms = { role, department: department || null, message: message ?? '' }
      const { rows, refused } = await inviteMany(services, scope, emails, terms)
      const count = rows.length === 1 ? '1 invitation' : `${rows.length} invitations`
      return { success: true, message: `${count} sent`, data: { invitations: rows.map(wired), refused } }
    }),
    serve(cancelInvitation, async ({ scope, params }) => {
      if (!(await markCancelled(db, scope, params.invitationId, clock())))
        throw new AppError('conflict', 'Only a pending invitation can be cancelled')
      return { success: true, message: 'Invitation cancelled' }
    }),
    serve(resendInvitation, async ({ scope, params }) => ({
      success: true,
      message: 'Invitation sent again',
      data: { invitation: wired(await inviteAgain(services, scope, params.invitationId)) },
    })),
    servePublic(openInvitation, async ({ params }) => {
      const { invitation, companyName, inviter } = await opened(services, params.token)
      const { inviteeEmail, role, message, status, expiresAt } = { ...invitation, ...wired(invitation) }
      const inviterName = inviter ? displayName(inviter) : null
      return { companyName, inviterName, inviteeEmail, role, message, status, expiresAt }
    }),
    serve(acceptInvitation, async ({ scope, params }) => ({
      success: true,
      message: 'You are a member now',
      data: { companyId: await accept(services, scope, params.token) },
    })),
  ]
}

function toWire(row: InvitationRow, now: Date): Invitation {
  const { id, inviteeEmail, role, department, expiresAt } = row
  return {
    id,
    inviteeEmail,
    role,
    department,
    status: statusOf(row, now),
    expiresAt: expiresAt.toISOString(),
  }
}
