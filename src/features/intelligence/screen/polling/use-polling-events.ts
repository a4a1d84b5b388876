// Live messages about polling: the figures that they name are read again.
import { useQueryClient } from '@tanstack/react-query'
import { useLive } from '../../../../ui/use-live.ts'

/* By its name: the contract of polling comes with the pages that show figures. */
const types = ['intelligence_update'] as const

/** Stands once in the signed-in shell; also reads again after the connection was lost (NOTIF-19). */
export function usePollingEvents(): void {
  const queryClient = useQueryClient()
  const refresh = () =>
    void queryClient.invalidateQueries({
      predicate: ({ queryKey: [path] }) =>
        typeof path === 'string' && (path.startsWith('/api/polling') || path.startsWith('/api/tanya')),
    })
  useLive(types, refresh, refresh)
}
