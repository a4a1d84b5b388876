// A file in the list of its thread: what it is, how much of it was read, and what it says first.
import { FileText, FileWarning, LoaderCircle } from 'lucide-react'
import { Link } from 'wouter'
import { Badge } from '../../../ui/badge.tsx'
import { fileSize } from '../../../ui/file-size.ts'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import type { DocumentBrief } from '../contract.ts'
import { classWords, readWords } from './document-words.ts'

const icons = {
  waiting: LoaderCircle,
  reading: LoaderCircle,
  read: FileText,
  failed: FileWarning,
} as const

export function DocumentRow({ document }: { document: DocumentBrief }) {
  const Icon = icons[document.state]
  return (
    <article className="relative flex items-start gap-3 rounded-card bg-surface px-4 py-3 shadow-card hover:shadow-raised">
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-ink-2" />
      <div className="min-w-0 flex-1">
        <h4 className="truncate text-14 font-semibold">
          <Link
            href={`/documents/${document.id}`}
            className="after:absolute after:inset-0 after:rounded-card"
          >
            {document.name}
          </Link>
        </h4>
        <p className="truncate text-12 text-ink-2">
          {classWords(document)} {'\u00b7'} {fileSize(document.size)} {'\u00b7'} {readWords(document)}
        </p>
        {document.gist !== null && (
          <p className="mt-1.5 line-clamp-2 text-13 leading-[19px]">{document.gist}</p>
        )}
        <Progress document={document} />
      </div>
      {document.version > 1 && <Badge>Version {document.version}</Badge>}
    </article>
  )
}

type ProgressProps = { document: Pick<DocumentBrief, 'state' | 'partsRead' | 'partsTotal' | 'name'> }

/** While it is read. */
export function Progress({ document }: ProgressProps) {
  const { state, partsRead, partsTotal, name } = document
  if (state !== 'reading' || partsTotal === 0) return null
  return (
    <ProgressBar
      label={`Reading ${name}`}
      value={partsRead}
      max={partsTotal}
      className="mt-1.5 w-full max-w-64"
    />
  )
}
