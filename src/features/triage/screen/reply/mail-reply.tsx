// Below a mail: the buttons that answer it, the answer that is being written, and those that were sent.
import { Reply, ReplyAll } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { useKeys } from '../../../../ui/use-keys.ts'
import { type ReplyTo, refusals } from '../../reply/contract.ts'
import type { ReplyDraft } from './reply-draft.ts'
import { isChoice, newReplyTo, ReplyForm } from './reply-form.tsx'
import { SentReplies } from './sent-replies.tsx'
import { useReplies, useReplyDrafts } from './use-replies.ts'

/** `children` stand beside the buttons. An answer that was begun here stands open again. */
export function MailReply({ deliveryId, children }: { deliveryId: number; children?: ReactNode }) {
  const read = useReplies(deliveryId)
  const drafts = useReplyDrafts()
  const [writing, setWriting] = useState<ReplyDraft | null>(() => drafts.read(deliveryId))
  const first = useRef<HTMLButtonElement>(null)
  const replies = read.data
  const canReply = replies !== undefined && replies.refused === null

  function write(to: ReplyTo) {
    if (canReply) setWriting(drafts.read(deliveryId) ?? newReplyTo(replies, to))
  }
  function close() {
    setWriting(null)
    requestAnimationFrame(() => first.current?.focus())
  }
  useKeys('On the mail', [
    { keys: 'r', label: 'Reply', run: () => (canReply ? write('sender') : false) },
    { keys: 'a', label: 'Reply to all', run: () => (canReply ? write('all') : false) },
  ])

  const isOpen = canReply && writing !== null
  return (
    <>
      <div className="mt-5 flex flex-wrap items-center gap-2">
        {canReply && !isOpen && (
          <>
            <Button ref={first} icon={<Reply aria-hidden />} onClick={() => write('sender')}>
              Reply
            </Button>
            {isChoice(replies) && (
              <Button icon={<ReplyAll aria-hidden />} onClick={() => write('all')}>
                Reply to all
              </Button>
            )}
          </>
        )}
        {!isOpen && children}
      </div>
      {read.isError && replies === undefined && (
        <p role="alert" className="mt-2 text-13 text-ink-2">
          Whom a reply would reach could not be loaded.{' '}
          <button type="button" className="link" onClick={() => void read.refetch()}>
            Retry
          </button>
        </p>
      )}
      {replies?.refused === 'unproved' && (
        <p className="mt-2 text-13 text-ink-2">{refusals[replies.refused]}</p>
      )}
      {isOpen && (
        <ReplyForm
          deliveryId={deliveryId}
          replies={replies}
          begun={writing}
          drafts={drafts}
          onClose={close}
        />
      )}
      {replies && <SentReplies sent={replies.sent} />}
    </>
  )
}
