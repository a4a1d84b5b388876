// Reads again what came of things.
import type { QueryClient } from '@tanstack/react-query'

export function refreshFollowUps(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: ({ queryKey }) => String(queryKey[0]).endsWith('/follow-ups'),
  })
}
