// Files whose mail is not answered yet, with how much of each was read so far.
import { LoaderCircle } from 'lucide-react'
import { fileSize } from '../../../ui/file-size.ts'
import { useRead } from '../../../ui/use-read.ts'
import { type ArrivingFile, listArrivingFiles } from '../contract.ts'
import { Progress } from './document-row.tsx'
import { readWords } from './document-words.ts'

/** Nothing where nothing is read. */
export function ArrivingFiles() {
  const files = useRead(listArrivingFiles, {}, { select: (data) => data.files })
  if (!files.data || files.data.length === 0) return null
  return (
    <section aria-labelledby="arriving" className="mt-3 mb-5 rounded-card bg-surface px-4 py-3 shadow-card">
      <h3 id="arriving" className="text-13 font-semibold">
        Being read <span className="ml-1 font-normal text-ink-3 tabular-nums">{files.data.length}</span>
      </h3>
      <ul className="mt-1">
        {files.data.map((file) => (
          <li key={file.id} className="flex items-start gap-3 py-2 not-first:border-t not-first:border-line">
            <LoaderCircle aria-hidden className="mt-0.5 size-5 shrink-0 text-ink-2" />
            <div className="min-w-0 flex-1">
              <p className="truncate text-13 font-550">{file.name}</p>
              <p className="truncate text-12 text-ink-2 tabular-nums">{whereWords(file)}</p>
              <Progress document={file} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function whereWords(file: ArrivingFile): string {
  const far = file.state === 'read' ? `${readWords(file)}, the answer is next` : readWords(file)
  return [far, fileSize(file.size), file.subject && `in \u201c${file.subject}\u201d`]
    .filter(Boolean)
    .join(' \u00b7 ')
}
