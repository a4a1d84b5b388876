// Moves a task to the status that the assistant proposed, and back (AIA-09, AIA-11, ERR-29 to ERR-31).
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, keyOf } from '../../../ui/api.ts'
import { failureWords } from '../../../ui/request.ts'
import { toast, UNDO } from '../../../ui/toasts.ts'
import { refetchTasks } from '../../boards/screen/refetch-tasks.ts'
import { listProjectTasks, type Task, updateTask } from '../../tasks/contract.ts'

type Move = {
  task: Pick<Task, 'id' | 'projectId'>
  status: string
  /** Where it was, for undo; an undo itself has none. */
  before?: string
  /** As it was moved: what somebody changed since is not undone. */
  version?: number
}

/** The last move of a task in this window, to be taken back. */
type Moved = { status: string; before: string; version: number }

export function useMove() {
  const [moved, setMoved] = useState<ReadonlyMap<number, Moved>>(new Map())
  const queryClient = useQueryClient()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ task: { id }, status, version }: Move) =>
      api(updateTask, { params: { id }, body: { status, ...(version !== undefined && { version }) } }),
    onSuccess: (saved, { before, status }) => {
      queryClient.setQueryData<Task[]>(keyOf(listProjectTasks, { id: saved.projectId }), (known) =>
        known?.map((task) => (task.id === saved.id ? saved : task)),
      )
      const { id, version } = saved
      setMoved((now) => withMove(now, id, before === undefined ? null : { status, before, version }))
      toast({
        kind: 'success',
        title: `Task moved to ${status}`,
        description: saved.title,
        ...(before !== undefined && {
          action: {
            label: UNDO,
            onPress: () => mutate({ task: saved, status: before, version }),
          },
        }),
      })
    },
    onError: (error) =>
      toast({ kind: 'destructive', title: 'Failed to update task status', description: failureWords(error) }),
    onSettled: (_saved, _error, { task }) => refetchTasks(queryClient, task.projectId),
  })
  /** Null where there is nothing to take back, or the task has been moved on since. */
  function undoOf(task: Task): (() => void) | null {
    const last = moved.get(task.id)
    if (last === undefined || last.status !== task.status) return null
    return () => mutate({ task, status: last.before, version: last.version })
  }

  return {
    move: (task: Task, status: string) => mutate({ task, status, before: task.status }),
    undoOf,
    /** The task that is being moved. */
    moving: isPending ? variables.task.id : null,
  }
}

export type Moving = ReturnType<typeof useMove>

function withMove(
  moves: ReadonlyMap<number, Moved>,
  id: number,
  move: Moved | null,
): ReadonlyMap<number, Moved> {
  const next = new Map(moves)
  if (move === null) next.delete(id)
  else next.set(id, move)
  return next
}
