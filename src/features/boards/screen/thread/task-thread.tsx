// The thread of a task: what was said and what was done, oldest first, and a place to say more.
import { useMemo, useState } from 'react'
import { ErrorState } from '../../../../ui/error-state.tsx'
import { failureWords } from '../../../../ui/request.ts'
import { Segmented } from '../../../../ui/segmented.tsx'
import { Loading, SkeletonRows } from '../../../../ui/skeleton.tsx'
import type { TaskActivity } from '../../../tasks/activity/contract.ts'
import type { TaskComment } from '../../../tasks/comments/contract.ts'
import { useUndo } from '../cards/use-undo.ts'
import { ActivityItem } from './activity-item.tsx'
import { CommentComposer } from './comment-composer.tsx'
import { CommentItem } from './comment-item.tsx'
import { type ThreadView, threadOf } from './thread-order.ts'
import { useActivity, useComments } from './use-thread.ts'

const views: { value: ThreadView; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'comments', label: 'Comments' },
  { value: 'activity', label: 'Activity' },
]

const noComments: readonly TaskComment[] = []
const noActivity: readonly TaskActivity[] = []

export function TaskThread({ task }: { task: { id: number; projectId: number } }) {
  const [view, setView] = useState<ThreadView>('all')
  const comments = useComments(task)
  const activity = useActivity(task)
  const undo = useUndo()
  const entries = useMemo(
    () => threadOf(view, comments.data ?? noComments, activity.data ?? noActivity),
    [view, comments.data, activity.data],
  )
  // What is there stays, where only reading it again fails, as of a task that somebody deleted.
  const failed = comments.isLoadingError ? comments : activity.isLoadingError ? activity : null
  const isPending = comments.isPending || activity.isPending
  return (
    <section aria-labelledby="thread" className="flex min-w-0 flex-1 flex-col">
      <div className="mb-1 flex flex-wrap items-center justify-between gap-2">
        <h3 id="thread" className="text-13 font-medium">
          Thread <span className="text-ink-3 tabular-nums">{comments.data?.length ?? ''}</span>
        </h3>
        <Segmented label="What the thread shows" value={view} onValueChange={setView} options={views} />
      </div>
      {isPending && (
        <Loading label="Loading the thread">
          <SkeletonRows rows={3} />
        </Loading>
      )}
      {failed !== null && (
        <ErrorState title="Failed to load the thread" onRetry={() => void failed.refetch()}>
          {failureWords(failed.error)}
        </ErrorState>
      )}
      {!isPending && failed === null && entries.length === 0 && (
        <p className="py-3 text-13 text-ink-2">
          {view === 'activity' ? 'Nothing was changed yet.' : 'Nobody has said anything yet.'}
        </p>
      )}
      <ol className="mb-3">
        {entries.map((entry) => (
          <li key={entry.key}>
            {entry.kind === 'comment' ? (
              <CommentItem comment={entry.comment} task={task} />
            ) : (
              <ActivityItem
                entry={entry.entry}
                projectId={task.projectId}
                busy={undo.isPending && undo.variables === entry.entry.id}
                onUndo={({ id }) => undo.mutate(id)}
              />
            )}
          </li>
        ))}
      </ol>
      {view !== 'activity' && (
        // In sight however long the thread is.
        <div className="sticky bottom-0 -mx-5 mt-auto border-t border-line bg-surface px-5 pt-3.5 pb-3 max-lg:static max-md:-mx-4 max-md:px-4">
          <CommentComposer task={task} />
        </div>
      )}
    </section>
  )
}
