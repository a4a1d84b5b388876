// Which cached reads a change of whole projects makes stale: the lists, their boards and mails, and all tasks.
import type { QueryClient } from '@tanstack/react-query'
import { getOriginalEmail, getProject, listProjectEmails, listProjects } from '../../../projects/contract.ts'
import { refetchTasks } from '../refetch-tasks.ts'

export async function refetchProjects(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    refetchTasks(queryClient),
    ...[listProjects, getProject, getOriginalEmail, listProjectEmails].map(({ path }) =>
      queryClient.invalidateQueries({ queryKey: [path] }),
    ),
  ])
}
