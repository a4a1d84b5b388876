// A mood by its score, its word and its colour (POLL-17), with an arrow where it changed (POLL-21).
import { ChevronDown, ChevronUp } from 'lucide-react'
import { type Mood as MoodName, trendOf } from '../../../polling/contract.ts'
import { moodInk, moodWords } from './polling-words.ts'

export type MoodProps = { mood: MoodName; score: number; change?: number | null }

export function Mood({ mood, score, change = null }: MoodProps) {
  const trend = change === null ? 'stable' : trendOf(change)
  const Arrow = trend === 'up' ? ChevronUp : ChevronDown
  return (
    <span className="inline-flex items-center gap-1.5">
      <span aria-hidden className={`h-4 w-0.5 bg-current ${moodInk[mood]}`} />
      <span className="font-550 tabular-nums">{score}</span>
      <span className="text-12 text-ink-2">{moodWords[mood]}</span>
      {trend !== 'stable' && (
        <span className={trend === 'up' ? 'text-positive' : 'text-negative'}>
          <Arrow aria-hidden className="size-3.5" />
          <span className="sr-only">{trend === 'up' ? 'rising' : 'falling'}</span>
        </span>
      )}
    </span>
  )
}
