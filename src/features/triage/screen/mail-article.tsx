// The mail itself: its head, its newest text, what was folded away, and its attachments.
import { Ellipsis } from 'lucide-react'
import { useEffect, useState } from 'react'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { MailFrame } from '../../../ui/mail-frame.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import type { MadeTask } from './made-tasks.ts'
import { MailAttachments } from './mail-attachments.tsx'
import { MailHead } from './mail-head.tsx'
import { agentOf, MailText } from './mail-text.tsx'
import type { OpenDelivery } from './open-delivery.ts'
import { MailReply } from './reply/mail-reply.tsx'

export function MailArticle({ delivery, made }: { delivery: OpenDelivery; made: readonly MadeTask[] }) {
  const [view, setView] = useState<'text' | 'original'>('text')
  useSentenceInAddress(made.length)
  return (
    <article className="border-line bg-surface px-11 pt-[22px] pb-10 max-md:px-4 max-[1179px]:border-b min-[1180px]:overflow-y-auto min-[1180px]:border-r">
      <div className="mx-auto max-w-[640px]">
        <MailHead delivery={delivery} />
        {delivery.htmlUrl !== null && (
          <div className="mt-4">
            <Segmented
              label="Show the mail as"
              value={view}
              onValueChange={setView}
              options={[
                { value: 'text', label: 'Text' },
                { value: 'original', label: 'Original' },
              ]}
            />
          </div>
        )}
        {view === 'original' && delivery.htmlUrl !== null ? (
          <MailFrame src={delivery.htmlUrl} title={delivery.subject || 'Mail'} className="mt-4" />
        ) : (
          <div className="mt-[18px]">
            <MailText
              text={delivery.newest}
              agent={agentOf(delivery)}
              sentences={made.map((one) => one.sentence)}
            />
            <Quoted text={delivery.quoted} />
          </div>
        )}
        <MailAttachments files={delivery.attachments} />
        <MailReply deliveryId={delivery.id}>
          {delivery.newest !== '' && <CopyButton text={delivery.newest} label="Copy text" size="md" />}
        </MailReply>
      </div>
    </article>
  )
}

function Quoted({ text }: { text: string }) {
  const [open, setOpen] = useState(false)
  if (text.trim() === '') return null
  const lines = text.trim().split('\n').length
  return (
    <>
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="mt-4 inline-flex h-6 items-center gap-[7px] rounded-control bg-sunken px-[9px] text-12 text-ink-2 hover:text-ink max-md:h-9"
      >
        <Ellipsis aria-hidden className="size-3.5" />
        {open ? 'Hide' : 'Show'} {lines} quoted {lines === 1 ? 'line' : 'lines'} and signature
      </button>
      {open && (
        <blockquote className="mt-3 max-w-(--measure) border-l border-line-2 pl-4 text-14 whitespace-pre-wrap text-ink-2 wrap-text">
          {text.trim()}
        </blockquote>
      )}
    </>
  )
}

/* An address that ends in #sentence-2 leads to that mark, which stands only once the tasks are read. */
function useSentenceInAddress(marks: number) {
  useEffect(() => {
    if (marks === 0 || !/^#sentence-\d+$/.test(location.hash)) return
    document.querySelector(location.hash)?.scrollIntoView({ block: 'center' })
  }, [marks])
}
