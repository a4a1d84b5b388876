// The state of a person's mail, read again when mail comes, and the sending of a test mail.
import { useQueryClient } from '@tanstack/react-query'
import { api, keyOf } from '../../../ui/api.ts'
import { useAct } from '../../../ui/use-act.ts'
import { useLive } from '../../../ui/use-live.ts'
import { useRead } from '../../../ui/use-read.ts'
import { getMailState, sendTestMail } from '../contract.ts'

const key = keyOf(getMailState)
const mailCame = ['mail_update', 'email_processed', 'email_failed'] as const

export function useMailState() {
  const queryClient = useQueryClient()
  const readAgain = () => void queryClient.invalidateQueries({ queryKey: key })
  useLive(mailCame, readAgain, readAgain)
  return useRead(
    getMailState,
    {},
    {
      // Whether mail is taken in may change while nobody looks.
      staleTime: 0,
    },
  )
}

export function useSendTestMail() {
  return useAct(() => api(sendTestMail), { failed: 'Failed to send the test mail' })
}
