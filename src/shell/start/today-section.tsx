// One list of the start page: a head with its count and the way to all of it, and its first entries.
import type { ReactNode } from 'react'
import { Link } from 'wouter'

/** Entries of a list that stand on the start page. */
export const MOST_SHOWN = 3

export type TodaySectionProps = {
  id: string
  title: string
  count: number
  /** Where all of them are. */
  href: string
  /** Beside the head. */
  note?: string
  children: ReactNode
}

/** Nothing where the list is empty. */
export function TodaySection({ id, title, count, href, note, children }: TodaySectionProps) {
  if (count === 0) return null
  return (
    <section aria-labelledby={id} className="mb-6">
      <div className="flex items-baseline gap-2 border-b border-line pb-2">
        <h2 id={id} className="text-14 font-semibold">
          {title}
        </h2>
        <span className="text-14 text-ink-3 tabular-nums">{count}</span>
        <span className="ml-auto text-12 text-ink-3">
          {note}
          {count > MOST_SHOWN && (
            <Link href={href} className="link text-13">
              All {count}
              <span className="sr-only"> of {title}</span>
            </Link>
          )}
        </span>
      </div>
      {children}
    </section>
  )
}
