// "Request Export": a zip of everything that is one's own, made in the background (SET-14).
import { Download } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { formatDate } from '../../../ui/dates.ts'
import { fileSize } from '../../../ui/file-size.ts'
import { PanelRow } from '../../../ui/panel.tsx'
import { failureWords } from '../../../ui/request.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { ExportState } from '../contract.ts'
import { ProgressBar } from './progress-bar.tsx'
import { useExport, useRequestExport } from './use-export.ts'

export function ExportRow() {
  const { data, error, isFetching, refetch } = useExport()
  return (
    <PanelRow title="Your data" act={data && <ExportActs state={data.export} />}>
      A zip file of everything that you own or wrote: records, settings, and every mail as it came, with its
      attachments.
      {data ? (
        <ExportNote state={data.export} />
      ) : error ? (
        <span role="alert" className="mt-2 flex flex-wrap items-center gap-2">
          Whether there is one could not be read. {failureWords(error)}
          <Button size="sm" busy={isFetching} busyLabel="Trying..." onClick={() => void refetch()}>
            Retry
          </Button>
        </span>
      ) : (
        <Skeleton className="mt-3 w-40" />
      )}
    </PanelRow>
  )
}

function ExportActs({ state }: { state: ExportState | null }) {
  const request = useRequestExport()
  const isMade = state?.status === 'queued' || state?.status === 'running'
  return (
    <>
      {state?.status === 'ready' && (
        <ButtonLink href={`/api/account/export/${state.id}/archive`} icon={<Download aria-hidden />}>
          Download
        </ButtonLink>
      )}
      <Button busy={request.isPending || isMade} busyLabel="Preparing..." onClick={() => request.mutate()}>
        Request Export
      </Button>
    </>
  )
}

/** How far the making of an archive is; nothing without one. */
export function ExportNote({ state }: { state: ExportState | null }) {
  switch (state?.status) {
    case undefined:
      return null
    case 'queued':
    case 'running':
      return <ExportProgress done={state.done} total={state.total} />
    case 'failed':
      return (
        <p className="mt-2 text-danger-ink">
          The archive could not be made. Nothing is lost: request it again.
        </p>
      )
    case 'ready':
      return (
        <p className="mt-2 font-medium text-ink">
          Ready: {fileSize(state.size ?? 0)}, to be downloaded until{' '}
          {formatDate(state.expiresAt ?? state.createdAt)}.
        </p>
      )
  }
}

function ExportProgress({ done, total }: { done: number; total: number }) {
  return (
    <div className="mt-3 max-w-[360px]">
      <ProgressBar label="Export" done={done} total={total} />
      <p className="mt-1.5 text-12">
        {total === 0 ? (
          'It begins in a moment.'
        ) : (
          <span className="tabular-nums">{`${done} of ${total}`}</span>
        )}{' '}
        It goes on when you leave this page.
      </p>
    </div>
  )
}
