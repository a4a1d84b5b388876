// The person's time zone and quiet hours: read, chosen, and taken from the browser where nothing is known yet.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api, keyOf } from '../../../ui/api.ts'
import { toast } from '../../../ui/toasts.ts'
import { useAct } from '../../../ui/use-act.ts'
import { useRead } from '../../../ui/use-read.ts'
import { sessionKey, useSession } from '../../accounts/screen/use-session.ts'
import { getHours, type Hours, type QuietTimes, seeTimeZone, setHours } from '../contract.ts'

const key = keyOf(getHours)

export function useHours() {
  return useRead(getHours, {})
}

export function useSetHours() {
  const keep = useKept()
  return useAct((body: { timeZone: string; quiet: QuietTimes | null }) => api(setHours, { body }), {
    failed: 'Failed to update your hours',
    done(hours) {
      keep(hours)
      toast({ kind: 'success', title: 'Settings Updated' })
    },
  })
}

/** Mounted once in the signed-in shell: an account made elsewhere, as by Google, has no zone of its own yet. */
export function useBrowserZone(): void {
  const session = useSession()
  const keep = useKept()
  const { mutate } = useMutation({
    mutationFn: (timeZone: string) => api(seeTimeZone, { body: { timeZone } }),
    onSuccess: keep,
  })
  const isUnknown = session.state === 'signed-in' && session.user.confirmed && session.user.timeZone === 'UTC'
  useEffect(() => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    if (isUnknown && timeZone && timeZone !== 'UTC') mutate(timeZone)
  }, [isUnknown, mutate])
}

/** The person's zone is shown beside their other facts too. */
function useKept() {
  const queryClient = useQueryClient()
  return (hours: Hours) => {
    queryClient.setQueryData(key, hours)
    void queryClient.invalidateQueries({ queryKey: sessionKey })
  }
}
