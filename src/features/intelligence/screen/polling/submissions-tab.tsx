// What was written: the class, the day, and the text as far as it may be quoted (POLL-08).
import { useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { api, keyOf } from '../../../../ui/api.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { Loaded } from '../../../../ui/loaded.tsx'
import { Loading, SkeletonRows } from '../../../../ui/skeleton.tsx'
import type { PollingAgent } from '../../../polling/contract.ts'
import { listPollingSubmissions } from '../../../polling/insights/contract.ts'
import { ExportMenu } from './export-menu.tsx'
import { Filters, isNarrowed, noFilters } from './filters.tsx'
import { dayWords, moodInk, moodWords, typeNames } from './polling-words.ts'
import type { AgentPeriod } from './use-polling.ts'

export function SubmissionsTab({ agent, of }: { agent: PollingAgent; of: AgentPeriod }) {
  const [filters, setFilters] = useState(noFilters)
  const { search, sentiment } = useDeferredValue(filters)
  const query = { search: search.trim() || undefined, sentiment }
  const submissions = useInfiniteQuery({
    queryKey: keyOf(listPollingSubmissions, { id: of.id }, query),
    queryFn: ({ pageParam, signal }) =>
      api(listPollingSubmissions, { params: { id: of.id }, query: { ...query, offset: pageParam }, signal }),
    initialPageParam: 0,
    getNextPageParam: ({ nextOffset }) => nextOffset,
    placeholderData: (before) => before,
    select: ({ pages }) => pages.flatMap((page) => page.submissions),
  })
  return (
    <div className="mt-4">
      <div className="flex flex-wrap items-center gap-2">
        <Filters filters={filters} onChange={setFilters} noun="submissions" />
        <div className="ml-auto">
          <ExportMenu of={of} what="submissions" label="submissions" />
        </div>
      </div>
      <Loaded
        of={submissions}
        level={2}
        className="mt-4"
        failed="Failed to load the submissions"
        waiting={
          <Loading label="Loading submissions" className="mt-4">
            <SkeletonRows rows={5} />
          </Loading>
        }
        empty={
          isNarrowed(filters) ? (
            <EmptyState
              level={2}
              title="No submissions fit"
              action={<Button onClick={() => setFilters(noFilters)}>Show all submissions</Button>}
            >
              Nothing that may be shown has these words and this mood.
            </EmptyState>
          ) : (
            <EmptyState level={2} title="No submissions yet">
              Mails to {agent.emailAddress}, and mails with $$polling that fit, appear here. Your own are here
              at once, those of others once at least {agent.privacyThreshold} people have written.
            </EmptyState>
          )
        }
      >
        {(read) => (
          <>
            <ul aria-label="Submissions" className="mt-2 divide-y divide-line">
              {read.map((one) => (
                <SubmissionRow key={one.id} submission={one} />
              ))}
            </ul>
            {submissions.hasNextPage && (
              <div className="flex justify-center border-t border-line p-3">
                <Button
                  variant="ghost"
                  size="sm"
                  busy={submissions.isFetchingNextPage}
                  busyLabel="Loading..."
                  onClick={() => void submissions.fetchNextPage()}
                >
                  More submissions
                </Button>
              </div>
            )}
          </>
        )}
      </Loaded>
    </div>
  )
}

type Submission = Awaited<ReturnType<typeof api<typeof listPollingSubmissions>>>['submissions'][number]

function SubmissionRow({ submission }: { submission: Submission }) {
  const { classification, date, text, author, isOwn, mood, sentiment, topics, isReleased } = submission
  return (
    <li className="grid gap-x-5 gap-y-1 py-3.5 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <div className="text-12 text-ink-2 max-sm:flex max-sm:flex-wrap max-sm:gap-x-3">
        <p className="font-550 text-ink">{author}</p>
        <p>{dayWords(date)}</p>
        {isOwn && !isReleased && <Badge>Waiting for the next release</Badge>}
      </div>
      <div className="min-w-0">
        {text === null ? (
          <p className="text-14 text-ink-3">Not quoted: what it says could tell who wrote it.</p>
        ) : (
          <p className="max-w-(--measure) text-14 whitespace-pre-line wrap-text">{text}</p>
        )}
        <p className="mt-1 flex flex-wrap gap-x-3 text-12 text-ink-2">
          <span>{typeNames[classification]}</span>
          {mood !== null && (
            <span className={moodInk[mood]}>
              {moodWords[mood]}
              {sentiment !== null && ` (${sentiment})`}
            </span>
          )}
          {topics.length > 0 && <span className="wrap-text">{topics.join(', ')}</span>}
        </p>
      </div>
    </li>
  )
}
