// The head of a list of tasks on a board: its glyph, its title, and how many tasks stand in it.
import type { ReactNode } from 'react'
import { classNames } from '../../../../ui/class-names.ts'

export type ListHeadProps = {
  glyph: ReactNode
  title: string
  /** What belongs into the list, below its title. */
  subtitle?: string
  /** Names the list's region. */
  id: string
  /** Null while the tasks load. */
  count: number | null
  /** What can be done with the list, at its right. */
  children?: ReactNode
}

export function ListHead({ glyph, title, subtitle, id, count, children }: ListHeadProps) {
  return (
    <header
      className={classNames(
        'flex gap-2 pt-3 pr-3.5 pb-2 pl-6 max-md:pl-4',
        subtitle === undefined ? 'items-center' : 'items-start',
      )}
    >
      <span className="flex h-5 items-center text-ink-3 [&_svg]:size-4">{glyph}</span>
      <div className="min-w-0">
        <div className="flex min-w-0 items-center gap-2">
          {/* Takes the focus when the last card leaves the list. */}
          <h2 id={id} tabIndex={-1} className="truncate text-13 font-semibold outline-none">
            {title}
          </h2>
          {count !== null && <span className="text-13 text-ink-3 tabular-nums">{count}</span>}
        </div>
        {subtitle !== undefined && <p className="truncate text-12 text-ink-2">{subtitle}</p>}
      </div>
      {children}
    </header>
  )
}
