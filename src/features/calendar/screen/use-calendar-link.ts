// The private calendar link: whether there is one, and what can be done with it.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, keyOf } from '../../../ui/api.ts'
import { toastFailure } from '../../../ui/failure-toast.ts'
import { toast } from '../../../ui/toasts.ts'
import { endCalendarLink, getCalendarLink, makeCalendarLink } from '../contract.ts'

const key = keyOf(getCalendarLink)

export function useCalendarLink() {
  return useQuery({ queryKey: key, queryFn: ({ signal }) => api(getCalendarLink, { signal }) })
}

/** Its data is the link itself, which the server tells this once. */
export function useMakeLink() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => api(makeCalendarLink),
    onSuccess: ({ createdAt }) => queryClient.setQueryData(key, { createdAt }),
    onError: (error) => toastFailure(error, 'Failed to make a calendar link'),
  })
}

export function useEndLink() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => api(endCalendarLink),
    onSuccess() {
      queryClient.setQueryData(key, { createdAt: null })
      toast({ kind: 'success', title: 'Calendar link ended' })
    },
    onError: (error) => toastFailure(error, 'Failed to end the calendar link'),
  })
}
