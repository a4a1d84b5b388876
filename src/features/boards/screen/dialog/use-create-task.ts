// Makes a task in a project; in an individual project it is one's own.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../../ui/api.ts'
import { RequestError } from '../../../../ui/request.ts'
import { dismissToast, toast, UNDO } from '../../../../ui/toasts.ts'
import type { Project } from '../../../projects/contract.ts'
import { createTask, type Task } from '../../../tasks/contract.ts'
import { refetchTasks } from '../refetch-tasks.ts'
import { useTakeBackNew } from '../use-take-back-new.ts'
import type { TaskFields } from './task-form.ts'

export type NewTask = Omit<TaskFields, 'repeats'> & Partial<Pick<TaskFields, 'repeats'>> & { status: string }

/** What Add Task sends (KB-20). */
export const newTaskDefaults: NewTask = {
  title: 'New Task',
  description: 'Task description',
  status: 'pending',
  priority: 'medium',
  dueDate: null,
}

export function useCreateTask(project: Pick<Project, 'id' | 'type'> | null) {
  const queryClient = useQueryClient()
  const { mutate: takeBack } = useTakeBackNew()
  return useMutation({
    mutationFn: (task: NewTask): Promise<Task> => {
      if (project === null) throw new Error('No project selected')
      return api(createTask, {
        params: { id: project.id },
        body: { ...task, ...(project.type === 'individual' && { assignToMe: true }) },
      })
    },
    onSuccess: async (made) => {
      const toastId = toast({
        kind: 'success',
        title: 'Task created successfully',
        action: { label: UNDO, onPress: () => takeBack(made) },
      })
      told = { taskId: made.id, toastId }
      await refetchTasks(queryClient, project?.id)
    },
    // ERR-27: the server's own words, where it has some.
    onError: (error) => toast({ kind: 'destructive', title: createFailure(error) }),
  })
}

/* The toast of the task that was made last. */
let told: { taskId: number; toastId: number } | null = null

/** The task is gone again, so nothing speaks of it any more. */
export function forgetCreated(taskId: number): void {
  if (told?.taskId === taskId) dismissToast(told.toastId)
}

function createFailure(error: unknown): string {
  return (error instanceof RequestError && error.userMessage) || 'Failed to create task'
}
