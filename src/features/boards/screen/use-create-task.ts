// Makes a task in a project; in an individual project it is one's own.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../ui/api.ts'
import { RequestError } from '../../../ui/request.ts'
import { toast } from '../../../ui/toasts.ts'
import type { Project } from '../../projects/contract.ts'
import { createTask, type Task } from '../../tasks/contract.ts'
import type { TaskFields } from './dialog/task-form.ts'
import { refetchTasks } from './refetch-tasks.ts'

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
  return useMutation({
    mutationFn: (task: NewTask): Promise<Task> => {
      if (project === null) throw new Error('No project selected')
      return api(createTask, {
        params: { id: project.id },
        body: { ...task, ...(project.type === 'individual' && { assignToMe: true }) },
      })
    },
    onSuccess: async () => {
      toast({ kind: 'success', title: 'Task created successfully' })
      await refetchTasks(queryClient, project?.id)
    },
    // ERR-27: the server's own words, where it has some.
    onError: (error) => toast({ kind: 'destructive', title: createFailure(error) }),
  })
}

function createFailure(error: unknown): string {
  return (error instanceof RequestError && error.userMessage) || 'Failed to create task'
}
