// Whom this person has blocked: read once, changed by what the server answers.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api, keyOf } from '../../../ui/api.ts'
import { toastFailure } from '../../../ui/failure-toast.ts'
import { toast } from '../../../ui/toasts.ts'
import { useAct } from '../../../ui/use-act.ts'
import { block, listBlocked, unblock } from '../contract.ts'

const key = keyOf(listBlocked)

export function useBlocked() {
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) =>
      api(listBlocked, { signal }).catch((error: unknown) => {
        // What was given up because the page was left is no failure.
        if (!signal.aborted) toastFailure(error, 'Failed to load blocked users')
        throw error
      }),
  })
}

export function useBlock(onBlocked: () => void) {
  const queryClient = useQueryClient()
  return useAct((emailToBlock: string) => api(block, { body: { emailToBlock } }), {
    failed: 'Failed to block user',
    done: (blocked, address) => {
      queryClient.setQueryData(key, blocked)
      toast({ kind: 'success', title: 'User Blocked', description: `${address} reaches you no more.` })
      onBlocked()
    },
  })
}

export function useUnblock(onUnblocked: () => void) {
  const queryClient = useQueryClient()
  return useAct((blockedEmail: string) => api(unblock, { body: { blockedEmail } }), {
    failed: 'Failed to unblock user',
    done: (blocked, address) => {
      queryClient.setQueryData(key, blocked)
      toast({ kind: 'success', title: 'User Unblocked', description: `${address} can reach you again.` })
      onUnblocked()
    },
  })
}
