// The four metrics over a dashboard (POLL-05, POLL-27).
import { ChevronDown, ChevronUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { moodOf, type Period, SHOWN_PERIODS, trendOf } from '../../../polling/contract.ts'
import type { PollingDashboard } from '../../../polling/figures/contract.ts'
import { counted, moodWords, periodNouns } from './polling-words.ts'

export function MetricCards({ metrics, period }: { metrics: PollingDashboard['metrics']; period: Period }) {
  const { totalSubmissions, activeParticipants, participationRate, avgSentiment, people } = metrics
  const change = (points: number | null) => points !== null && points !== 0 && <Change points={points} />
  return (
    <MetricRow
      items={[
        {
          label: 'Total Submissions',
          value: totalSubmissions,
          note: `in ${SHOWN_PERIODS} ${periodNouns[period]}s, ${metrics.submissionsThisPeriod} of them in this one`,
        },
        {
          label: 'Active Participants',
          value: activeParticipants,
          note: `of ${counted(people, 'person', 'people')}`,
        },
        {
          label: 'Participation Rate',
          value: `${participationRate}%`,
          note: change(metrics.participationChange),
        },
        {
          label: 'Average Sentiment',
          value: avgSentiment ?? 'N/A',
          note: avgSentiment !== null && (
            <>
              {moodWords[moodOf(avgSentiment)]}
              {change(metrics.sentimentChange)}
            </>
          ),
        },
      ]}
    />
  )
}

export type MetricRowProps = {
  items: readonly { label: string; value: string | number; note?: ReactNode }[]
}

/** Figures side by side in one panel, two by two on a phone. */
export function MetricRow({ items }: MetricRowProps) {
  return (
    <dl className="flex flex-wrap overflow-hidden rounded-panel bg-surface shadow-card">
      {items.map(({ label, value, note }) => (
        <div
          key={label}
          className="min-w-0 flex-[1_0_12rem] px-5 pt-3 pb-3.5 shadow-[-1px_-1px_0_var(--line)] max-md:flex-[1_0_9rem] max-md:px-3.5"
        >
          <dt className="text-13 text-ink-2">{label}</dt>
          <dd className="mt-0.5 flex flex-wrap items-baseline gap-x-2.5 text-26 font-semibold">
            {value}
            {note !== undefined && note !== false && (
              <span className="flex items-baseline gap-2 text-12 font-normal tracking-normal text-ink-2">
                {note}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Points against the period before; an arrow from five on (POLL-21). */
export function Change({ points }: { points: number }) {
  const amount = counted(Math.abs(points), 'point')
  if (trendOf(points) === 'stable') return <span>{points < 0 ? `\u2212${amount}` : `+${amount}`}</span>
  const Arrow = points > 0 ? ChevronUp : ChevronDown
  return (
    <span className={`inline-flex items-center gap-0.5 ${points > 0 ? 'text-positive' : 'text-negative'}`}>
      <Arrow aria-hidden className="size-3.5" />
      <span className="sr-only">{points > 0 ? 'up' : 'down'} </span>
      {amount}
    </span>
  )
}
