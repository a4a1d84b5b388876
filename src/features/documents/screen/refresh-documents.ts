// Reads all that is shown of documents again.
import type { QueryClient } from '@tanstack/react-query'

export function refreshDocuments(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/documents'),
  })
}
