// A part of the knowledge base's side column: a title with a count, and what waits under it.
import { type ReactNode, useId } from 'react'

export interface AsideSectionProps {
  title: string
  count?: number
  /** By which a link on the page leads here. */
  anchor?: string
  /** At the end of the title's line. */
  act?: ReactNode
  children: ReactNode
}

export function AsideSection({ title, count, anchor, act, children }: AsideSectionProps) {
  const id = useId()
  return (
    <section id={anchor} aria-labelledby={id} className="min-w-0 scroll-mt-4">
      <div className="flex min-h-7 items-center gap-2 pb-1.5 text-13">
        <h3 id={id} className="font-semibold">
          {title}
        </h3>
        {count !== undefined && <span className="text-ink-3 tabular-nums">{count}</span>}
        {act !== undefined && <span className="ml-auto flex items-center">{act}</span>}
      </div>
      {children}
    </section>
  )
}
