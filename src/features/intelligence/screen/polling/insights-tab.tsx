// All insights of a polling agent, alerts first (POLL-14).
import { useDeferredValue, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { Loaded } from '../../../../ui/loaded.tsx'
import { Loading, SkeletonRows } from '../../../../ui/skeleton.tsx'
import { useRead } from '../../../../ui/use-read.ts'
import { WhatBecame } from '../../../followups/screen/what-became.tsx'
import { listPollingInsights } from '../../../polling/insights/contract.ts'
import { ExportMenu } from './export-menu.tsx'
import { Filters, isNarrowed, noFilters } from './filters.tsx'
import { InsightItem } from './insight-item.tsx'
import { useBecame } from './use-became.ts'
import type { AgentPeriod } from './use-polling.ts'

export function InsightsTab({ of, search }: { of: AgentPeriod; search: string }) {
  const [filters, setFilters] = useState({ ...noFilters, search })
  const asked = useDeferredValue(filters)
  const became = useBecame([of.id])
  const insights = useRead(
    listPollingInsights,
    {
      params: { id: of.id },
      query: {
        period: of.period,
        search: asked.search.trim() || undefined,
        type: asked.type,
        sentiment: asked.sentiment,
      },
    },
    { placeholderData: (before) => before },
  )
  return (
    <div className="mt-4">
      <div className="flex flex-wrap items-center gap-2">
        <Filters filters={filters} onChange={setFilters} noun="insights" hasTypes />
        <div className="ml-auto">
          <ExportMenu of={of} what="insights" label="insights" />
        </div>
      </div>
      <Loaded
        of={insights}
        level={2}
        className="mt-4"
        failed="Failed to load the insights"
        waiting={
          <Loading label="Loading insights" className="mt-4">
            <SkeletonRows rows={4} />
          </Loading>
        }
        empty={<NoInsights isNarrowed={isNarrowed(filters)} onShowAll={() => setFilters(noFilters)} />}
      >
        {(read) => (
          <ul aria-label="Insights" className="mt-2 max-w-[920px]">
            {read.map((insight) => (
              <InsightItem key={insight.id} agentId={of.id} insight={insight} became={became[0]} />
            ))}
          </ul>
        )}
      </Loaded>
      <WhatBecame
        became={became}
        empty="Nothing has come of the insights yet. A manager can make a task or a poll of each, and it shows here how far it is."
      />
    </div>
  )
}

function NoInsights({ isNarrowed: narrowed, onShowAll }: { isNarrowed: boolean; onShowAll: () => void }) {
  if (narrowed) {
    return (
      <EmptyState
        level={2}
        title="No insights fit"
        action={<Button onClick={onShowAll}>Show all insights</Button>}
      >
        Nothing that was found has these words, this type and this mood.
      </EmptyState>
    )
  }
  return (
    <EmptyState level={2} title="No insights yet">
      An insight appears once enough people have written about the same thing. Each shows its figure and what
      it rests on.
    </EmptyState>
  )
}
