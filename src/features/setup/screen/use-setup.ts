// The reads of mail set-up: records are looked up again while the page is open, a round trip while it is on its way.
import { useQueryClient } from '@tanstack/react-query'
import { api, keyOf } from '../../../ui/api.ts'
import { useAct } from '../../../ui/use-act.ts'
import { useRead } from '../../../ui/use-read.ts'
import { getMailSetup, getRoundTrip, startRoundTrip } from '../contract.ts'

const LOOK_AGAIN_MS = 30_000
const FOLLOW_MS = 1_000

export const useMailSetup = () => useRead(getMailSetup, {}, { refetchInterval: LOOK_AGAIN_MS })

export function useRoundTrip() {
  return useRead(
    getRoundTrip,
    {},
    {
      refetchInterval: ({ state }) => {
        const now = state.data?.trip?.state
        return now === 'running' || now === 'late' ? FOLLOW_MS : false
      },
    },
  )
}

export function useStartRoundTrip() {
  const queryClient = useQueryClient()
  return useAct(() => api(startRoundTrip), {
    failed: 'The test mail could not be sent',
    done: (begun) => queryClient.setQueryData(keyOf(getRoundTrip), begun),
  })
}
