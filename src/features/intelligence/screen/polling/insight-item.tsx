// An insight: what it says, its figure, and what it rests on.
import { TrendingUp } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../../../ui/api.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { PriorityBadge } from '../../../../ui/priority.tsx'
import type { Became } from '../../../followups/screen/follow-ups.ts'
import { TakeUp } from '../../../followups/screen/take-up.tsx'
import { type PollingInsight, viewPollingInsight } from '../../../polling/insights/contract.ts'
import { counted, dayWords, figureWords, insightNames, moodInk, moodWords } from './polling-words.ts'

/** In a short list: its title, its figure and the first quote. */
export function InsightLine({ insight }: { insight: PollingInsight }) {
  const quote = insight.evidence[0]?.quote
  return (
    <li className="grid grid-cols-[18px_minmax(0,1fr)_auto] gap-x-3 gap-y-0.5 py-2.5">
      <TrendingUp aria-hidden className="mt-0.5 size-4 text-(--a)" />
      <h3 className="text-14 font-550 wrap-text">{insight.title}</h3>
      <span className="text-12 text-ink-2 tabular-nums">{figureWords(insight)}</span>
      <p className="col-start-2 text-13 text-ink-2 wrap-text">
        {quote === undefined ? insight.description : `“${quote}”`}
      </p>
    </li>
  )
}

const MOST_QUOTES = 2

interface InsightItemProps {
  agentId: number
  insight: PollingInsight
  became: Became | undefined
}

export function InsightItem({ agentId, insight, became }: InsightItemProps) {
  const [isOpen, setOpen] = useState(false)
  const quotes = isOpen ? insight.evidence : insight.evidence.slice(0, MOST_QUOTES)
  const more = insight.evidence.length - MOST_QUOTES
  function toggle() {
    // Counting it may fail: nothing is lost by that.
    if (!isOpen) api(viewPollingInsight, { params: { id: agentId, insightId: insight.id } }).catch(() => {})
    setOpen(!isOpen)
  }
  return (
    <li className="border-b border-line py-4">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h3 className="min-w-0 flex-[1_1_18rem] text-15 font-semibold wrap-text">{insight.title}</h3>
        {insight.isAlert && <Badge tone="danger">Alert</Badge>}
        <PriorityBadge priority={insight.priority} />
      </div>
      <p className="mt-0.5 flex flex-wrap gap-x-3 text-12 text-ink-2">
        <span className="font-550 text-ink tabular-nums">{figureWords(insight)}</span>
        <span>{insightNames[insight.type]}</span>
        <span className={moodInk[insight.mood]}>{moodWords[insight.mood]}</span>
        {insight.department !== null && <span>{insight.department}</span>}
        <span>{insight.confidence}% sure</span>
        <span>since {dayWords(insight.period)}</span>
      </p>
      <p className="mt-1.5 max-w-(--measure) text-14 wrap-text">{insight.description}</p>
      {quotes.length > 0 && (
        <ul className="mt-2 grid gap-1.5 border-t border-dashed border-line-2 pt-2">
          {quotes.map(({ id, quote, author, day }) => (
            <li key={id} className="flex flex-wrap items-baseline gap-x-3 text-13">
              <q className="min-w-0 flex-[1_1_16rem] text-ink-2 wrap-text">{quote}</q>
              <span className="text-12 text-ink-3">
                {author}, {dayWords(day)}
              </span>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-1.5 flex items-center gap-3">
        {more > 0 && (
          <Button size="sm" variant="ghost" className="-ml-2.5" aria-expanded={isOpen} onClick={toggle}>
            {isOpen ? 'Show fewer' : `Show ${more} more`}
          </Button>
        )}
        <span className="text-12 text-ink-3">Rests on {counted(insight.evidenceCount, 'mail')}</span>
      </div>
      {became && <TakeUp topic={topicOf(insight)} became={became} />}
    </li>
  )
}

const topicOf = ({ subject, topic, title, description, department }: PollingInsight) => ({
  ...{ key: subject, description, isForManagers: department !== null },
  name:
    topic === null ? `\u201c${title}\u201d` : `\u201c${topic.charAt(0).toUpperCase()}${topic.slice(1)}\u201d`,
})
