// A task once it is read; until then its shape, or why it cannot be shown.
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { ErrorState } from '../../../../ui/error-state.tsx'
import { failureWords, RequestError } from '../../../../ui/request.ts'
import { Loading, Skeleton } from '../../../../ui/skeleton.tsx'
import type { Task } from '../../../tasks/contract.ts'

export type TaskReadProps = { read: UseQueryResult<Task>; children: (task: Task) => ReactNode }

export function TaskRead({ read, children }: TaskReadProps) {
  const { data, error } = read
  // What was read stays, also when it is deleted meanwhile: what is typed into it is not lost.
  if (data) return children(data)
  if (error instanceof RequestError && (error.status === 404 || error.status === 403))
    return (
      <EmptyState className="h-full" title="This task is not here">
        It was deleted, or it belongs to a project that you take no part in.
      </EmptyState>
    )
  if (error)
    return (
      <ErrorState
        className="h-full"
        title="Failed to load the task"
        onRetry={() => void read.refetch()}
        busy={read.isFetching}
      >
        {failureWords(error)}
      </ErrorState>
    )
  return (
    <Loading label="Loading the task" className="mx-auto w-full max-w-[704px] px-8 pt-16 max-md:px-4">
      <Skeleton className="w-3/5" />
      <Skeleton className="mt-10 h-6! w-4/5" />
      <Skeleton className="mt-5 w-full" />
      <Skeleton className="mt-2.5 w-2/3" />
      <div className="mt-6 flex gap-2">
        {['w-24', 'w-20', 'w-28'].map((width) => (
          <Skeleton key={width} className={`h-7! ${width}`} />
        ))}
      </div>
    </Loading>
  )
}
