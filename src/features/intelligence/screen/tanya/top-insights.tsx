// Tanya's insights: each with how often it came up, from how many people, and what they wrote (TANYA-06).
import { TrendingUp } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { PriorityBadge } from '../../../../ui/priority.tsx'
import { TakeUp } from '../../../followups/screen/take-up.tsx'
import type { TanyaInsight } from '../../contract.ts'
import { counted, dayWords, moodInk, moodWords } from '../polling/polling-words.ts'
import { useBecame } from '../polling/use-became.ts'

const MOST_QUOTES = 3

export const TopInsights = ({ insights }: { insights: readonly TanyaInsight[] }) => (
  <ol>
    {insights.map((insight, at) => (
      <InsightRow key={insight.id} insight={insight} place={at + 1} />
    ))}
  </ol>
)

function InsightRow({ insight, place }: { insight: TanyaInsight; place: number }) {
  const { topic, description, urgency, frequency, people, since, sentiment, instances, evidence } = insight
  const [isOpen, setOpen] = useState(false)
  const quotes = isOpen ? evidence : evidence.slice(0, MOST_QUOTES)
  const more = evidence.length - MOST_QUOTES
  return (
    <li className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-2 border-b border-line py-4">
      <span aria-hidden className="text-20 font-semibold text-ink-2 tabular-nums">
        {place}
      </span>
      <div className="min-w-0">
        <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <h3 className="min-w-0 flex-[1_1_16rem] text-15 font-semibold wrap-text">{topic}</h3>
          <PriorityBadge priority={urgency} />
        </div>
        <p className="flex flex-wrap gap-x-3 text-12 text-ink-2">
          <span>
            {counted(frequency, 'mail')} from {counted(people, 'sender')}
          </span>
          <span>since {dayWords(since)}</span>
          <span className={moodInk[sentiment]}>{moodWords[sentiment]}</span>
          {instances.length > 0 && <span className="wrap-text">{instances.join(', ')}</span>}
        </p>
        <p className="mt-1 max-w-(--measure) text-14 wrap-text">{description}</p>
        {quotes.length > 0 && (
          <ul className="mt-2 grid gap-1.5 border-t border-dashed border-line-2 pt-2">
            {quotes.map(({ id, quote, author, day }) => (
              <li
                key={id}
                className="grid grid-cols-[18px_minmax(0,1fr)_auto] items-baseline gap-x-2 text-13"
              >
                <TrendingUp aria-hidden className="size-3.5 self-center text-(--a)" />
                <q className="wrap-text">{quote}</q>
                <span className="text-12 text-ink-3 max-sm:col-start-2">
                  {author}, {dayWords(day)}
                </span>
              </li>
            ))}
          </ul>
        )}
        {more > 0 && (
          <Button
            size="sm"
            variant="ghost"
            className="mt-1 -ml-2.5"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Show fewer' : `Show ${more} more`}
          </Button>
        )}
        <Taken insight={insight} />
      </div>
    </li>
  )
}

/** In the combined view the instances each have their own. */
function Taken({ insight: { sources, topic, description } }: { insight: TanyaInsight }) {
  const became = useBecame(sources.map(({ agentId }) => agentId))
  const name = `\u201c${topic.charAt(0).toUpperCase()}${topic.slice(1)}\u201d`
  return sources.map(({ agentId, subject }, at) => {
    const of = became[at]
    const about = { key: subject, name, description, isForManagers: false }
    return of && <TakeUp key={agentId} topic={about} became={of} />
  })
}
