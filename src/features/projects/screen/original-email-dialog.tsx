// The mail that made the project, as it came (EML-01 to EML-03).
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { formatMoment } from '../../../ui/dates.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { MailFrame } from '../../../ui/mail-frame.tsx'
import { RequestError } from '../../../ui/request.ts'
import { Segmented } from '../../../ui/segmented.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { useRead } from '../../../ui/use-read.ts'
import { getOriginalEmail, type OriginalEmail, type Project } from '../contract.ts'
import { CopyMail } from './copy-mail.tsx'
import type { Mark } from './mail-text.ts'
import { MarkedText } from './marked-text.tsx'

export type OriginalEmailDialogProps = {
  project: Pick<Project, 'id' | 'name'>
  /** Sentences on which something rests; those of this mail are marked. */
  marks: readonly Mark[]
  onClose: () => void
}

export function OriginalEmailDialog({ project, marks, onClose }: OriginalEmailDialogProps) {
  const { id, name } = project
  const mail = useRead(getOriginalEmail, { params: { id } })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title="Original Email"
      description={`Email that created tasks for ${name}`}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      {mail.isPending && <LoadingMail />}
      {mail.isError && (
        <ErrorState
          title={failureTitle(mail.error)}
          onRetry={() => void mail.refetch()}
          retryLabel="Try Again"
          busy={mail.isFetching}
        >
          The mail itself is safe.
        </ErrorState>
      )}
      {mail.data === null && (
        <EmptyState title="No email data available">This project was made in the app.</EmptyState>
      )}
      {mail.data && (
        <OriginalMail mail={mail.data} marks={marks.filter(({ mailId }) => mailId === mail.data?.id)} />
      )}
    </Dialog>
  )
}

/** ERR-47: an answer that says no, or no answer at all. */
export function failureTitle(error: unknown): string {
  return error instanceof RequestError ? 'Failed to fetch original email' : 'Failed to load email'
}

function LoadingMail() {
  return (
    <Loading label="Loading email...">
      <p aria-hidden className="mb-4 text-13 text-ink-2">
        Loading email...
      </p>
      <Skeleton className="w-1/3" />
      <Skeleton className="mt-3 w-1/4" />
      <Skeleton className="mt-3 w-1/2" />
      <Skeleton className="mt-7 w-11/12" />
      <Skeleton className="mt-3 w-10/12" />
      <Skeleton className="mt-3 w-2/3" />
    </Loading>
  )
}

function OriginalMail({ mail, marks }: { mail: OriginalEmail; marks: readonly Mark[] }) {
  const [look, setLook] = useState<'text' | 'sent'>('text')
  return (
    <article>
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2 border-b border-line pb-3">
        <dl className="grid flex-1 basis-72 grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 text-13">
          <Row name="From">{mail.from}</Row>
          <Row name="Date">
            <time dateTime={mail.date} className="tabular-nums">
              {formatMoment(mail.date)}
            </time>
          </Row>
          <Row name="Subject">
            <strong className="font-550">{mail.subject || '(no subject)'}</strong>
          </Row>
        </dl>
        <CopyMail text={mail.body} part="content" label="Copy" what="email content" />
      </div>
      {mail.htmlUrl !== null && (
        <Segmented
          label="Show the mail as"
          value={look}
          onValueChange={setLook}
          options={[
            { value: 'text', label: 'Text' },
            { value: 'sent', label: 'As sent' },
          ]}
        />
      )}
      {look === 'sent' && mail.htmlUrl !== null ? (
        <MailFrame src={mail.htmlUrl} title={mail.subject} className="mt-3" />
      ) : (
        <pre className="mt-4 max-w-[75ch] font-sans text-15 whitespace-pre-wrap wrap-text">
          <MarkedText text={mail.body} marks={marks} markKey={null} />
        </pre>
      )}
    </article>
  )
}

function Row({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <>
      <dt className="text-ink-3">{name}</dt>
      <dd className="wrap-text">{children}</dd>
    </>
  )
}
