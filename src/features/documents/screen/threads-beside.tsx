// The threads with files beside one that is read, and the files of its own thread: from one to the next without going back.
import { Link } from 'wouter'
import { classNames } from '../../../ui/class-names.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { Loading, SkeletonRows } from '../../../ui/skeleton.tsx'
import { useRead } from '../../../ui/use-read.ts'
import { type DocumentBrief, listDocumentThreads } from '../contract.ts'
import { ThreadLink } from './thread-link.tsx'

export function ThreadsBeside({ id, threadId }: { id: number; threadId: number | null }) {
  const read = useRead(listDocumentThreads, { query: {} }, { select: (data) => data.threads })
  return (
    <nav aria-labelledby="threads-beside">
      <h2 id="threads-beside" className="px-3 text-13 font-semibold">
        Email Threads
      </h2>
      <Loaded
        of={read}
        level={3}
        failed="Failed to load the threads"
        className="mt-3"
        waiting={
          <Loading label="Loading threads" className="mt-3">
            <SkeletonRows rows={4} />
          </Loading>
        }
      >
        {(threads) => (
          <ul className="mt-2 grid gap-0.5">
            {threads.slice(0, MOST).map((thread) => {
              const isOpen = thread.id === threadId
              return (
                <li key={thread.id}>
                  <ThreadLink thread={thread} href={`/teams/alex?thread=${thread.id}`} isOpen={isOpen} />
                  {isOpen && (
                    <ul aria-label="Files of this thread" className="grid gap-0.5 pb-2 pl-2">
                      {thread.documents.map((document) => (
                        <li key={document.id}>
                          <FileLink document={document} isShown={document.id === id} />
                        </li>
                      ))}
                    </ul>
                  )}
                </li>
              )
            })}
          </ul>
        )}
      </Loaded>
    </nav>
  )
}

/** All of them are on the page of their agent. */
const MOST = 30

function FileLink({ document, isShown }: { document: DocumentBrief; isShown: boolean }) {
  return (
    <Link
      href={`/documents/${document.id}`}
      aria-current={isShown ? 'page' : undefined}
      className={classNames(
        'flex min-h-8 items-center gap-2 rounded-control px-2 text-13 hover:bg-surface',
        isShown && 'bg-[var(--alex-tint)] font-550',
      )}
    >
      <span className="w-9 shrink-0 text-12 text-ink-3 uppercase">
        {document.kind?.slice(0, 4) ?? 'file'}
      </span>
      <span className="min-w-0 flex-1 truncate">{document.name}</span>
    </Link>
  )
}
