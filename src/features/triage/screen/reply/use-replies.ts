// Reads whom an answer would reach and what was answered already, and sends an answer.
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { api } from '../../../../ui/api.ts'
import { toast } from '../../../../ui/toasts.ts'
import { useAct } from '../../../../ui/use-act.ts'
import { useRead } from '../../../../ui/use-read.ts'
import { useSession } from '../../../accounts/screen/use-session.ts'
import { type Replies, readReplies, sendReply } from '../../reply/contract.ts'
import { refreshMailLog } from '../mail-log-query.ts'
import { type ReplyDraft, type ReplyDrafts, replyDrafts } from './reply-draft.ts'

/* Milliseconds: a mail that is on its way is looked at again. */
const LOOK_AGAIN = 2_000

const isUnderWay = ({ sent }: Replies) =>
  sent.some(({ recipients }) =>
    recipients.some(({ status, lastError }) => isOpen(status) && lastError === null),
  )

const isOpen = (status: string) => status === 'queued' || status === 'sending'

export function useReplies(deliveryId: number) {
  return useRead(
    readReplies,
    { params: { id: deliveryId } },
    {
      refetchInterval: ({ state: { data } }) => (data !== undefined && isUnderWay(data) ? LOOK_AGAIN : false),
    },
  )
}

export function useReplyDrafts(): ReplyDrafts {
  const session = useSession()
  const userId = session.state === 'signed-in' ? session.user.id : 0
  return useMemo(() => replyDrafts(localStorage, userId), [userId])
}

export function useSendReply(deliveryId: number, onSent: () => void) {
  const queryClient = useQueryClient()
  return useAct((body: ReplyDraft) => api(sendReply, { params: { id: deliveryId }, body }), {
    failed: { title: 'The reply could not be sent' },
    done: async ({ recipients }) => {
      const [first, ...more] = recipients.map(({ address }) => address)
      const others = more.length === 0 ? '' : ` and ${more.length} more`
      toast({ kind: 'success', title: 'Reply on its way', description: `To ${first}${others}` })
      onSent()
      await queryClient.invalidateQueries({ queryKey: [readReplies.path] })
      await refreshMailLog(queryClient)
    },
  })
}
