// Asks the server to look for new mail, then reads everything again once it has had time to.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { request } from '../../../ui/request.ts'
import { toast } from '../../../ui/toasts.ts'

/** Milliseconds between the call and the new read (CONST-15, INST-13). */
export const RELOAD_DELAY = 2000

/* Named by its path: its contract is that of the mail log, which stands after projects. */
const checkForMail = () => request('POST', '/api/admin/s3-refresh')

/** Says so in the words of ERR-35 and ERR-36; `words` where an agent has its own. */
export function useMailRefresh(words = 'Checking for new emails...') {
  const queryClient = useQueryClient()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return useMutation({
    mutationFn: checkForMail,
    onSuccess: () => {
      toast({ title: 'Refresh Triggered', description: words })
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void queryClient.invalidateQueries(), RELOAD_DELAY)
    },
    onError: () =>
      toast({
        kind: 'destructive',
        title: 'Refresh Failed',
        description: 'Failed to trigger email refresh',
      }),
  })
}
