// Reads the members of a company, and changes who belongs to it and as what.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, keyOf } from '../../../ui/api.ts'
import { toastFailure } from '../../../ui/failure-toast.ts'
import { toast } from '../../../ui/toasts.ts'
import { useAct } from '../../../ui/use-act.ts'
import type { Role } from '../contract.ts'
import { changeMember, listMembers, removeMember } from '../members/contract.ts'
import { refreshCompanies } from './refresh-companies.ts'

export function useMembers(companyId: number) {
  return useQuery({
    queryKey: keyOf(listMembers, { id: companyId }),
    queryFn: async ({ signal }) =>
      (await api(listMembers, { params: { id: companyId }, signal })).data.members,
  })
}

export function useChangeRole(companyId: number) {
  const queryClient = useQueryClient()
  return useAct(
    ({ userId, role }: { userId: number; role: Role }) =>
      api(changeMember, { params: { id: companyId, userId }, body: { role } }),
    {
      failed: 'Failed to change the role',
      done: () => toast({ kind: 'success', title: 'Role Changed' }),
      settled: () => refreshCompanies(queryClient),
    },
  )
}

interface Removal {
  userId: number
  /** Who takes over the work. */
  handOverTo?: number | undefined
  leaves?: boolean
}

export function useRemoveMember(companyId: number, onDone: () => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ userId, handOverTo }: Removal) =>
      api(removeMember, { params: { id: companyId, userId }, query: { handOverTo } }),
    onSuccess: async (_answer, { leaves }) => {
      toast({ kind: 'success', title: leaves ? 'Company Left' : 'Member Removed' })
      onDone()
      await refreshCompanies(queryClient)
    },
    onError: (error, { leaves }) =>
      toastFailure(error, leaves ? 'Failed to leave the company' : 'Failed to remove the member'),
  })
}
