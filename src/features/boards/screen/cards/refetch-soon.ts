// After the personal board wrote a task, what shows tasks is read again a moment later.
import type { QueryClient } from '@tanstack/react-query'
import { refetchTasks } from '../refetch-tasks.ts'

/** Milliseconds (PB-21, CONST-15). */
export const REFETCH_AFTER = 100

export function refetchSoon(queryClient: QueryClient, projectId: number): void {
  setTimeout(() => void refetchTasks(queryClient, projectId), REFETCH_AFTER)
}
