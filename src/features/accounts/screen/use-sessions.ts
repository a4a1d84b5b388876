// The person's open sessions: read, and ended one by one or all but this one.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, keyOf } from '../../../ui/api.ts'
import { toastFailure } from '../../../ui/failure-toast.ts'
import { toast } from '../../../ui/toasts.ts'
import { endOtherSessions, endSession, listSessions, type OpenSession } from '../contract.ts'

const key = keyOf(listSessions)

export function useSessions() {
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => api(listSessions, { signal }),
    // Browsers come and go without a message: each visit looks anew.
    staleTime: 0,
  })
}

export function useEndSession() {
  const keep = useKeepOnly()
  return useMutation({
    mutationFn: (id: number) => api(endSession, { params: { id } }),
    onSuccess: (_said, id) => keep((one) => one.id !== id),
    onError: (error) => toastFailure(error, 'Failed to sign out that browser'),
  })
}

export function useEndOthers() {
  const keep = useKeepOnly()
  return useMutation({
    mutationFn: () => api(endOtherSessions),
    onSuccess: () => keep((one) => one.isCurrent),
    onError: (error) => toastFailure(error, 'Failed to sign out the other browsers'),
  })
}

function useKeepOnly() {
  const queryClient = useQueryClient()
  return (isKept: (one: OpenSession) => boolean) => {
    queryClient.setQueryData<OpenSession[]>(key, (before = []) => before.filter(isKept))
    toast({ kind: 'success', title: 'Signed Out', description: 'It takes a new sign-in there.' })
  }
}
