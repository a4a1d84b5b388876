// Reads again what came of things.
import type { QueryClient } from '@tanstack/react-query'
import type { FollowUps } from '../contract.ts'

export function refreshFollowUps(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: ({ queryKey }) => String(queryKey[0]).endsWith('/follow-ups'),
  })
}

const MINUTE_MS = 60_000

/** Of a task that one may not open no live message tells: how far it is, is asked for. */
export function refetchEvery({
  state: { data },
}: {
  state: { data: FollowUps | undefined }
}): number | false {
  const waits = data?.followUps.some(
    ({ path, state }) => path === null && (state === 'open' || state === 'voting'),
  )
  return waits ? MINUTE_MS : false
}
