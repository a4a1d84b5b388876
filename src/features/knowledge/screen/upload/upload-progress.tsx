// How far the files are that were given: one bar for all, and each that failed with its reason.
import { TriangleAlert } from 'lucide-react'
import { Button } from '../../../../ui/button.tsx'
import { ProgressBar } from '../../../../ui/progress-bar.tsx'
import { counted } from '../knowledge-words.ts'
import { uploads } from './upload-queue.ts'
import { useUploadList, useUploads } from './use-uploads.ts'

export function UploadProgress({ instanceId }: { instanceId: number | null }) {
  const list = useUploadList()
  const { retry } = useUploads(instanceId)
  if (list.length === 0) return null
  const failed = list.filter(({ state }) => state === 'failed')
  const over = list.filter(({ state }) => state === 'done').length + failed.length
  const isOver = over === list.length
  const now = list.find(({ state }) => state === 'sending')
  return (
    <section aria-label="Upload" className="mt-3 rounded-card bg-surface px-4 py-3 text-13 shadow-card">
      <div className="flex items-center gap-3">
        <p role="status" className="min-w-0 flex-1 truncate">
          <b className="font-550">
            {isOver
              ? `${counted(over - failed.length, 'file')} added${failed.length > 0 ? `, ${failed.length} failed` : ''}`
              : `Adding ${over + 1} of ${counted(list.length, 'file')}`}
          </b>
          {now && <span className="text-ink-2"> {now.path ?? now.file.name}</span>}
        </p>
        {isOver && (
          <Button size="sm" variant="ghost" onClick={uploads.clear}>
            Dismiss
          </Button>
        )}
      </div>
      {!isOver && <ProgressBar label="Files added" value={over} max={list.length} className="mt-2" />}
      {failed.length > 0 && (
        <ul className="mt-2 grid gap-1">
          {failed.map(({ id, file, path, failure }) => (
            <li key={id} className="flex items-center gap-2">
              <TriangleAlert aria-hidden className="size-3.5 text-danger" />
              <span className="min-w-0 flex-1 wrap-text">
                {path ?? file.name}: <span className="text-ink-2">{failure}</span>
              </span>
              <Button size="sm" variant="ghost" onClick={() => retry(id)}>
                Retry
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
