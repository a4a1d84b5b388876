// What a screen shows of a read: that it is on its way, that it failed, that there is nothing, or what came.
import type { ReactNode } from 'react'
import { ErrorState, type ErrorStateProps } from './error-state.tsx'
import { failureWords } from './request.ts'

/** The part of a query's result that is looked at. */
export interface ReadState<Data> {
  data: Data | undefined
  error: Error | null
  isFetching: boolean
  refetch: () => Promise<unknown>
}

export interface LoadedProps<Data> extends Pick<ErrorStateProps, 'level' | 'className'> {
  of: ReadState<Data>
  /** In place of what is on its way, as large as that. */
  waiting: ReactNode
  /** What failed, in a title. */
  failed: string
  /** What is safe all the same, in a sentence. */
  safe?: string
  /** A failure takes the place of what was read before; without it the old stays. */
  onlyNew?: boolean
  /** In place of a list without entries. */
  empty?: ReactNode
  children: (data: Data) => ReactNode
}

export function Loaded<Data>({
  of,
  waiting,
  failed,
  safe,
  onlyNew = false,
  empty,
  children,
  ...look
}: LoadedProps<Data>) {
  const { data, error, isFetching, refetch } = of
  if (error !== null && (onlyNew || data === undefined)) {
    return (
      <ErrorState title={failed} onRetry={() => void refetch()} busy={isFetching} {...look}>
        {safe !== undefined && `${safe} `}
        {failureWords(error)}
      </ErrorState>
    )
  }
  if (data === undefined) return waiting
  const isEmpty = Array.isArray(data) && data.length === 0 && empty !== undefined
  return isEmpty ? empty : children(data)
}
