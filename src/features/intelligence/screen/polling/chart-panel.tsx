// A titled panel of a dashboard; the words at its right say what the figures are of, or lead on.
import { type ReactNode, useId } from 'react'
import { classNames } from '../../../../ui/class-names.ts'

export type ChartPanelProps = {
  title: string
  aside?: ReactNode
  /** Buttons, which no picture of the panel shows. */
  tools?: ReactNode
  className?: string
  children: ReactNode
}

export function ChartPanel({ title, aside, tools, className, children }: ChartPanelProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      data-chart
      className={classNames(
        'flex min-w-0 flex-col rounded-panel bg-surface px-5 pt-3.5 pb-4 shadow-card',
        className,
      )}
    >
      <header className="mb-2 flex min-h-7 items-center gap-3">
        <h2 id={id} className="text-14 font-semibold">
          {title}
        </h2>
        {aside !== undefined && <div className="ml-auto text-12 text-ink-2">{aside}</div>}
        {tools !== undefined && (
          <div data-no-picture className={aside === undefined ? 'ml-auto' : undefined}>
            {tools}
          </div>
        )}
      </header>
      {children}
    </section>
  )
}

/** What will appear in a panel and how it comes about, where nothing is there yet (POLL-27). */
export function PanelEmpty({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid flex-1 place-content-center px-4 py-8 text-center">
      <p className="text-13 font-medium">{title}</p>
      <p className="mx-auto mt-1 max-w-[44ch] text-13 text-ink-2">{children}</p>
    </div>
  )
}
