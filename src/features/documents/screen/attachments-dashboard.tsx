// The Attachments dashboard: threads whose mails brought files, and the files of the one that is chosen (ALEX-01).
import { Mail, Mails, Upload } from 'lucide-react'
import { type ChangeEvent, useRef } from 'react'
import { useLocation, useSearch } from 'wouter'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Loading, SkeletonRows } from '../../../ui/skeleton.tsx'
import { addressOf, useAddressState } from '../../../ui/use-address-state.ts'
import { useRead } from '../../../ui/use-read.ts'
import type { DashboardProps } from '../../client.ts'
import { type DocumentThread, listDocumentThreads } from '../contract.ts'
import { ArrivingFiles } from './arriving-files.tsx'
import { DocumentRow } from './document-row.tsx'
import { ThreadLink } from './thread-link.tsx'
import { useUpload } from './use-document-acts.ts'

export function AttachmentsDashboard({ card, instances, selectedId, recordId }: DashboardProps) {
  const query = selectedId === null ? {} : { instanceId: selectedId }
  const threads = useRead(listDocumentThreads, { query }, { select: (data) => data.threads })
  const chosen = instances.find(({ id }) => id === selectedId) ?? instances[0]
  const address = chosen?.emailAddress ?? card.emailAddress
  return (
    <section aria-labelledby="attachments" className="mt-5">
      <header className="flex flex-wrap items-center gap-3">
        <h2 id="attachments" className="text-14 font-semibold">
          Attachments
        </h2>
        <p className="flex min-w-0 items-center gap-1 text-13 text-ink-2">
          <span className="truncate">{address}</span>
          <CopyButton isAddress text={address} label="Copy Alex’s address" />
        </p>
        {chosen && <UploadButton instanceId={chosen.id} />}
      </header>
      <ArrivingFiles />
      <Loaded
        of={threads}
        level={3}
        className="mt-3"
        failed="Failed to load the attachments"
        waiting={
          <Loading label="Loading attachments" className="mt-3">
            <SkeletonRows rows={4} />
          </Loading>
        }
        empty={<NoThreads address={address} />}
      >
        {(list) => <Threads threads={list} projectId={recordId} />}
      </Loaded>
    </section>
  )
}

type ThreadsProps = { threads: readonly DocumentThread[]; projectId: number | null }

/** The first one, unless the address names another, or the project that one made (ALEX-04, ALEX-05). */
function Threads({ threads, projectId }: ThreadsProps) {
  const [named] = useAddressState(readThread, writeThread)
  const [path] = useLocation()
  const search = useSearch()
  const hrefOf = (id: number) => addressOf(path, writeThread(new URLSearchParams(search), id))
  const ofProject = threads.find((one) => projectId !== null && one.projectId === projectId)
  const open = threads.find(({ id }) => id === named) ?? ofProject ?? threads[0]
  return (
    <div className="mt-3 grid gap-5 lg:grid-cols-[272px_minmax(0,1fr)]">
      <nav aria-labelledby="threads">
        <h3 id="threads" className="text-13 font-semibold">
          Email Threads <span className="ml-1 font-normal text-ink-3 tabular-nums">{threads.length}</span>
        </h3>
        <ul className="mt-2 grid gap-0.5 max-lg:max-h-56 max-lg:overflow-y-auto">
          {threads.map((thread) => (
            <li key={thread.id}>
              <ThreadLink thread={thread} href={hrefOf(thread.id)} isOpen={thread === open} />
            </li>
          ))}
        </ul>
      </nav>
      {open && <OpenThread thread={open} />}
    </div>
  )
}

const readThread = (query: URLSearchParams) => Number(query.get('thread')) || null

function writeThread(query: URLSearchParams, id: number | null): URLSearchParams {
  const next = new URLSearchParams(query)
  next.delete('project')
  if (id === null) next.delete('thread')
  else next.set('thread', String(id))
  return next
}

function OpenThread({ thread }: { thread: DocumentThread }) {
  return (
    <section aria-labelledby="thread" className="min-w-0">
      <header className="flex flex-wrap items-center gap-3">
        <h3 id="thread" className="min-w-0 flex-1 text-17 font-semibold wrap-text">
          {thread.subject || 'No subject'}
        </h3>
        <ButtonLink
          size="sm"
          icon={<Mails aria-hidden />}
          href={thread.projectId === null ? '/mails' : `/project/${thread.projectId}`}
        >
          View Emails
        </ButtonLink>
      </header>
      <ul className="mt-3 grid gap-2">
        {thread.documents.map((document) => (
          <li key={document.id}>
            <DocumentRow document={document} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function UploadButton({ instanceId }: { instanceId: number }) {
  const field = useRef<HTMLInputElement>(null)
  const upload = useUpload(instanceId)
  function take({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    if (file) upload.mutate(file)
    target.value = ''
  }
  return (
    <>
      <input
        ref={field}
        type="file"
        className="sr-only"
        tabIndex={-1}
        aria-label="A file for Alex"
        onChange={take}
      />
      <Button
        className="ml-auto max-sm:ml-0"
        icon={<Upload aria-hidden />}
        busy={upload.isPending}
        onClick={() => field.current?.click()}
      >
        Upload a file
      </Button>
    </>
  )
}

function NoThreads({ address }: { address: string }) {
  return (
    <EmptyState
      title="No attachments yet"
      action={
        <ButtonLink variant="primary" icon={<Mail aria-hidden />} href={`mailto:${address}`}>
          Write to Alex
        </ButtonLink>
      }
    >
      Mail him a file, or copy him on a mail that has one. What is in it appears here, with page and quote.
    </EmptyState>
  )
}
