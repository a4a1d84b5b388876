// A task dropped on another column: shown there at once, written, and put back when that fails.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { api, keyOf } from '../../../../ui/api.ts'
import { failureWords } from '../../../../ui/request.ts'
import { toast, UNDO } from '../../../../ui/toasts.ts'
import { listProjectTasks, type Task, updateTask } from '../../../tasks/contract.ts'
import { type ColumnKey, columnOf, columnTitles, statusOfColumn } from '../../../tasks/status.ts'
import { refetchTasks } from '../refetch-tasks.ts'

/* Status by task id, while the server has not yet answered. */
type Moves = ReadonlyMap<number, string>

/* A task and the status that it gets. */
type Move = { task: Task; status: string }

/**
 * A task as it was when it was picked up, as it is now (null once it is deleted), and where it is dropped (null
 * beside the columns).
 */
export type MoveTask = (lifted: Task, now: Task | null, column: ColumnKey | null) => void

/** `moved` is the tasks as they stand after the moves under way; `move` starts one (KB-15, KB-16). */
export function useMoveTask(tasks: readonly Task[] | undefined) {
  const [moves, setMoves] = useState<Moves>(new Map())
  const queryClient = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: ({ task, status }: Move) => api(updateTask, { params: { id: task.id }, body: { status } }),
    onSuccess: (saved, { task }) => {
      toast({
        kind: 'success',
        title: 'Task Moved',
        description: `"${saved.title}" moved to ${columnTitles[columnOf(saved.status)]}`,
        action: { label: UNDO, onPress: () => start({ task: saved, status: task.status }) },
      })
      queryClient.setQueryData<Task[]>(keyOf(listProjectTasks, { id: saved.projectId }), (known) =>
        known?.map((task) => (task.id === saved.id ? saved : task)),
      )
    },
    onError: (error) =>
      toast({ kind: 'destructive', title: 'Failed to update task', description: failureWords(error) }),
    onSettled: (_saved, _error, { task }) => {
      setMoves((now) => without(now, task.id))
      return refetchTasks(queryClient, task.projectId)
    },
  })

  function start(next: Move) {
    setMoves((known) => new Map(known).set(next.task.id, next.status))
    mutate(next)
  }

  const move: MoveTask = (lifted, now, column) => {
    if (now === null) return tellMeanwhile(lifted, null)
    const place = columnOf(now.status)
    if (column === null || place === column) return
    if (place !== columnOf(lifted.status)) return tellMeanwhile(lifted, place)
    start({ task: now, status: statusOfColumn[column] })
  }

  return { move, moved: useMemo(() => withMoves(tasks, moves), [tasks, moves]) }
}

/* What somebody else did with it while it was carried is not undone by the drop. */
function tellMeanwhile({ title }: Task, place: ColumnKey | null) {
  toast({
    title: place === null ? 'Deleted meanwhile' : 'Moved meanwhile',
    description:
      place === null
        ? `Somebody else deleted "${title}" while you carried it.`
        : `Somebody else moved "${title}" to ${columnTitles[place]} while you carried it. It stays there.`,
  })
}

function without(moves: Moves, id: number): Moves {
  const rest = new Map(moves)
  rest.delete(id)
  return rest
}

function withMoves(tasks: readonly Task[] | undefined, moves: Moves): readonly Task[] | undefined {
  if (moves.size === 0) return tasks
  return tasks?.map((task) => {
    const status = moves.get(task.id)
    return status === undefined ? task : { ...task, status }
  })
}
