// Reads all that is shown of polls again.
import type { QueryClient } from '@tanstack/react-query'

export function refreshPolls(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/polls'),
  })
}
