// An answer to a mail of a chain, to all unless one says otherwise, since all of them read the chain; and what was sent.
import { Notice } from '../../../../ui/notice.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { refusals } from '../../reply/contract.ts'
import { newReplyTo, ReplyForm } from './reply-form.tsx'
import { SentReplies } from './sent-replies.tsx'
import { useReplies, useReplyDrafts } from './use-replies.ts'

export type OpenReplyProps = { deliveryId: number; isWriting: boolean; onClose: () => void }

export function ChainReplyOpen({ deliveryId, isWriting, onClose }: OpenReplyProps) {
  const { data: replies, isError } = useReplies(deliveryId)
  const drafts = useReplyDrafts()
  if (replies === undefined && isError)
    return <Notice tone="danger">Whom a reply would reach could not be loaded.</Notice>
  if (replies === undefined) return <Skeleton className="mt-4 h-32 w-full" />
  return (
    <>
      {isWriting && replies.refused !== null && <Notice>{refusals[replies.refused]}</Notice>}
      {isWriting && replies.refused === null && (
        <ReplyForm
          deliveryId={deliveryId}
          replies={replies}
          begun={drafts.read(deliveryId) ?? newReplyTo(replies, 'all')}
          drafts={drafts}
          onClose={onClose}
        />
      )}
      <SentReplies sent={replies.sent} />
    </>
  )
}
