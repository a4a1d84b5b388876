// Makes the task that the assistant proposed, and takes it away again (AIA-11, ERR-32).
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../ui/api.ts'
import { failureWords } from '../../../ui/request.ts'
import { toast } from '../../../ui/toasts.ts'
import type { Project } from '../../projects/contract.ts'
import { createTask, deleteTask } from '../../tasks/contract.ts'
import { refetchTasks } from '../../tasks/screen/refetch-tasks.ts'
import type { NewTask } from '../contract.ts'
import type { ChatMessage } from './chat.ts'
import type { Chat } from './use-chat.ts'

type Proposed = { message: ChatMessage; task: NewTask }

export function useCreate(project: Pick<Project, 'id' | 'type'>, chat: Chat) {
  const queryClient = useQueryClient()
  const remove = useMutation({
    mutationFn: ({ taskId }: { taskId: number; message: ChatMessage }) =>
      api(deleteTask, { params: { id: taskId } }),
    onSuccess: (_gone, { message }) => chat.change(message, withTaskId(message, undefined)),
    onError: (error) =>
      toast({ kind: 'destructive', title: 'Failed to delete task', description: failureWords(error) }),
    onSettled: () => refetchTasks(queryClient, project.id),
  })
  const create = useMutation({
    // AIA-06: a new task is pending.
    mutationFn: ({ task: { title, description, priority } }: Proposed) =>
      api(createTask, {
        params: { id: project.id },
        body: {
          ...{ title, description, priority, status: 'pending' },
          ...(project.type === 'individual' && { assignToMe: true }),
        },
      }),
    onSuccess: async (made, { message }) => {
      const after = withTaskId(message, made.id)
      chat.change(message, after)
      toast({
        kind: 'success',
        title: 'Task Created',
        description: `Created task: ${made.title}`,
        action: { label: 'Undo', onPress: () => remove.mutate({ taskId: made.id, message: after }) },
      })
      await refetchTasks(queryClient, project.id)
    },
    onError: (error) =>
      toast({ kind: 'destructive', title: 'Failed to create task', description: failureWords(error) }),
  })
  return { create: create.mutate, remove: remove.mutate, busy: create.isPending || remove.isPending }
}

function withTaskId(message: ChatMessage, taskId: number | undefined): ChatMessage {
  const { newTask, ...rest } = message
  if (newTask === undefined) return message
  const { taskId: _before, ...task } = newTask
  return { ...rest, newTask: taskId === undefined ? task : { ...task, taskId } }
}
