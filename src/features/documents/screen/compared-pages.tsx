// A change between two versions where it stands: the page before it and the page after it, side by side.
import { ChevronDown, ChevronUp } from 'lucide-react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Loading, SkeletonRows } from '../../../ui/skeleton.tsx'
import { useRead } from '../../../ui/use-read.ts'
import { type Document, type DocumentChange, getDocumentParts } from '../contract.ts'
import { placeWords } from './document-words.ts'
import { PartText } from './part-text.tsx'

/** Which of the changes since which version is shown. */
export type ChosenChange = { earlierId: number; changes: readonly DocumentChange[]; index: number }

export type ComparedPagesProps = {
  document: Document
  chosen: ChosenChange
  choose: (chosen: ChosenChange) => void
}

export function ComparedPages({ document, chosen, choose }: ComparedPagesProps) {
  const { earlierId, changes, index } = chosen
  const change = changes[index]
  if (!change) return null
  const { before, after, partBefore, partAfter } = change
  const version = document.versions.find(({ id }) => id === earlierId)?.version
  const to = (next: number) => choose({ ...chosen, index: next })
  return (
    <aside
      aria-label="Change preview"
      className="flex min-w-0 flex-col rounded-card bg-sunken xl:sticky xl:top-4 xl:max-h-[calc(100dvh-6rem)]"
    >
      <div className="flex h-12 shrink-0 items-center gap-1 px-4 text-12 text-ink-2">
        <b className="flex-1 font-550 text-ink tabular-nums">{`Change ${index + 1} of ${changes.length}`}</b>
        <IconButton
          quiet
          size="sm"
          label="Previous change"
          icon={<ChevronUp aria-hidden />}
          disabled={index === 0}
          onClick={() => to(index - 1)}
        />
        <IconButton
          quiet
          size="sm"
          label="Next change"
          icon={<ChevronDown aria-hidden />}
          disabled={index >= changes.length - 1}
          onClick={() => to(index + 1)}
        />
      </div>
      <div className="grid min-h-64 flex-1 gap-3 overflow-y-auto px-4 pb-4 sm:grid-cols-2">
        <Side
          name={`Version ${version ?? 'before'}`}
          document={document}
          id={earlierId}
          part={partBefore ?? partAfter ?? 1}
          quote={before}
          as="removed"
        />
        <Side
          name={`Version ${document.version}`}
          document={document}
          id={document.id}
          part={partAfter ?? partBefore ?? 1}
          quote={after}
          as="added"
        />
      </div>
    </aside>
  )
}

type SideProps = {
  name: string
  document: Document
  id: number
  part: number
  quote: string | null
  as: 'removed' | 'added'
}

function Side({ name, document, id, part, quote, as }: SideProps) {
  const parts = useRead(getDocumentParts, { params: { id }, query: { from: part, to: part } })
  return (
    <section aria-label={name} className="min-w-0 bg-surface px-4 py-4 shadow-raised">
      <p className="mb-3 flex justify-between border-b border-line pb-2 text-12 text-ink-2">
        <span>{name}</span>
        <span>{placeWords(document.unit, part)}</span>
      </p>
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
            <PartText part={shown} quote={quote} as={as} />
          ) : (
            <p className="text-13 text-ink-2">This page is not in it.</p>
          )
        }}
      </Loaded>
    </section>
  )
}
