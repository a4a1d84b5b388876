// A document to read: what it says with page and quote, and its pages beside it (ALEX-03).
import { ChevronLeft, ScanText, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { AgentStamp } from '../../../ui/agent-stamp.tsx'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { fileSize } from '../../../ui/file-size.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { Loading, Skeleton, SkeletonRows } from '../../../ui/skeleton.tsx'
import { TabPanel, Tabs } from '../../../ui/tabs.tsx'
import { RelativeTime } from '../../../ui/time.tsx'
import { useAddressState } from '../../../ui/use-address-state.ts'
import { useKeys } from '../../../ui/use-keys.ts'
import { useRead } from '../../../ui/use-read.ts'
import { type Document, getDocument } from '../contract.ts'
import { AskView } from './ask-view.tsx'
import { type ChosenChange, ComparedPages } from './compared-pages.tsx'
import { type DocumentPlace, readPlace, writePlace } from './document-place.ts'
import { Progress } from './document-row.tsx'
import { classWords, readWords } from './document-words.ts'
import { Findings } from './findings.tsx'
import { FullText } from './full-text.tsx'
import { placeOn } from './places-of-findings.ts'
import { PreviewBeside } from './preview-beside.tsx'
import { ThreadsBeside } from './threads-beside.tsx'
import { useDeleteDocument, useRecognise } from './use-document-acts.ts'
import { Versions } from './versions.tsx'

export function DocumentPage({ id }: { id: number }) {
  const document = useRead(getDocument, { params: { id } })
  return (
    <div className="min-[1360px]:grid min-[1360px]:grid-cols-[256px_minmax(0,1fr)]">
      <div className="border-r border-line bg-sunken/40 px-3 py-5 max-[1359px]:hidden min-[1360px]:min-h-[calc(100dvh-56px)]">
        <ThreadsBeside id={id} threadId={document.data?.threadId ?? null} />
      </div>
      <div className="mx-auto w-full max-w-[1280px] px-6 py-5 max-md:px-4">
        <Link
          href="/teams/alex"
          className="inline-flex min-h-6 items-center gap-1 text-13 text-ink-2 hover:text-ink max-md:min-h-11"
        >
          <ChevronLeft aria-hidden className="size-4" />
          Attachments
        </Link>
        <Loaded
          of={document}
          level={1}
          failed="Failed to load the document"
          className="mt-6"
          waiting={<LoadingDocument />}
        >
          {(data) => <DocumentView document={data} />}
        </Loaded>
      </div>
    </div>
  )
}

function DocumentView({ document }: { document: Document }) {
  const [place, setPlace] = useAddressState(readPlace, writePlace)
  const [chosen, choose] = useState<ChosenChange | null>(null)
  const compared = place.view === 'versions' ? chosen : null
  const show = (part: number, quote: string | null) => setPlace({ ...place, part, quote })
  const last = Math.max(1, document.partsRead)
  const step = (steps: 1 | -1) => {
    const next = placeOn(document, place, steps)
    if (!next) return
    setPlace({ view: 'analysis', ...next })
    // Once it is drawn as the one that is shown.
    requestAnimationFrame(() =>
      window.document
        .querySelector('[data-finding] [aria-pressed=true]')
        ?.scrollIntoView({ block: 'nearest' }),
    )
  }
  useKeys('Document', [
    { keys: 'j', label: 'Next finding', run: () => step(1) },
    { keys: 'k', label: 'Previous finding', run: () => step(-1) },
    { keys: '[', label: 'Previous page', run: () => show(Math.max(1, place.part - 1), null) },
    { keys: ']', label: 'Next page', run: () => show(Math.min(last, place.part + 1), null) },
  ])
  return (
    <>
      <Head document={document} />
      {document.state === 'read' ? (
        <div
          className={classNames(
            'mt-4 grid gap-6',
            compared
              ? 'xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]'
              : 'xl:grid-cols-[minmax(0,1fr)_minmax(0,480px)]',
          )}
        >
          <Views {...{ document, place, setPlace, show, chosen, choose }} />
          {compared ? (
            <ComparedPages document={document} chosen={compared} choose={choose} />
          ) : (
            <PreviewBeside document={document} place={place} show={show} />
          )}
        </div>
      ) : (
        <NotRead document={document} />
      )}
    </>
  )
}

type ViewsProps = {
  document: Document
  place: DocumentPlace
  setPlace: (place: DocumentPlace) => void
  show: (part: number, quote: string | null) => void
  chosen: ChosenChange | null
  choose: (chosen: ChosenChange | null) => void
}

function Views({ document, place, setPlace, show, chosen, choose }: ViewsProps) {
  return (
    <Tabs
      label="Views of the document"
      value={place.view}
      onValueChange={(view) => setPlace({ ...place, view })}
      items={[
        { value: 'analysis', label: 'Analysis' },
        { value: 'versions', label: 'Versions', count: document.versions.length },
        { value: 'text', label: 'Full text' },
        { value: 'ask', label: 'Ask' },
      ]}
      className="min-w-0"
    >
      <TabPanel value="analysis">
        <Findings document={document} place={place} show={show} />
      </TabPanel>
      <TabPanel value="versions">
        <Versions document={document} chosen={chosen} choose={choose} />
      </TabPanel>
      <TabPanel value="text">
        <FullText document={document} />
      </TabPanel>
      <TabPanel value="ask">
        <AskView document={document} show={show} />
      </TabPanel>
    </Tabs>
  )
}

function Head({ document }: { document: Document }) {
  const { mail, notes } = document
  const recognise = useRecognise(document.id)
  return (
    <header className="mt-3 flex flex-wrap items-start gap-x-4 gap-y-3">
      <AgentStamp agent="alex" size={40} />
      <div className="min-w-0 flex-1 basis-72">
        <h1 className="text-20 font-semibold tracking-[-0.012em] wrap-text">{document.name}</h1>
        <p className="mt-0.5 text-13 text-ink-2">
          {classWords(document)} {'\u00b7'} {fileSize(document.size)} {'\u00b7 from '}
          {mail.deliveryId === null ? (
            mail.from
          ) : (
            <Link href={`/mails/${mail.deliveryId}`} className="link">
              {`${mail.from}\u2019s mail`}
            </Link>
          )}
          , <RelativeTime at={mail.sentAt} />
        </p>
        {document.state === 'read' && (
          <p className="mt-2 text-12 text-ink-2">
            <b className="font-550 text-ink">{readWords(document)}.</b>
            {notes.map((note) => ` ${note}`)}
          </p>
        )}
      </div>
      {document.mayRecognise && document.state === 'read' && (
        <Button icon={<ScanText aria-hidden />} busy={recognise.isPending} onClick={() => recognise.mutate()}>
          Read as picture
        </Button>
      )}
      {document.mayChange && <DeleteButton id={document.id} />}
    </header>
  )
}

function DeleteButton({ id }: { id: number }) {
  const [asking, setAsking] = useState(false)
  const remove = useDeleteDocument(id)
  return (
    <>
      <Button icon={<Trash2 aria-hidden />} onClick={() => setAsking(true)}>
        Delete
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Delete this document?"
        description="The file and what was read of it go. The mail that brought it stays."
        confirmLabel="Delete"
        busyLabel="Deleting..."
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
      />
    </>
  )
}

function NotRead({ document }: { document: Document }) {
  return (
    <div role="status" className="mt-6 rounded-card bg-surface px-5 py-6 shadow-card">
      <p className="text-15 font-550">{readWords(document)}</p>
      <p className="mt-1 text-13 text-ink-2">
        {document.failure ?? 'This page shows what is in it as soon as it is read.'}
      </p>
      <Progress document={document} />
    </div>
  )
}

function LoadingDocument() {
  return (
    <Loading label="Loading the document" className="mt-6">
      <Skeleton className="h-5 w-1/2" />
      <SkeletonRows rows={6} />
    </Loading>
  )
}
