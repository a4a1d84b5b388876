// Takes back a task that was only just made by hand; one that somebody has touched since stays, and says so.
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../../ui/api.ts'
import { toast } from '../../../ui/toasts.ts'
import { useAct } from '../../../ui/use-act.ts'
import { dropNewTask, type Task } from '../../tasks/contract.ts'
import { refetchTasks } from './refetch-tasks.ts'

export function useTakeBackNew() {
  const queryClient = useQueryClient()
  return useAct(({ id }: Pick<Task, 'id' | 'title' | 'projectId'>) => api(dropNewTask, { params: { id } }), {
    failed: { title: 'Failed to undo' },
    done: (_, { title }) => toast({ kind: 'success', title: 'Undone', description: `${title} is gone` }),
    settled: () => refetchTasks(queryClient),
  })
}
