// A page as the server drew it, with the words of a quote marked where they stand.
import { useEffect, useRef, useState } from 'react'
import { actingAddress } from '../../../ui/acting-for.ts'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import type { Document, QuoteBox } from '../contract.ts'
import { partWords } from './document-words.ts'

export type PagePictureProps = {
  document: Document
  part: number
  quote: string | null
  boxes: readonly QuoteBox[]
  /** The page has no picture, or none came. */
  onFailed: () => void
}

export function PagePicture({ document, part, quote, boxes, onFailed }: PagePictureProps) {
  const [isThere, setThere] = useState(false)
  const sheet = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isThere && boxes.length > 0)
      sheet.current?.querySelector('mark')?.scrollIntoView({ block: 'center', behavior: 'smooth' })
  }, [isThere, boxes])
  return (
    <div ref={sheet} className="relative bg-surface shadow-raised">
      {!isThere && (
        <Loading label="Drawing the page" className="aspect-[210/297] p-6">
          <Skeleton className="h-full w-full" />
        </Loading>
      )}
      <img
        src={actingAddress(`/api/documents/${document.id}/pages/${part}?width=1000`)}
        alt={partWords(document.unit, part, document.partsTotal)}
        className={isThere ? 'w-full' : 'absolute inset-0 opacity-0'}
        onLoad={() => setThere(true)}
        onError={onFailed}
      />
      {isThere &&
        boxes.map((box, index) => (
          <mark
            key={`${box.x} ${box.y}`}
            className="absolute border-b-2 border-[var(--alex)] bg-[color-mix(in_srgb,var(--alex)_20%,transparent)] mix-blend-multiply"
            style={{
              left: share(box.x),
              top: share(box.y),
              width: share(box.width),
              height: share(box.height),
            }}
          >
            {index === 0 && <span className="sr-only">{quote}</span>}
          </mark>
        ))}
    </div>
  )
}

const share = (of: number) => `${(of * 100).toFixed(3)}%`
