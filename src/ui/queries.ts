// The cache of what was read from the server, and what it does when a call says 401.
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'

/** CONST-02: fresh for ever, no refetch by interval or focus, no retries. Live messages invalidate. */
export const queryDefaults = {
  queries: {
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: false,
    refetchOnWindowFocus: false,
    retry: false,
  },
  mutations: { retry: false },
} as const

/** `onError` hears of every failed query and mutation; the shell gives the unauthorized rule. */
export function createQueryClient(onError: (error: unknown) => void = () => {}): QueryClient {
  return new QueryClient({
    defaultOptions: queryDefaults,
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
  })
}
