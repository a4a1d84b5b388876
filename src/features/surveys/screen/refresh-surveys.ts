// Reads all that is shown of surveys again.
import type { QueryClient } from '@tanstack/react-query'

export function refreshSurveys(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/surveys'),
  })
}
