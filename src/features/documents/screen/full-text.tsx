// All that was read of a document, one part after another.
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Loading, SkeletonRows } from '../../../ui/skeleton.tsx'
import { useRead } from '../../../ui/use-read.ts'
import { type Document, getDocumentParts } from '../contract.ts'
import { partWords } from './document-words.ts'
import { PartText } from './part-text.tsx'

/** Parts that are shown at a time. */
const AT_A_TIME = 20

export function FullText({ document }: { document: Document }) {
  const [from, setFrom] = useState(1)
  const to = from + AT_A_TIME - 1
  const parts = useRead(getDocumentParts, { params: { id: document.id }, query: { from, to } })
  return (
    <div className="py-4">
      <Loaded
        of={parts}
        failed="Failed to load the text"
        waiting={
          <Loading label="Loading the text">
            <SkeletonRows rows={8} />
          </Loading>
        }
      >
        {(data) => (
          <>
            <ol className="grid gap-6">
              {data.parts.map((part) => (
                <li key={part.number}>
                  <h2 className="mb-2 border-b border-line pb-1 text-12 font-550 text-ink-2">
                    {part.name ?? partWords(document.unit, part.number, document.partsTotal)}
                  </h2>
                  <PartText part={part} quote={null} />
                </li>
              ))}
            </ol>
            {(from > 1 || to < data.total) && (
              <p className="mt-5 flex gap-2">
                <Button disabled={from === 1} onClick={() => setFrom(Math.max(1, from - AT_A_TIME))}>
                  Earlier pages
                </Button>
                <Button disabled={to >= data.total} onClick={() => setFrom(from + AT_A_TIME)}>
                  Later pages
                </Button>
              </p>
            )}
          </>
        )}
      </Loaded>
    </div>
  )
}
