// Makes the task that the assistant proposed, and takes it away again (AIA-11, ERR-32).
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../../ui/api.ts'
import { toast, UNDO } from '../../../ui/toasts.ts'
import { useAct } from '../../../ui/use-act.ts'
import { refetchTasks } from '../../boards/screen/refetch-tasks.ts'
import type { Project } from '../../projects/contract.ts'
import { createTask, deleteTask } from '../../tasks/contract.ts'
import type { NewTask } from '../answer/contract.ts'
import type { ChatMessage } from './chat.ts'
import type { Chat } from './use-chat.ts'

type Proposed = { message: ChatMessage; task: NewTask }

export function useCreate(project: Pick<Project, 'id' | 'type'>, chat: Chat) {
  const queryClient = useQueryClient()
  const remove = useAct(
    ({ taskId }: { taskId: number; message: ChatMessage }) => api(deleteTask, { params: { id: taskId } }),
    {
      failed: { title: 'Failed to delete task' },
      done: (_gone, { message }) => chat.change(message, withTaskId(message, undefined)),
      settled: () => refetchTasks(queryClient, project.id),
    },
  )
  const create = useAct(
    ({ task: { title, description, priority } }: Proposed) =>
      api(createTask, {
        params: { id: project.id },
        body: {
          ...{ title, description, priority, status: 'pending' },
          ...(project.type === 'individual' && { assignToMe: true }),
        },
      }),
    {
      failed: { title: 'Failed to create task' },
      done: async (made, { message }) => {
        const after = withTaskId(message, made.id)
        chat.change(message, after)
        toast({
          kind: 'success',
          title: 'Task Created',
          description: `Created task: ${made.title}`,
          action: { label: UNDO, onPress: () => remove.mutate({ taskId: made.id, message: after }) },
        })
        await refetchTasks(queryClient, project.id)
      },
    },
  )
  return { create: create.mutate, remove: remove.mutate, busy: create.isPending || remove.isPending }
}

function withTaskId(message: ChatMessage, taskId: number | undefined): ChatMessage {
  const { newTask, ...rest } = message
  if (newTask === undefined) return message
  const { taskId: _before, ...task } = newTask
  return { ...rest, newTask: taskId === undefined ? task : { ...task, taskId } }
}
