// Reads all that is shown of the knowledge base again.
import type { QueryClient } from '@tanstack/react-query'

export function refreshKnowledge(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/knowledge'),
  })
}
