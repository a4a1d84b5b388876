// One part of the landing page: a band across it, with a heading, a sentence beside it, and what it shows.
import type { ReactNode } from 'react'
import { classNames } from '../../../ui/class-names.ts'

export type PartProps = {
  /** Where an anchor of the header leads. */
  id: string
  title: string
  lead?: ReactNode
  /** Bands take turns in their ground. */
  ground: 'surface' | 'canvas'
  children?: ReactNode
}

export function Part({ id, title, lead, ground, children }: PartProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={classNames(
        'scroll-mt-16 border-t border-line',
        ground === 'surface' ? 'bg-surface' : '[--surface:var(--canvas)]',
      )}
    >
      <div className="mx-auto max-w-page px-6 pt-18 pb-20 max-md:px-4 max-md:pt-11 max-md:pb-13">
        <div className="mb-10 grid items-baseline gap-x-13 gap-y-3 max-md:mb-7 lg:grid-cols-2">
          <h2
            id={`${id}-title`}
            className="text-36 font-semibold tracking-[-0.026em] text-balance max-md:text-[1.75rem] max-md:leading-8.5"
          >
            {title}
          </h2>
          {lead !== undefined && (
            <p className="max-w-[58ch] text-[17px] leading-[27px] text-pretty text-ink-2">{lead}</p>
          )}
        </div>
        {children}
      </div>
    </section>
  )
}
