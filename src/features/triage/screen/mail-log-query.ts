// What the mail log reads: pages of received and sent mail, one mail, and the acts upon it.
import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { api, keyOf } from '../../../ui/api.ts'
import { toast } from '../../../ui/toasts.ts'
import { useAct } from '../../../ui/use-act.ts'
import { useRead } from '../../../ui/use-read.ts'
import {
  countWaiting,
  type Delivery,
  getDelivery,
  listDeliveries,
  listSent,
  rejectDelivery,
  releaseDelivery,
  retryDelivery,
  type SentMail,
} from '../contract.ts'

/** The statuses that the log can be narrowed to; null is all. */
export type StatusFilter = 'processed' | 'held' | 'ignored' | 'failed' | null

/* As many mails as the server gives at once. */
const pageSize = 50

/* The next page begins before the last mail of this one; a page that is not full is the end. */
const olderThan = (page: readonly { id: number }[]) => (page.length < pageSize ? undefined : page.at(-1)?.id)

const all = <T>(data: InfiniteData<T[]>) => data.pages.flat()

export function useDeliveries(status: StatusFilter) {
  return useInfiniteQuery({
    queryKey: keyOf(listDeliveries, {}, { status }),
    queryFn: ({ pageParam, signal }) =>
      api(listDeliveries, { query: { status: status ?? undefined, before: pageParam }, signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: olderThan,
    select: all<Delivery>,
  })
}

export function useSentMails() {
  return useInfiniteQuery({
    queryKey: keyOf(listSent),
    queryFn: ({ pageParam, signal }) => api(listSent, { query: { before: pageParam }, signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: olderThan,
    select: all<SentMail>,
  })
}

export function useDelivery(id: number) {
  return useRead(getDelivery, { params: { id } })
}

/** Where its project may be another one. */
export function useRefetchDelivery() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: [getDelivery.path] })
}

const actions = {
  release: { endpoint: releaseDelivery, done: 'Mail released', failed: 'The mail could not be released' },
  reject: { endpoint: rejectDelivery, done: 'Mail rejected', failed: 'The mail could not be rejected' },
  retry: {
    endpoint: retryDelivery,
    done: 'The mail is tried again',
    failed: 'The mail could not be tried again',
  },
} as const

export type DeliveryAction = keyof typeof actions

/** Takes one action upon a mail, says how it went, and reads again what it changed. */
export function useDeliveryAction(action: DeliveryAction, id: number) {
  const queryClient = useQueryClient()
  const { endpoint, done, failed } = actions[action]
  return useAct(() => api(endpoint, { params: { id } }), {
    failed: { title: failed },
    done: () => {
      toast({ kind: 'success', title: done })
      return refreshMailLog(queryClient)
    },
  })
}

/** Reads again every list and mail of the log that is in sight. */
export async function refreshMailLog(queryClient: ReturnType<typeof useQueryClient>): Promise<void> {
  await Promise.all(
    [listDeliveries, getDelivery, listSent, countWaiting].map((endpoint) =>
      queryClient.invalidateQueries({ queryKey: [endpoint.path] }),
    ),
  )
}
