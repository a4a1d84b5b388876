// The four lists of the personal board as the server has them, and what went wrong with them.
import { useMemo } from 'react'
import type { ListedTask } from '../../../tasks/lists/contract.ts'
import {
  useAssignedTasks,
  useDoneTasks,
  useMonitoredTasks,
  useTasksAssignedByMe,
} from '../lists/use-task-lists.ts'
import { listFailures, type TaskLists } from './lists.ts'

export function usePersonalLists() {
  const mine = useAssignedTasks()
  const followUp = useTasksAssignedByMe()
  const monitor = useMonitoredTasks()
  const done = useDoneTasks()
  const queries = [
    ['my-tasks', mine],
    ['follow-up', followUp],
    ['monitor', monitor],
    ['done', done],
  ] as const
  const failed = queries.filter(([, query]) => query.isError)
  return {
    /** Undefined until all four are there. */
    read: useRead(mine.data, followUp.data, monitor.data, done.data),
    /** Some list is still on its way for the first time. */
    pending: queries.some(([, query]) => query.isPending),
    /** One sentence for each list that could not be read (ERR-25). */
    failures: failed.map(([list]) => listFailures[list]),
    /** Milliseconds since 1970 from which the oldest of the failed lists is. */
    since: Math.min(...failed.map(([, query]) => query.dataUpdatedAt)),
    fetching: failed.some(([, query]) => query.isFetching),
    retry: () => {
      for (const [, query] of failed) void query.refetch()
    },
  }
}

type Read = readonly ListedTask[] | undefined

function useRead(mine: Read, followUp: Read, monitor: Read, done: Read): TaskLists | undefined {
  return useMemo(
    () => mine && followUp && monitor && done && { 'my-tasks': mine, 'follow-up': followUp, monitor, done },
    [mine, followUp, monitor, done],
  )
}
