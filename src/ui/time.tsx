// Dates on the page: relative where near, absolute on hover, machine-readable always.

import { dueWords, formatDay, formatMoment, type Moment, relativeTime } from './dates.ts'
import { useNow } from './now.ts'

/** How long ago a moment was, kept true while it stands on the page. */
export function RelativeTime({ at, className }: { at: Moment; className?: string }) {
  const now = useNow()
  return (
    <time
      dateTime={new Date(at).toISOString()}
      title={formatMoment(at)}
      className={`tabular-nums ${className ?? ''}`}
    >
      {relativeTime(at, now)}
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
