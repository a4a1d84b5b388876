// A titled part of a page, and the rows in it: settings are made of them.
import { type ReactNode, useId } from 'react'

export type PanelProps = { title: string; description?: ReactNode; children: ReactNode }

export function Panel({ title, description, children }: PanelProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="rounded-panel bg-surface p-5 shadow-card">
      <h2 id={id} className="text-14 font-semibold">
        {title}
      </h2>
      {description !== undefined && (
        <p className="mt-1 max-w-(--measure) text-13 text-ink-2">{description}</p>
      )}
      <div className="mt-4">{children}</div>
    </section>
  )
}

/** One line of a panel: what it is about, a sentence on it, and what can be done or is so. */
export function PanelRow({ title, children, act }: { title: string; children: ReactNode; act?: ReactNode }) {
  return (
    <div className="flex items-start justify-between gap-x-6 gap-y-3 py-4 first:pt-0 last:pb-0 max-sm:flex-col">
      <div className="min-w-0 flex-1">
        <h3 className="text-13 font-medium">{title}</h3>
        <div className="mt-0.5 max-w-(--measure) text-13 text-ink-2 wrap-text">{children}</div>
      </div>
      {act !== undefined && <div className="flex shrink-0 flex-wrap items-center gap-2">{act}</div>}
    </div>
  )
}
