// What waits for a person to decide: suggestions, held mails and failed mails in one list, the newest first.

import type { Suggestion } from '../../../records/contract.ts'
import { useAllSuggestions } from '../../boards/screen/use-project-tasks.ts'
import type { Delivery } from '../contract.ts'
import { useDeliveries } from './mail-log-query.ts'

export type Waiting =
  | { kind: 'suggestion'; at: string; suggestion: Suggestion }
  | { kind: 'mail'; at: string; delivery: Delivery }

/** `items` is null until all of them are loaded, and when one of them cannot be. */
export function useWaiting() {
  const suggestions = useAllSuggestions()
  const held = useDeliveries('held')
  const failed = useDeliveries('failed')
  const reads = [suggestions, held, failed]
  const mails = [held, failed]
  const lost = reads.find(({ isError, data }) => isError && data === undefined)
  return {
    items:
      suggestions.data && held.data && failed.data
        ? inOrder(suggestions.data, [...held.data, ...failed.data])
        : null,
    error: lost?.error ?? null,
    busy: reads.some(({ isFetching }) => isFetching),
    retry: () => void Promise.all(reads.map((one) => one.refetch())),
    hasMore: mails.some(({ hasNextPage }) => hasNextPage),
    loadingMore: mails.some(({ isFetchingNextPage }) => isFetchingNextPage),
    more: () => void Promise.all(mails.filter((one) => one.hasNextPage).map((one) => one.fetchNextPage())),
  }
}

/** Of mails only those that the person may do something with. */
function inOrder(suggestions: readonly Suggestion[], deliveries: readonly Delivery[]): Waiting[] {
  const mine = deliveries.filter(({ can }) => can.release || can.reject || can.retry)
  return [
    ...suggestions.map((suggestion) => ({ kind: 'suggestion' as const, at: suggestion.at, suggestion })),
    ...mine.map((delivery) => ({ kind: 'mail' as const, at: delivery.receivedAt, delivery })),
  ].sort((a, b) => b.at.localeCompare(a.at))
}
