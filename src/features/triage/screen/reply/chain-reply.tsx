// The button that answers a mail in the chain of a project; the code behind it comes when somebody presses it.
import { Reply } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { lazyComponent } from '../../../../ui/lazy.tsx'
import type { Slots } from '../../../client.ts'
import type { OpenReplyProps } from './chain-reply-open.tsx'

const OpenReply = lazyComponent<OpenReplyProps>(
  async () => (await import('./chain-reply-open.tsx')).ChainReplyOpen,
)

export function ChainReply({ deliveryId, subject }: Slots['mailReply']) {
  const [isShown, setShown] = useState(false)
  const [isWriting, setWriting] = useState(false)
  return (
    <>
      {!isWriting && (
        <Button
          size="sm"
          variant="ghost"
          icon={<Reply aria-hidden />}
          aria-label={`Reply to ${subject || 'this mail'}`}
          onFocus={OpenReply.prefetch}
          onPointerEnter={OpenReply.prefetch}
          onClick={() => {
            setShown(true)
            setWriting(true)
          }}
        >
          Reply
        </Button>
      )}
      {isShown && (
        <div className="order-last basis-full pl-[9px]">
          <OpenReply deliveryId={deliveryId} isWriting={isWriting} onClose={() => setWriting(false)} />
        </div>
      )}
    </>
  )
}
