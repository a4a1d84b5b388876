// Changes a property of a task at once, and offers the way back.
import { useQueryClient } from '@tanstack/react-query'
import { api, keyOf } from '../../../../ui/api.ts'
import { toast, UNDO } from '../../../../ui/toasts.ts'
import { useAct } from '../../../../ui/use-act.ts'
import { getTask, type Task, updateTask } from '../../../tasks/contract.ts'
import { refetchTasks } from '../refetch-tasks.ts'
import { type TaskPatch, usePutBack } from './use-put-back.ts'

/** `onChanged` hears the task as it was saved. */
export function useChangeTask(task: Task, onChanged: (saved: Task) => void) {
  const queryClient = useQueryClient()
  const { mutate: putBack } = usePutBack(onChanged)
  return useAct((fields: TaskPatch) => api(updateTask, { params: { id: task.id }, body: fields }), {
    failed: { title: 'Failed to update task' },
    done: (saved) => {
      queryClient.setQueryData(keyOf(getTask, { id: task.id }), saved)
      onChanged(saved)
      toast({
        kind: 'success',
        title: 'Success',
        description: 'Task updated successfully',
        action: { label: UNDO, onPress: () => putBack({ id: task.id, fields: beforeOf(task, saved) }) },
      })
    },
    // A next change need not wait for it.
    settled: () => void refetchTasks(queryClient, task.projectId),
  })
}

const idsOf = ({ assignees }: Task) => assignees.map(({ user }) => user.id)

/** The properties of `before` that are others in `after`: a rule of repetition may have set a day too. */
function beforeOf(before: Task, after: Task): TaskPatch {
  const names = ['status', 'priority', 'dueDate', 'repeats'] as const
  const changed = names.filter((name) => before[name] !== after[name])
  return {
    ...Object.fromEntries(changed.map((name) => [name, before[name]])),
    ...(idsOf(before).join() !== idsOf(after).join() && { assigneeIds: idsOf(before) }),
  }
}
