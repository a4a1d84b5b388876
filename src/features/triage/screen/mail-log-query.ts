// What the mail log reads: pages of received and sent mail, one mail, and the acts upon it.
import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { api, keyOf } from '../../../ui/api.ts'
import { toast } from '../../../ui/toasts.ts'
import { useAct } from '../../../ui/use-act.ts'
import { useRead } from '../../../ui/use-read.ts'
import {
  getWork,
  listSent,
  listWorks,
  rejectWork,
  releaseWork,
  retryWork,
  type SentMail,
  type Work,
} from '../contract.ts'

/** The statuses that the log can be narrowed to; null is all. */
export type StatusFilter = 'processed' | 'held' | 'ignored' | 'failed' | null

/* As many mails as the server gives at once. */
const pageSize = 50

/* The next page begins before the last mail of this one; a page that is not full is the end. */
const olderThan = (page: readonly { id: number }[]) => (page.length < pageSize ? undefined : page.at(-1)?.id)

const all = <T>(data: InfiniteData<T[]>) => data.pages.flat()

export function useWorks(status: StatusFilter) {
  return useInfiniteQuery({
    queryKey: keyOf(listWorks, {}, { status }),
    queryFn: ({ pageParam, signal }) =>
      api(listWorks, { query: { status: status ?? undefined, before: pageParam }, signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: olderThan,
    select: all<Work>,
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

export function useWork(id: number) {
  return useRead(getWork, { params: { id } })
}

const acts = {
  release: { endpoint: releaseWork, done: 'Mail released', failed: 'The mail could not be released' },
  reject: { endpoint: rejectWork, done: 'Mail rejected', failed: 'The mail could not be rejected' },
  retry: {
    endpoint: retryWork,
    done: 'The mail is tried again',
    failed: 'The mail could not be tried again',
  },
} as const

export type WorkAct = keyof typeof acts

/** Does one act upon a mail, says how it went, and reads again what it changed. */
export function useWorkAct(act: WorkAct, id: number) {
  const queryClient = useQueryClient()
  const { endpoint, done, failed } = acts[act]
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
    [listWorks, getWork, listSent].map((endpoint) =>
      queryClient.invalidateQueries({ queryKey: [endpoint.path] }),
    ),
  )
}
