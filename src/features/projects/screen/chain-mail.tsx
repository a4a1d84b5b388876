// One mail of a chain: head, badges, and its text cut short or whole, with the sentences that were read marked.
import { Ellipsis, Paperclip } from 'lucide-react'
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Avatar } from '../../../ui/person.tsx'
import { RelativeTime } from '../../../ui/time.tsx'
import type { Slots } from '../../client.ts'
import type { ProjectEmail } from '../contract.ts'
import { CopyMail } from './copy-mail.tsx'
import { MailStatus } from './mail-status.tsx'
import { CHAIN_PREVIEW, type Mark, preview, stripMarkup } from './mail-text.ts'
import { MarkedText } from './marked-text.tsx'

export type ChainMailProps = {
  mail: ProjectEmail
  marks: readonly Mark[]
  /** Opened by a link to it: whole from the start, and scrolled to its sentence. */
  opened: boolean
  markKey: string | null
  /** Answers the mail; a later feature gives it. */
  Reply?: ComponentType<Slots['mailReply']> | undefined
  acts?: ReactNode
}

export function ChainMail({ mail, marks, opened, markKey, Reply, acts }: ChainMailProps) {
  const article = useRef<HTMLElement>(null)
  const [whole, setWhole] = useState(opened)
  useEffect(() => {
    if (!opened) return
    const sentence = markKey === null ? null : article.current?.querySelector(`[data-mark="${markKey}"]`)
    const target = sentence ?? article.current
    target?.scrollIntoView({ block: 'center' })
  }, [opened, markKey])
  const body = stripMarkup(mail.body)
  // What was newly written: earlier mails, quoted below it, are in the chain themselves.
  const newest = stripMarkup(mail.newest) || body
  const long = newest.length > CHAIN_PREVIEW || newest.length < body.length || mail.attachments.length > 0
  return (
    <article ref={article} aria-label={mail.subject}>
      <ChainHead mail={mail} />
      <div className="mt-2.5 max-w-[75ch] text-15 whitespace-pre-line wrap-text">
        {whole ? (
          <WholeBody mail={mail} marks={marks} markKey={markKey} />
        ) : (
          <MarkedText text={preview(newest)} marks={marks} markKey={markKey} />
        )}
      </div>
      <footer className="mt-2 -ml-[9px] flex flex-wrap gap-1">
        {long && (
          <Button size="sm" variant="ghost" aria-expanded={whole} onClick={() => setWhole(!whole)}>
            {whole ? 'Show less' : 'Show whole mail'}
          </Button>
        )}
        {Reply && <Reply deliveryId={mail.id} subject={mail.subject} />}
        <CopyMail text={body} part="content" label="Copy text" what={`of ${mail.subject}`} />
        <CopyMail text={mail.sender} part="address" label="Copy address" what={`of ${mail.sender}`} />
        {acts}
      </footer>
    </article>
  )
}

function ChainHead({ mail }: { mail: ProjectEmail }) {
  const { senderName, sender, ccList = [] } = mail
  return (
    <header className="flex gap-3">
      <Avatar name={senderName || sender} size="md" className="mt-0.5" />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <h3 className="text-14 font-550 wrap-text">{mail.subject || '(no subject)'}</h3>
          <MailStatus status={mail.status} />
          {mail.tasksCreated > 0 && (
            <Badge tone="accent">
              {mail.tasksCreated} {mail.tasksCreated === 1 ? 'task' : 'tasks'} created
            </Badge>
          )}
        </div>
        <p className="text-13 text-ink-2 wrap-text">
          {senderName && senderName !== sender ? `${senderName} <${sender}>` : sender}
          {' · '}
          <RelativeTime at={mail.createdAt} />
        </p>
        <dl className="text-12 text-ink-3 [&_dd]:inline [&_dd]:wrap-text [&_dt]:inline">
          <div>
            <dt>To </dt>
            <dd>{mail.recipients.join(', ') || 'nobody named'}</dd>
          </div>
          {ccList.length > 0 && (
            <div>
              <dt>CC </dt>
              <dd>{ccList.join(', ')}</dd>
            </div>
          )}
        </dl>
      </div>
    </header>
  )
}

/* What was newly written stands open; history and signature below it are one press away. */
function WholeBody({ mail, marks, markKey }: Omit<ChainMailProps, 'opened' | 'Reply' | 'acts'>) {
  const newest = stripMarkup(mail.newest) || stripMarkup(mail.body)
  const quoted = mail.newest === '' ? '' : mail.quoted.trim()
  return (
    <>
      <MarkedText text={newest} marks={marks} markKey={markKey} />
      {quoted !== '' && (
        <details className="mt-3">
          <summary className="inline-flex cursor-pointer items-center gap-1.5 rounded-control bg-sunken px-2 py-1 text-12 text-ink-2 [&_svg]:size-3.5">
            <Ellipsis aria-hidden />
            Signature and quoted text
          </summary>
          <div className="mt-2 border-l-2 border-line pl-3 text-13 text-ink-2">{quoted}</div>
        </details>
      )}
      {mail.attachments.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-2">
          {mail.attachments.map(({ filename, url }, index) => (
            <li key={`${index} ${filename}`} className="max-w-full">
              <a
                href={url}
                download={filename}
                className="inline-flex max-w-full items-center gap-1.5 rounded-control px-2.5 py-1.5 text-13 ring-line-2 hover:bg-hover [&_svg]:size-3.5"
              >
                <Paperclip aria-hidden />
                <span className="wrap-text">{filename}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
