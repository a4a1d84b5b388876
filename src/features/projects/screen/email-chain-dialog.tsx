// All mails of a project, oldest first, opened where an agent read something if asked (EML-04 to EML-09).
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { failureWords } from '../../../ui/request.ts'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { useRead } from '../../../ui/use-read.ts'
import { listProjectEmails, type Project, type ProjectEmail } from '../contract.ts'
import { ChainMail, type ChainMailProps } from './chain-mail.tsx'
import type { Mark } from './mail-text.ts'

export type EmailChainDialogProps = {
  project: Pick<Project, 'id' | 'name'>
  /** Sentences on which something rests; they are marked in their mails. */
  marks: readonly Mark[]
  /** The mail to open, and the key of the sentence in it to show. */
  openAt?: { mailId: number; markKey: string | null } | null
  /** What else can be done with a mail. */
  actsOf?: (mail: ProjectEmail) => ReactNode
  onClose: () => void
  Reply?: ChainMailProps['Reply']
}

export function EmailChainDialog({ project, marks, openAt, actsOf, onClose, Reply }: EmailChainDialogProps) {
  const { id, name } = project
  const mails = useRead(listProjectEmails, { params: { id } })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={`Email Chain for ${name}`}
      description="View the complete email thread that created this project"
      footer={<Button onClick={onClose}>Close</Button>}
    >
      {mails.isPending && <LoadingChain />}
      {mails.isError && (
        <ErrorState
          title="Failed to load email chain"
          onRetry={() => void mails.refetch()}
          retryLabel="Try Again"
          busy={mails.isFetching}
        >
          {failureWords(mails.error)}
        </ErrorState>
      )}
      {mails.data?.length === 0 && (
        <EmptyState title="No emails found for this project">Mails to it will appear here.</EmptyState>
      )}
      {mails.data && mails.data.length > 0 && (
        <ol className="divide-y divide-line">
          {mails.data.map((mail) => (
            <li key={mail.id} className="py-4 first:pt-1 last:pb-0">
              <ChainMail
                mail={mail}
                marks={marks.filter(({ mailId }) => mailId === mail.id)}
                opened={openAt?.mailId === mail.id}
                markKey={openAt?.mailId === mail.id ? openAt.markKey : null}
                Reply={Reply}
                acts={actsOf?.(mail)}
              />
            </li>
          ))}
        </ol>
      )}
    </Dialog>
  )
}

function LoadingChain() {
  return (
    <Loading label="Loading email chain...">
      <p aria-hidden className="mb-4 text-13 text-ink-2">
        Loading email chain...
      </p>
      {[0, 1, 2].map((row) => (
        <div key={row} className="border-t border-line py-4">
          <Skeleton className="w-1/2" />
          <Skeleton className="mt-3 w-1/3" />
          <Skeleton className="mt-5 w-11/12" />
          <Skeleton className="mt-2.5 w-3/4" />
        </div>
      ))}
    </Loading>
  )
}
