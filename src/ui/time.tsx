// Dates on the page: relative where near, absolute on hover, machine-readable always.

import { dueWords, formatDay, formatMoment, type Moment, relativeTime } from './dates.ts'
import { useNow } from './now.ts'

export interface RelativeTimeProps {
  at: Moment
  className?: string
  /** Behind other words: "just now" begins no sentence. */
  inSentence?: boolean
}

/** How long ago a moment was, kept true while it stands on the page. */
export function RelativeTime({ at, className, inSentence = false }: RelativeTimeProps) {
  const now = useNow()
  const words = relativeTime(at, now)
  return (
    <time
      dateTime={new Date(at).toISOString()}
      title={formatMoment(at)}
      className={`tabular-nums ${className ?? ''}`}
    >
      {inSentence && words === 'Just now' ? 'just now' : words}
    </time>
  )
}

/** A due day in relative words. */
export function DueDay({ due, className }: { due: Moment; className?: string }) {
  const now = useNow()
  return (
    <time
      dateTime={new Date(due).toISOString().slice(0, 10)}
      title={formatDay(due)}
      className={`tabular-nums ${className ?? ''}`}
    >
      {dueWords(due, now)}
    </time>
  )
}
