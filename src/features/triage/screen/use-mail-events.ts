// Live messages about mails: what they name is read again.
import { useQueryClient } from '@tanstack/react-query'
import { useLive } from '../../../ui/use-live.ts'
import { countWaiting } from '../contract.ts'
import { refreshMailLog } from './mail-log-query.ts'

/* What becomes of tasks may be that a suggestion waits, or no longer does. */
const ofSuggestions = ['tasks_created', 'task_update', 'project_update'] as const
/** A project that changed may be that of another mail now. */
const types = ['mail_update', 'email_processed', 'reply_processed', 'email_failed', 'project_update'] as const

/** Stands once in the signed-in shell; also reads again after the connection was lost (NOTIF-19). */
export function useMailEvents(): void {
  const queryClient = useQueryClient()
  const refresh = () => void refreshMailLog(queryClient)
  useLive(types, refresh, refresh)
  useLive(ofSuggestions, () => void queryClient.invalidateQueries({ queryKey: [countWaiting.path] }))
}
