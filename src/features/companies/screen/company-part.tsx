// A section of the companies page: title, what it is for, its act at the right, and its content.
import { type ReactNode, useId } from 'react'

export type CompanyPartProps = {
  title: string
  intro?: ReactNode
  action?: ReactNode
  children?: ReactNode
}

export function CompanyPart({ title, intro, action, children }: CompanyPartProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="mt-4 rounded-panel bg-surface p-5 shadow-card max-md:p-4 [--ground:var(--surface)]"
    >
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-[1_1_18rem]">
          <h2 id={id} className="text-14 font-semibold">
            {title}
          </h2>
          {intro !== undefined && <p className="mt-0.5 text-13 text-ink-2">{intro}</p>}
        </div>
        {action}
      </header>
      {children !== undefined && <div className="mt-4">{children}</div>}
    </section>
  )
}
