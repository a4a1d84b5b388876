// Marks a task complete or pending: shown at once, written, and put back when that fails.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { api } from '../../../../ui/api.ts'
import { toast, UNDO } from '../../../../ui/toasts.ts'
import { updateTask } from '../../../tasks/contract.ts'
import type { ListedTask } from '../../../tasks/lists/contract.ts'
import { toggledStatus } from '../cards/my-tasks-view.ts'
import { taskListKeys } from '../lists/use-task-lists.ts'
import { refetchTasks } from '../refetch-tasks.ts'

/* One press; the object itself tells a later press on the same task from this one. */
type Press = { task: ListedTask; status: string }
/* By task id, while the server has not yet answered. */
type Presses = ReadonlyMap<number, Press>

/** `toggled` is the tasks as they stand after the presses under way (MYT-07, ERR-22). */
export function useToggleDone(tasks: readonly ListedTask[] | undefined) {
  const [presses, setPresses] = useState<Presses>(new Map())
  const queryClient = useQueryClient()
  const { mutate } = useMutation({
    // One after the other, so that the last press is the last one written.
    scope: { id: 'my-tasks' },
    mutationFn: ({ task, status }: Press) => api(updateTask, { params: { id: task.id }, body: { status } }),
    onSuccess: (saved, { task }) => {
      toast({
        kind: 'success',
        title: 'Task Updated',
        description: 'Task has been updated successfully',
        action: { label: UNDO, onPress: () => start({ task: { ...task, ...saved }, status: task.status }) },
      })
      queryClient.setQueryData<ListedTask[]>(taskListKeys.assigned, (known) =>
        known?.map((task) => (task.id === saved.id ? { ...task, ...saved } : task)),
      )
    },
    onError: () => toast({ kind: 'destructive', title: 'Error', description: 'Failed to update task' }),
    onSettled: (_saved, _error, press) => {
      setPresses((now) => without(now, press))
      return refetchTasks(queryClient, press.task.projectId)
    },
  })

  function toggle(task: ListedTask) {
    start({ task, status: toggledStatus(task.status) })
  }

  function start(press: Press) {
    setPresses((now) => new Map(now).set(press.task.id, press))
    mutate(press)
  }

  return { toggle, toggled: useMemo(() => withPresses(tasks, presses), [tasks, presses]) }
}

function without(presses: Presses, press: Press): Presses {
  if (presses.get(press.task.id) !== press) return presses
  const rest = new Map(presses)
  rest.delete(press.task.id)
  return rest
}

function withPresses(tasks: readonly ListedTask[] | undefined, presses: Presses) {
  if (presses.size === 0) return tasks
  return tasks?.map((task) => {
    const press = presses.get(task.id)
    return press === undefined ? task : { ...task, status: press.status }
  })
}
