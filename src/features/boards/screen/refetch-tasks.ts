// Which cached reads a change of tasks makes stale.
import type { Query, QueryClient } from '@tanstack/react-query'
import { listAllSuggestions } from '../../../records/contract.ts'
import { getStats, listProjectTasks } from '../../tasks/contract.ts'
import { listSuggestions } from '../../tasks/suggestions/contract.ts'

/**
 * Refetches task lists, suggestions and GET /api/stats (DLG-09): those of one project, or of all.
 * Lists that cross projects (/api/tasks/...) are always among them.
 */
export function refetchTasks(queryClient: QueryClient, projectId?: number): Promise<void> {
  return queryClient.invalidateQueries({ predicate: (query) => holdsTasks(query, projectId) })
}

const ofProject: readonly unknown[] = [listProjectTasks.path, listSuggestions.path]

function holdsTasks({ queryKey: [path, params] }: Query, projectId: number | undefined): boolean {
  if (typeof path !== 'string') return false
  if (ofProject.includes(path)) return projectId === undefined || idOf(params) === projectId
  return path === getStats.path || path === listAllSuggestions.path || path.startsWith('/api/tasks')
}

function idOf(params: unknown): unknown {
  return typeof params === 'object' && params !== null && 'id' in params ? params.id : undefined
}
