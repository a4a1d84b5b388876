// Writes the edited text of a task, unless somebody else was faster.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../../ui/api.ts'
import { failureWords, RequestError } from '../../../../ui/request.ts'
import { toast, UNDO } from '../../../../ui/toasts.ts'
import { type Task, updateTask } from '../../../tasks/contract.ts'
import { refetchTasks } from '../refetch-tasks.ts'
import type { TaskText } from './text-draft.ts'
import { usePutBack } from './use-put-back.ts'

type Edit = { task: Task; fields: Partial<TaskText>; version: number | undefined }

/**
 * `isConflict` after a 409: the version that was edited is no longer the present one. `isGone` after a 404: the
 * task was deleted, or the person may not read it any more.
 */
export function useSaveTask(onSaved: (saved: Task) => void) {
  const queryClient = useQueryClient()
  const { mutate: putBack } = usePutBack()
  const save = useMutation({
    mutationFn: ({ task, fields, version }: Edit) =>
      api(updateTask, { params: { id: task.id }, body: { ...fields, version } }),
    onSuccess: (saved, { task, fields }) => {
      const before = Object.fromEntries(
        Object.keys(fields).map((name) => [name, task[name as keyof TaskText]]),
      )
      toast({
        kind: 'success',
        title: 'Success',
        description: 'Task updated successfully',
        action: { label: UNDO, onPress: () => putBack({ id: saved.id, fields: before }) },
      })
      onSaved(saved)
      return refetchTasks(queryClient, saved.projectId)
    },
    onError: (error, { task }) => {
      // The dialog itself tells of a conflict, once it has the newer task, and of a task that is gone.
      if (isConflict(error) || isGone(error)) return refetchTasks(queryClient, task.projectId)
      toast({ kind: 'destructive', title: 'Failed to update task', description: failureWords(error) })
    },
  })
  return { ...save, isConflict: isConflict(save.error), isGone: isGone(save.error) }
}

const isConflict = (error: unknown) => isAnswer(error, 409)
const isGone = (error: unknown) => isAnswer(error, 404)

function isAnswer(error: unknown, status: number): boolean {
  return error instanceof RequestError && error.status === status
}
