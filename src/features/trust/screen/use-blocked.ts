// Whom this person has blocked: read once, changed by what the server answers.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api, keyOf } from '../../../ui/api.ts'
import { toastFailure } from '../../../ui/failure-toast.ts'
import { toast, UNDO } from '../../../ui/toasts.ts'
import { useAct } from '../../../ui/use-act.ts'
import { type BlockedUsers, block, listBlocked, unblock } from '../contract.ts'

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

/** Blocks and unblocks an address; the message of each takes it back by the other. */
export function useBlocking() {
  const queryClient = useQueryClient()

  function tell(blocked: BlockedUsers, words: { title: string; description: string }, takeBack: () => void) {
    queryClient.setQueryData(key, blocked)
    toast({ kind: 'success', ...words, action: { label: UNDO, onPress: takeBack } })
  }
  const blocking = useAct((emailToBlock: string) => api(block, { body: { emailToBlock } }), {
    failed: 'Failed to block user',
    done: (blocked, address) =>
      tell(blocked, { title: 'User Blocked', description: `${address} reaches you no more.` }, () =>
        unblocking.mutate(address),
      ),
  })
  const unblocking = useAct((blockedEmail: string) => api(unblock, { body: { blockedEmail } }), {
    failed: 'Failed to unblock user',
    done: (blocked, address) =>
      tell(blocked, { title: 'User Unblocked', description: `${address} can reach you again.` }, () =>
        blocking.mutate(address),
      ),
  })
  return { block: blocking, unblock: unblocking }
}
