// Reads the invitations of a company, and sends, repeats and cancels them.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api, keyOf } from '../../../ui/api.ts'
import { toast } from '../../../ui/toasts.ts'
import { useAct } from '../../../ui/use-act.ts'
import type { Role } from '../contract.ts'
import {
  cancelInvitation,
  createInvitation,
  createInvitations,
  listInvitations,
  resendInvitation,
} from '../invitations/contract.ts'
import type { Refused } from './addresses-part.tsx'
import { refreshCompanies } from './refresh-companies.ts'

export function useInvitations(companyId: number) {
  return useQuery({
    queryKey: keyOf(listInvitations, { id: companyId }),
    queryFn: async ({ signal }) =>
      (await api(listInvitations, { params: { id: companyId }, signal })).data.invitations,
  })
}

export type InviteForm = { email: string; role: Role; department: string; message: string }

export function useInvite(companyId: number, onDone: () => void) {
  const queryClient = useQueryClient()
  return useAct((body: InviteForm) => api(createInvitation, { params: { id: companyId }, body }), {
    failed: 'Failed to send invitation',
    done: async (_answer, { email }) => {
      toast({
        kind: 'success',
        title: 'Invitation Sent',
        description: `${email.trim()} has seven days to accept it.`,
      })
      onDone()
      await refreshCompanies(queryClient)
    },
  })
}

export type InviteManyForm = { emails: string[]; role: Role; department: string; message: string }

export function useInviteMany(companyId: number, onDone: (refused: Refused[]) => void) {
  const queryClient = useQueryClient()
  return useAct((body: InviteManyForm) => api(createInvitations, { params: { id: companyId }, body }), {
    failed: 'Failed to send invitations',
    done: async ({ data: { invitations, refused } }) => {
      const count = invitations.length
      if (count > 0)
        toast({
          kind: 'success',
          title: count === 1 ? '1 Invitation Sent' : `${count} Invitations Sent`,
          description: 'They can be accepted for seven days.',
        })
      onDone(refused)
      await refreshCompanies(queryClient)
    },
  })
}

export function useCancelInvitation(companyId: number) {
  const queryClient = useQueryClient()
  return useAct(
    (invitationId: number) => api(cancelInvitation, { params: { id: companyId, invitationId } }),
    {
      failed: 'Failed to cancel invitation',
      done: () => toast({ kind: 'success', title: 'Invitation Cancelled' }),
      settled: () => refreshCompanies(queryClient),
    },
  )
}

export function useResendInvitation(companyId: number) {
  const queryClient = useQueryClient()
  return useAct(
    (invitationId: number) => api(resendInvitation, { params: { id: companyId, invitationId } }),
    {
      failed: 'Failed to send invitation',
      done: () => toast({ kind: 'success', title: 'Invitation Sent' }),
      settled: () => refreshCompanies(queryClient),
    },
  )
}
