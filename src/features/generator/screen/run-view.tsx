// A run of test mails while it goes through: how far it is, and each mail with what became of it.
import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { api, keyOf } from '../../../ui/api.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { useRead } from '../../../ui/use-read.ts'
import { type Delivery, listDeliveries } from '../../triage/contract.ts'
import { MailRowsSkeleton } from '../../triage/screen/mail-skeletons.tsx'
import { OlderMail } from '../../triage/screen/received-list.tsx'
import { useRowKeys } from '../../triage/screen/use-row-keys.ts'
import { getTestRun, type TestRun } from '../contract.ts'
import { RunRow } from './run-row.tsx'
import type { ShownRun } from './use-shown-run.ts'

const PAGE = 50
/** Milliseconds between looks at a run that is not over. */
const LOOK_MS = 1_000

export function RunView({ run }: { run: ShownRun }) {
  const progress = useRead(
    getTestRun,
    { query: { run: run.id } },
    { refetchInterval: ({ state }) => ((state.data?.ended ?? 0) < run.count ? LOOK_MS : false) },
  )
  const stored = progress.data?.stored ?? 0
  return (
    <section
      aria-labelledby="run-title"
      className="min-w-0 overflow-hidden rounded-panel bg-surface shadow-card"
    >
      <div className="px-4 pt-4 pb-3 max-md:px-3">
        <h2 id="run-title" className="text-14 font-semibold">
          {run.count} test mails
        </h2>
        <Progress run={run} progress={progress.data ?? null} />
      </div>
      <div className="border-t border-line">
        <RunMails run={run.id} version={progress.data?.ended ?? 0} isEmpty={stored === 0} />
      </div>
    </section>
  )
}

function Progress({ run, progress }: { run: ShownRun; progress: TestRun | null }) {
  const ended = progress?.ended ?? 0
  return (
    <>
      <ProgressBar label="Mails that were read" value={ended} max={run.count} className="mt-2.5" />
      <p aria-live="polite" className="mt-2 text-13 text-ink-2">
        {progress ? words(run.count, progress) : 'Looking for them...'}
      </p>
    </>
  )
}

function words(count: number, { ended, stored, processed, held, ignored, failed }: TestRun): string {
  if (ended < count) return `${ended} of ${count} read, ${Math.max(stored, ended)} stored`
  const others = [
    [held, 'held'],
    [ignored, 'ignored'],
    [failed, 'failed'],
  ] as const
  const said = others.flatMap(([number, word]) => (number > 0 ? [`${number} ${word}`] : []))
  return [`All ${count} are through: ${processed} processed`, ...said].join(', ')
}

interface RunMailsProps {
  run: string
  /** Another one is another reading of the list. */
  version: number
  isEmpty: boolean
}

function RunMails({ run, version, isEmpty }: RunMailsProps) {
  const list = useRef<HTMLUListElement>(null)
  useRowKeys(list)
  const mails = useInfiniteQuery({
    queryKey: [...keyOf(listDeliveries, {}, { run }), version],
    queryFn: ({ pageParam, signal }) => api(listDeliveries, { query: { run, before: pageParam }, signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page: readonly Delivery[]) => (page.length < PAGE ? undefined : page.at(-1)?.id),
    placeholderData: (before) => before,
    select: ({ pages }) => pages.flat(),
  })
  return (
    <Loaded
      of={mails}
      failed="The mails could not be loaded"
      safe="They are safe."
      level={3}
      waiting={<MailRowsSkeleton rows={6} />}
      empty={isEmpty ? <MailRowsSkeleton rows={6} /> : <Gone />}
    >
      {(read) => (
        <>
          <ul ref={list} aria-label="Test mails" className="divide-y divide-line">
            {read.map((delivery) => (
              <RunRow key={delivery.id} delivery={delivery} />
            ))}
          </ul>
          <OlderMail
            more={mails.hasNextPage}
            busy={mails.isFetchingNextPage}
            onMore={() => void mails.fetchNextPage()}
          />
        </>
      )}
    </Loaded>
  )
}

const Gone = () => (
  <EmptyState level={3} title="No mails of this run here">
    They went to another context of yours: switch to it to see them.
  </EmptyState>
)
