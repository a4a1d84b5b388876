// The text of a document, some of its parts at a time, with the sentence that was cited marked.
import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Loaded } from '../../../../ui/loaded.tsx'
import { ProgressBar } from '../../../../ui/progress-bar.tsx'
import { Loading, SkeletonRows } from '../../../../ui/skeleton.tsx'
import { useRead } from '../../../../ui/use-read.ts'
import type { DocumentPart } from '../../../documents/contract.ts'
import { partWords } from '../../../documents/screen/document-words.ts'
import { PartText } from '../../../documents/screen/part-text.tsx'
import { getArticleParts } from '../../articles/contract.ts'
import type { Article, ArticleFile } from '../../contract.ts'

const AT_A_TIME = 20

export function DocumentText({ article, sentence }: { article: Article; sentence: string | null }) {
  const { file } = article
  if (file === null || file.state === 'read')
    return <Parts id={article.id} unit={file?.unit ?? null} sentence={sentence} />
  return <NotRead file={file} />
}

function NotRead({ file }: { file: ArticleFile }) {
  const isFailed = file.state === 'failed'
  return (
    <div role="status" className="rounded-card bg-surface px-5 py-5 text-13 shadow-card">
      <p className="text-15 font-550">
        {isFailed ? 'This file could not be read' : 'This file is being read'}
      </p>
      <p className="mt-1 text-ink-2">
        {isFailed
          ? (file.failure ?? 'Questions are not answered from it.')
          : 'Its text appears here as soon as it is read, and questions are answered from it.'}
      </p>
      {file.state === 'reading' && file.partsTotal > 0 && (
        <ProgressBar
          label={`Reading ${file.name}`}
          value={file.partsRead}
          max={file.partsTotal}
          className="mt-3 max-w-64"
        />
      )}
    </div>
  )
}

function Parts({ id, unit, sentence }: { id: number; unit: string | null; sentence: string | null }) {
  const [to, setTo] = useState(AT_A_TIME)
  const read = useRead(
    getArticleParts,
    { params: { id }, query: { from: 1, to } },
    { placeholderData: (before) => before },
  )
  const { data, isPlaceholderData } = read
  // The cited sentence is further on: its part is fetched too.
  if (data && !isPlaceholderData && data.parts.length < data.total && !holds(data.parts, sentence)) {
    setTo(to + AT_A_TIME)
  }
  return (
    <Loaded
      of={read}
      level={2}
      failed="Failed to load the text"
      waiting={
        <Loading label="Loading the text">
          <SkeletonRows rows={8} />
        </Loading>
      }
    >
      {({ parts, total }) => (
        <>
          {parts.map((part) => (
            <section key={part.number} aria-label={partWords(unit, part.number, total)} className="mb-6">
              <p className="inscription mb-2 text-12 text-ink-3">
                {part.name ?? partWords(unit, part.number, total)}
              </p>
              <div data-agent="faq" className="[&>div]:text-15! [&>div]:leading-6!">
                <PartText part={part} quote={sentence} />
              </div>
            </section>
          ))}
          {parts.length < total && (
            <Button busy={read.isFetching} onClick={() => setTo(to + AT_A_TIME)}>
              Show more
            </Button>
          )}
        </>
      )}
    </Loaded>
  )
}

/** Blanks may differ, and words in a table are in cells. */
function holds(parts: readonly DocumentPart[], sentence: string | null): boolean {
  const wanted = sentence?.replace(/\s+/g, '') ?? ''
  if (wanted === '') return true
  return parts.some(({ blocks }) => blocks.some(({ text }) => text.replace(/\s+/g, '').includes(wanted)))
}
