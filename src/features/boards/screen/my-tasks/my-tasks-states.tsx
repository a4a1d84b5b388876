// What My Tasks shows instead of tasks, or above them when they may be old.
import type { ReactNode } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { formatTime } from '../../../../ui/dates.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { ErrorState } from '../../../../ui/error-state.tsx'
import { LensOverSheet, SortingFrame } from '../../../../ui/illustration.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { failureWords } from '../../../../ui/request.ts'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { noneFound, type TaskFilter } from '../cards/my-tasks-view.ts'

/** MYT-10. */
export function LoadingTasks() {
  return (
    <div role="status" aria-busy className="ui-late mt-3">
      <p className="text-13 text-ink-2">Loading your tasks...</p>
      <div aria-hidden className="mt-3 divide-y divide-line rounded-card bg-surface shadow-card">
        {['w-2/5', 'w-1/3', 'w-1/2'].map((width) => (
          <div key={width} className="flex h-[68px] gap-3 px-3.5 pt-4">
            <Skeleton shape="disc" className="ml-6 size-5" />
            <div className="min-w-0 flex-1">
              <Skeleton className={width} />
              <Skeleton className="mt-3.5 w-3/5" />
            </div>
            <Skeleton className="w-40 max-md:hidden" />
          </div>
        ))}
      </div>
    </div>
  )
}

/** MYT-08. */
export function NoTasks({ action }: { action: ReactNode }) {
  return (
    <div className="flex flex-1 flex-col items-center justify-center px-2 py-8 text-center">
      <SortingFrame />
      <p className="mt-5 max-w-[44ch] text-13 text-balance text-ink-2">
        <strong className="mb-1 block text-14 font-semibold text-ink">No tasks assigned to you yet.</strong>{' '}
        Tasks will appear here when they are specifically assigned to you.
      </p>
      <p className="mt-3 max-w-[44ch] text-13 text-balance text-ink-3">
        Tasks created in individual projects are automatically assigned to you.
      </p>
      <div className="mt-5 flex w-full justify-center">{action}</div>
    </div>
  )
}

export function NoneFound({ filter, onAll }: { filter: TaskFilter; onAll: () => void }) {
  return (
    <EmptyState
      className="flex-1"
      title={noneFound(filter)}
      illustration={<LensOverSheet />}
      action={<Button onClick={onAll}>Show all tasks</Button>}
    />
  )
}

export type FailureProps = { error: unknown; busy: boolean; onRetry: () => void }

export function TasksFailed({ error, busy, onRetry }: FailureProps) {
  return (
    <ErrorState className="flex-1" title="Failed to load your tasks" onRetry={onRetry} busy={busy}>
      {failureWords(error)}
      <br />
      Your tasks are safe; nothing was changed.
    </ErrorState>
  )
}

/** Tasks that could not be refreshed stay, with the time from which they are. */
export function OldTasks({ since, busy, onRetry }: { since: number; busy: boolean; onRetry: () => void }) {
  return (
    <div className="mt-3">
      <Notice
        tone="warning"
        title="Failed to load your tasks"
        action={
          <Button size="sm" onClick={onRetry} busy={busy} busyLabel="Trying...">
            Retry
          </Button>
        }
      >
        They are as they were at {formatTime(since)}.
      </Notice>
    </div>
  )
}
