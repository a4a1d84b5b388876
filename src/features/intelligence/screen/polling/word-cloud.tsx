// Topics as words: the more mails, the larger; always in the same order, and each can be reached by the keyboard (POLL-07).
import { ChevronDown, ChevronUp } from 'lucide-react'
import { classNames } from '../../../../ui/class-names.ts'
import { MOST_TOPICS } from '../../../polling/contract.ts'
import type { TopicItem } from '../../../polling/figures/contract.ts'
import { PanelEmpty } from './chart-panel.tsx'
import { counted, moodInk, moodWords } from './polling-words.ts'

/** CSS pixels (POLL-19). */
const SMALLEST = 12
const LARGEST = 32

export type WordCloudProps = { topics: readonly TopicItem[]; onSelect: (name: string) => void }

export function WordCloud({ topics, onSelect }: WordCloudProps) {
  const shown = topics.slice(0, MOST_TOPICS)
  if (shown.length === 0) {
    return (
      <PanelEmpty title="No topics yet">
        What people write about appears here, each topic once at least four of them have raised it.
      </PanelEmpty>
    )
  }
  const most = Math.max(...shown.map(({ count }) => count))
  const least = Math.min(...shown.map(({ count }) => count))
  return (
    <>
      <ul className="flex flex-wrap items-baseline gap-x-4 gap-y-1.5 leading-tight">
        {shown.map((topic) => (
          <li key={topic.id}>
            <TopicWord
              topic={topic}
              size={sizeOf(topic.count, { least, most })}
              onSelect={() => onSelect(topic.name)}
            />
          </li>
        ))}
      </ul>
      <p className="mt-auto pt-3 text-12 text-ink-3">
        {counted(shown.length, 'topic')}. Larger means more mails; the arrow says which come up more or less
        often.
      </p>
    </>
  )
}

/** By area, so that four times as many mails look four times as large. */
export function sizeOf(count: number, { least, most }: { least: number; most: number }): number {
  if (most === least) return Math.round((SMALLEST + LARGEST) / 2)
  const share = (Math.sqrt(count) - Math.sqrt(least)) / (Math.sqrt(most) - Math.sqrt(least))
  return Math.round(SMALLEST + share * (LARGEST - SMALLEST))
}

const trendWords = { up: ', more often', down: ', less often', stable: '' } as const

function TopicWord({ topic, size, onSelect }: { topic: TopicItem; size: number; onSelect: () => void }) {
  const { name, count, category, trend } = topic
  const Arrow = trend === 'up' ? ChevronUp : trend === 'down' ? ChevronDown : null
  return (
    <button
      type="button"
      onClick={onSelect}
      title={`${counted(count, 'mail')}, ${moodWords[category].toLowerCase()}${trendWords[trend]}`}
      className={classNames(
        'inline-flex min-h-6 items-baseline rounded-mark text-left wrap-text hover:underline',
        size >= 20 ? 'font-semibold tracking-[-0.02em]' : 'font-medium',
        category === 'neutral' ? 'text-ink' : moodInk[category],
      )}
      style={{ fontSize: `${size}px` }}
    >
      {name}
      {Arrow && <Arrow aria-hidden className="ml-0.5 size-3 self-center" />}
      <span className="sr-only">
        {`: ${counted(count, 'mail')}, ${moodWords[category].toLowerCase()}${trendWords[trend]}`}
      </span>
    </button>
  )
}
