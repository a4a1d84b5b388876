// The private calendar link: whether there is one, and what can be done with it.
import { useQueryClient } from '@tanstack/react-query'
import { api, keyOf } from '../../../ui/api.ts'
import { toast } from '../../../ui/toasts.ts'
import { useAct } from '../../../ui/use-act.ts'
import { useRead } from '../../../ui/use-read.ts'
import { endCalendarLink, getCalendarLink, makeCalendarLink } from '../contract.ts'

const key = keyOf(getCalendarLink)

export function useCalendarLink() {
  return useRead(getCalendarLink, {})
}

/** Its data is the link itself, which the server tells this once. */
export function useMakeLink() {
  const queryClient = useQueryClient()
  return useAct(() => api(makeCalendarLink), {
    failed: 'Failed to make a calendar link',
    done: ({ createdAt }) => queryClient.setQueryData(key, { createdAt }),
  })
}

export function useEndLink() {
  const queryClient = useQueryClient()
  return useAct(() => api(endCalendarLink), {
    failed: 'Failed to end the calendar link',
    done() {
      queryClient.setQueryData(key, { createdAt: null })
      toast({ kind: 'success', title: 'Calendar link ended' })
    },
  })
}
