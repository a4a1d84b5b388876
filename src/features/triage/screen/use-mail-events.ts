// Live messages about mails: what they name is read again.
import { useQueryClient } from '@tanstack/react-query'
import { useLive } from '../../../ui/use-live.ts'
import { refreshMailLog } from './mail-log-query.ts'

const types = ['mail_update', 'email_processed', 'reply_processed', 'email_failed'] as const

/** Stands once in the signed-in shell; also reads again after the connection was lost (NOTIF-19). */
export function useMailEvents(): void {
  const queryClient = useQueryClient()
  const refresh = () => void refreshMailLog(queryClient)
  useLive(types, refresh, refresh)
}
