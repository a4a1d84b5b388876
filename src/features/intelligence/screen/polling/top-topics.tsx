// The five topics that come up most, with their bars (POLL-20).
import { ChevronDown, ChevronUp } from 'lucide-react'
import { TOP_TOPICS } from '../../../polling/contract.ts'
import { Meter } from './meter.tsx'

export interface CountedTopic {
  name: string
  count: number
  trend: 'up' | 'down' | 'stable'
}

export type TopTopicsProps = {
  topics: readonly CountedTopic[]
  most?: number
  onSelect?: (name: string) => void
}

export function TopTopics({ topics, most = TOP_TOPICS, onSelect }: TopTopicsProps) {
  const shown = topics.slice(0, most)
  const largest = Math.max(1, ...shown.map(({ count }) => count))
  if (shown.length === 0) return <p className="py-6 text-center text-13 text-ink-2">No topics yet.</p>
  return (
    <ol>
      {shown.map((topic) => (
        <li
          key={topic.name}
          className="grid min-h-8 grid-cols-[minmax(0,1fr)_6rem_2.5rem] items-center gap-3 text-13 not-last:border-b not-last:border-line"
        >
          <span className="flex min-w-0 items-center gap-1">
            {onSelect ? (
              <button type="button" className="truncate hover:underline" onClick={() => onSelect(topic.name)}>
                {topic.name}
              </button>
            ) : (
              <span className="truncate">{topic.name}</span>
            )}
            <TrendMark trend={topic.trend} />
          </span>
          <Meter value={topic.count} max={largest} />
          <span className="text-right tabular-nums">{topic.count}</span>
        </li>
      ))}
    </ol>
  )
}

export function TrendMark({ trend }: Pick<CountedTopic, 'trend'>) {
  if (trend === 'stable') return null
  const Arrow = trend === 'up' ? ChevronUp : ChevronDown
  return (
    <span className="inline-flex text-ink-2">
      <Arrow aria-hidden className="size-3.5" />
      <span className="sr-only">{trend === 'up' ? 'more often than before' : 'less often than before'}</span>
    </span>
  )
}
