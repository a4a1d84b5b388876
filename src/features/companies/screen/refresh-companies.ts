// Whatever a change to a company may have touched is read again.
import type { QueryClient } from '@tanstack/react-query'

/** The list of companies and all that stands below one. */
export function refreshCompanies(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/companies'),
  })
}
