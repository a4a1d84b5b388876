// The mails that the agents wrote; one opens in place.
import { ChevronDown } from 'lucide-react'
import { useRef } from 'react'
import { Link } from 'wouter'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { EmptyTray } from '../../../ui/illustration.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { RelativeTime } from '../../../ui/time.tsx'
import type { SentMail } from '../contract.ts'
import { LinkedText } from './linked-text.tsx'
import { MailLogHead } from './mail-log-head.tsx'
import { useSentMails } from './mail-log-query.ts'
import { MailRowsSkeleton } from './mail-skeletons.tsx'
import { OlderMail } from './received-list.tsx'
import { SentBadge, sentNote } from './sent-words.tsx'
import { useRowKeys } from './use-row-keys.ts'

/** `params.id`, where the address names one, is the mail that stands open. */
export function SentMailPage({ params }: { params: { id?: string } }) {
  return (
    <div className="mx-auto w-full max-w-page px-6 py-6 max-md:px-4">
      <MailLogHead box="sent" />
      <div className="mt-4 overflow-hidden rounded-panel bg-surface shadow-card">
        <SentList open={params.id === undefined ? null : Number(params.id)} />
      </div>
    </div>
  )
}

function SentList({ open }: { open: number | null }) {
  const list = useRef<HTMLUListElement>(null)
  useRowKeys(list)
  const mails = useSentMails()
  return (
    <Loaded
      of={mails}
      failed="The sent mails could not be loaded"
      safe="The mails are safe."
      level={2}
      waiting={<MailRowsSkeleton />}
      empty={
        <EmptyState level={2} title="No mail sent yet" illustration={<EmptyTray />}>
          An agent answers each of your mails with a receipt, and it appears here.
        </EmptyState>
      }
    >
      {(sent) => (
        <>
          <ul ref={list} aria-label="Sent mails" className="divide-y divide-line">
            {sent.map((mail) => (
              <SentRow key={mail.id} mail={mail} open={mail.id === open} />
            ))}
          </ul>
          <OlderMail
            more={mails.hasNextPage}
            busy={mails.isFetchingNextPage}
            onMore={() => void mails.fetchNextPage()}
          />
        </>
      )}
    </Loaded>
  )
}

function SentRow({ mail, open }: { mail: SentMail; open: boolean }) {
  return (
    <li>
      <Link
        href={open ? '/mails/sent' : `/mails/sent/${mail.id}`}
        replace
        data-row
        aria-expanded={open}
        className="grid grid-cols-[minmax(0,1fr)_auto_16px] items-center gap-x-4 px-4 py-3 transition-colors duration-(--d-1) -outline-offset-2 hover:bg-hover md:grid-cols-[minmax(0,1fr)_6.5rem_5.5rem_16px]"
      >
        <span className="min-w-0">
          <span className="block truncate text-14 font-550">{mail.subject}</span>
          <span className="block truncate text-13 text-ink-2">to {mail.recipient}</span>
        </span>
        <span className="flex">
          <SentBadge status={mail.status} />
        </span>
        <RelativeTime
          at={mail.sentAt ?? mail.createdAt}
          className="inscription text-right text-12 text-ink-3 max-md:col-start-1 max-md:row-start-2 max-md:text-left"
        />
        <ChevronDown
          aria-hidden
          className={`size-4 text-ink-3 transition-[rotate] duration-(--d-2) max-md:col-start-3 max-md:row-start-1 ${open ? 'rotate-180' : ''}`}
        />
      </Link>
      {open && <SentText mail={mail} />}
    </li>
  )
}

function SentText({ mail }: { mail: SentMail }) {
  const note = sentNote(mail)
  return (
    <div className="px-4 pt-1 pb-5">
      {note !== null && (
        <div className="mb-3 max-w-[640px]">
          <Notice tone={mail.status === 'kept' ? 'info' : 'warning'}>{note}</Notice>
        </div>
      )}
      <p className="max-w-(--measure) text-15 whitespace-pre-wrap wrap-text">
        <LinkedText>{mail.text}</LinkedText>
      </p>
    </div>
  )
}
