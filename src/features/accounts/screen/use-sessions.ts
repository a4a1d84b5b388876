// The person's open sessions: read, and ended one by one or all but this one.
import { useQueryClient } from '@tanstack/react-query'
import { api, keyOf } from '../../../ui/api.ts'
import { toast } from '../../../ui/toasts.ts'
import { useAct } from '../../../ui/use-act.ts'
import { useRead } from '../../../ui/use-read.ts'
import { endOtherSessions, endSession, listSessions, type OpenSession } from '../contract.ts'

const key = keyOf(listSessions)

export function useSessions() {
  return useRead(
    listSessions,
    {},
    {
      // Browsers come and go without a message: each visit looks anew.
      staleTime: 0,
    },
  )
}

export function useEndSession() {
  const keep = useKeepOnly()
  return useAct((id: number) => api(endSession, { params: { id } }), {
    failed: 'Failed to sign out that browser',
    done: (_said, id) => keep((one) => one.id !== id),
  })
}

export function useEndOthers() {
  const keep = useKeepOnly()
  return useAct(() => api(endOtherSessions), {
    failed: 'Failed to sign out the other browsers',
    done: () => keep((one) => one.isCurrent),
  })
}

function useKeepOnly() {
  const queryClient = useQueryClient()
  return (isKept: (one: OpenSession) => boolean) => {
    queryClient.setQueryData<OpenSession[]>(key, (before = []) => before.filter(isKept))
    toast({ kind: 'success', title: 'Signed Out', description: 'It takes a new sign-in there.' })
  }
}
