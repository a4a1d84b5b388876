// The pages of a document beside what it says: drawn by the server, or as text with the quote marked.
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { Loading, SkeletonRows } from '../../../ui/skeleton.tsx'
import { useRead } from '../../../ui/use-read.ts'
import { type Document, findDocumentQuote, getDocumentParts, type QuoteBox } from '../contract.ts'
import type { DocumentPlace } from './document-place.ts'
import { partWords } from './document-words.ts'
import { PageBar } from './page-bar.tsx'
import { PagePicture } from './page-picture.tsx'
import { PartText } from './part-text.tsx'

export type PreviewProps = {
  document: Document
  place: DocumentPlace
  show: (part: number, quote: string | null) => void
}

type Look = 'page' | 'text'

const none: readonly QuoteBox[] = []

export function Preview({ document, place, show }: PreviewProps) {
  const [look, setLook] = useState<Look>('page')
  const [failed, setFailed] = useState<number | null>(null)
  const { part, quote } = place
  const found = useRead(
    findDocumentQuote,
    { params: { id: document.id, part }, query: { quote: quote ?? '' } },
    { enabled: document.hasPictures && quote !== null, staleTime: Number.POSITIVE_INFINITY },
  )
  // What is not found on its picture, as on a scan, is marked in the text.
  const isLost = quote !== null && (found.error !== null || found.data?.boxes.length === 0)
  const isPicture = document.hasPictures && look === 'page' && !isLost && failed !== part
  return (
    <aside
      aria-label="Page preview"
      className="flex min-w-0 flex-col rounded-card bg-sunken xl:sticky xl:top-4 xl:max-h-[calc(100dvh-6rem)]"
    >
      <div className="flex h-12 shrink-0 items-center gap-1 px-4 text-12 text-ink-2">
        <b className="flex-1 font-550 text-ink tabular-nums">
          {partWords(document.unit, part, Math.max(document.partsTotal, 1))}
        </b>
        {document.hasPictures && (
          <Segmented
            label="How pages are shown"
            value={isPicture ? 'page' : 'text'}
            onValueChange={(next: Look) => {
              setLook(next)
              if (next === 'page' && isLost) show(part, null)
            }}
            options={[
              { value: 'page', label: 'Page' },
              { value: 'text', label: 'Text' },
            ]}
          />
        )}
        <IconButton
          quiet
          size="sm"
          label="Previous page"
          keys="["
          icon={<ChevronLeft aria-hidden />}
          disabled={part <= 1}
          onClick={() => show(part - 1, null)}
        />
        <IconButton
          quiet
          size="sm"
          label="Next page"
          keys="]"
          icon={<ChevronRight aria-hidden />}
          disabled={part >= document.partsRead}
          onClick={() => show(part + 1, null)}
        />
      </div>
      <PageBar document={document} place={place} show={show} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls it */}
      <div tabIndex={0} role="region" aria-label="Page" className="min-h-64 flex-1 overflow-y-auto px-4 pb-4">
        {isPicture ? (
          <PagePicture
            key={part}
            document={document}
            part={part}
            quote={quote}
            boxes={quote === null ? none : (found.data?.boxes ?? none)}
            onFailed={() => setFailed(part)}
          />
        ) : (
          <TextOfPart document={document} part={part} quote={quote} />
        )}
      </div>
    </aside>
  )
}

function TextOfPart({ document, part, quote }: { document: Document; part: number; quote: string | null }) {
  const parts = useRead(getDocumentParts, { params: { id: document.id }, query: { from: part, to: part } })
  return (
    <div className="min-h-full bg-surface px-5 py-5 shadow-raised">
      <Loaded
        of={parts}
        failed="Failed to load the page"
        waiting={
          <Loading label="Loading the page">
            <SkeletonRows rows={8} />
          </Loading>
        }
      >
        {(data) => {
          const [shown] = data.parts
          return shown ? (
            <PartText part={shown} quote={quote} />
          ) : (
            <p className="text-13 text-ink-2">This page was not read.</p>
          )
        }}
      </Loaded>
    </div>
  )
}
