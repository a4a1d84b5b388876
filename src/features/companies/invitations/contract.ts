// Invitations on the wire: made and withdrawn by an admin, accepted by exactly the invited (API-39 to API-41).
import { z } from 'zod'
import { endpoint, idParam, isoMoment } from '../../../kit/contract.ts'
import { shownLine } from '../../../kit/invisible-characters.ts'
import { done, role } from '../contract.ts'

/** COMP-22; expired by time alone. */
export const invitationStatuses = ['pending', 'accepted', 'cancelled', 'expired'] as const
const status = z.enum(invitationStatuses)
export type InvitationStatus = z.infer<typeof status>

/** ENT-11 */
export const invitation = z.object({
  id: z.number(),
  inviteeEmail: z.string(),
  role,
  department: z.string().nullable(),
  status,
  expiresAt: isoMoment,
})
export type Invitation = z.infer<typeof invitation>

/** Rule of the form and of the server alike (COMP-13). */
export const inviteeMissing = 'Email address is required'

const ofCompany = z.object({ id: idParam })
const one = z.object({ id: idParam, invitationId: idParam })
const invited = done.extend({ data: z.object({ invitation }) })

export const listInvitations = endpoint({
  method: 'GET',
  path: '/api/companies/{id}/invitations',
  summary: 'All invitations of a company, newest first',
  access: 'admin',
  params: ofCompany,
  response: z.object({ success: z.boolean(), data: z.object({ invitations: z.array(invitation) }) }),
})

export const inviteeAddress = z
  .string({ error: inviteeMissing })
  .trim()
  .toLowerCase()
  .min(1, inviteeMissing)
  .max(254, 'This email address is too long')
  .pipe(z.email({ pattern: z.regexes.html5Email, error: 'Enter a valid email address' }))

/** The same for all who are invited at once. */
const terms = {
  role: role.default('member'),
  department: z
    .string()
    .overwrite(shownLine)
    .trim()
    .max(120, 'A department has at most 120 characters')
    .nullish(),
  message: z.string().trim().max(1_000, 'A message has at most 1,000 characters').nullish(),
}

/** As many as a company may invite on one day. */
export const MOST_INVITED = 100

export const createInvitation = endpoint({
  method: 'POST',
  path: '/api/companies/{id}/invitations',
  summary: 'Invite somebody by mail; the link works once, for 7 days',
  access: 'admin',
  params: ofCompany,
  body: z.object({ email: inviteeAddress, ...terms }),
  response: invited,
  status: 201,
})

export const createInvitations = endpoint({
  method: 'POST',
  path: '/api/companies/{id}/invitations/many',
  summary:
    'Invite up to 100 people by mail; the answer says of each whether they are invited, and else why not',
  access: 'admin',
  params: ofCompany,
  body: z.object({
    emails: z
      .array(inviteeAddress)
      .min(1, inviteeMissing)
      .max(MOST_INVITED, `At most ${MOST_INVITED} people can be invited at once`),
    ...terms,
  }),
  response: done.extend({
    data: z.object({
      invitations: z.array(invitation),
      refused: z.array(z.object({ email: z.string(), reason: z.string() })),
    }),
  }),
  status: 201,
})

export const cancelInvitation = endpoint({
  method: 'DELETE',
  path: '/api/companies/{id}/invitations/{invitationId}',
  summary: 'Cancel a pending invitation; its link no longer works',
  access: 'admin',
  params: one,
  response: done,
})

export const resendInvitation = endpoint({
  method: 'POST',
  path: '/api/companies/{id}/invitations/{invitationId}/resend',
  summary: 'Send a pending or expired invitation again, with a new link for 7 days',
  access: 'admin',
  params: one,
  response: invited,
})

/** What whoever holds the link may see, signed in or not. */
export const openedInvitation = z.object({
  companyName: z.string(),
  role,
  inviterName: z.string().nullable(),
  inviteeEmail: z.string(),
  message: z.string(),
  status,
  expiresAt: isoMoment,
})
export type OpenedInvitation = z.infer<typeof openedInvitation>

const byToken = z.object({ token: z.string().min(1).max(200) })

export const openInvitation = endpoint({
  method: 'GET',
  path: '/api/invitations/{token}',
  summary: 'What an invitation is for, by the token of its link',
  access: 'public',
  params: byToken,
  response: openedInvitation,
})

export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/api/invitations/{token}',
  summary: 'Accept an invitation, signed in with exactly the invited address, confirmed',
  access: 'person',
  params: byToken,
  response: done.extend({ data: z.object({ companyId: z.number() }) }),
})

export const invitationUnknown = 'This invitation link is invalid'
