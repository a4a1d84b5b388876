// A task dropped on Done: shown there at once, written as done, and put back when that fails.
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { api } from '../../../../ui/api.ts'
import { toast, UNDO } from '../../../../ui/toasts.ts'
import { updateTask } from '../../../tasks/contract.ts'
import type { ListedTask } from '../../../tasks/lists/contract.ts'
import { refetchSoon } from '../cards/refetch-soon.ts'
import { taskListKeys } from '../lists/use-task-lists.ts'
import { completeFailure } from './complete-failure.ts'
import { DONE_STATUS, type ListKey, withDone } from './lists.ts'

/** `completing` holds the ids of the tasks whose answer is still to come (PB-18, PB-20, PB-21, ERR-24). */
export function useCompleteTask() {
  const [completing, setCompleting] = useState<ReadonlySet<number>>(new Set())
  const queryClient = useQueryClient()
  const { mutate: reopen } = useReopenTask()
  const { mutate } = useMutation({
    mutationFn: ({ id }: ListedTask) => api(updateTask, { params: { id }, body: { status: DONE_STATUS } }),
    onSuccess: (saved, task) => {
      keepDone(queryClient, { ...task, ...saved })
      toast({
        kind: 'success',
        title: 'Task Completed',
        description: `"${saved.title}" has been marked as completed`,
        action: { label: UNDO, onPress: () => reopen(task) },
      })
    },
    onError: (error) => toast({ kind: 'destructive', title: completeFailure(error) }),
    onSettled: (_saved, _error, task) => {
      setCompleting((now) => new Set([...now].filter((id) => id !== task.id)))
      refetchSoon(queryClient, task.projectId)
    },
  })
  const complete = useCallback(
    (task: ListedTask) => {
      setCompleting((now) => new Set(now).add(task.id))
      mutate(task)
    },
    [mutate],
  )
  return { complete, completing }
}

/* Writes back the spelling that the task had. */
function useReopenTask() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, status }: ListedTask) => api(updateTask, { params: { id }, body: { status } }),
    onSuccess: (saved) => toast({ kind: 'success', title: 'Task Reopened', description: saved.title }),
    onError: (error) => toast({ kind: 'destructive', title: completeFailure(error) }),
    onSettled: (_saved, _error, task) => refetchSoon(queryClient, task.projectId),
  })
}

const cacheKeys: Record<ListKey, readonly unknown[]> = {
  'my-tasks': taskListKeys.assigned,
  'follow-up': taskListKeys.assignedByMe,
  monitor: taskListKeys.monitor,
  done: taskListKeys.done,
}

/* So that the card stays where it landed until the lists are read again. */
function keepDone(queryClient: QueryClient, task: ListedTask) {
  for (const [key, cacheKey] of Object.entries(cacheKeys)) {
    queryClient.setQueryData<ListedTask[]>(
      cacheKey,
      (known) => known && withDone(known, key as ListKey, task),
    )
  }
}
