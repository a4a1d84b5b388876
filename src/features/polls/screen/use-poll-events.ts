// Live messages about polls: what they name is read again.
import { useQueryClient } from '@tanstack/react-query'
import { useLive } from '../../../ui/use-live.ts'
import { refreshPolls } from './refresh-polls.ts'

const types = ['poll_update'] as const

/** Stands once in the signed-in shell; also reads again after the connection was lost (NOTIF-19). */
export function usePollEvents(): void {
  const queryClient = useQueryClient()
  const refresh = () => void refreshPolls(queryClient)
  useLive(types, refresh, refresh)
}
